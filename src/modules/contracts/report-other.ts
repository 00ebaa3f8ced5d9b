import { appendAudit } from '#modules/audit'
import { otherContractKey } from '#modules/documents'
import { proveHolder } from '#modules/lookup'
import type { LinkProof } from '#modules/lookup/schema'
import type { ActionContext, WriteContext } from '#platform/context'
import { isOutcomeUnknown } from '#platform/database'
import { platformLimits } from '#platform/limits'
import { clearAway, type Staged } from '#platform/storage'
import { contractLimits } from './limits.ts'
import { insertOther, selectOthers } from './other-contracts.store.ts'
import { refuseUnless } from './refusals.ts'
import { type NewOther, photoSchema } from './schema.ts'
import { macOf } from './signed-rows.ts'

interface Reported {
  other: NewOther
  /** A photo of the contract, as it was sent; null when there is none. */
  photo: AsyncIterable<Uint8Array> | null
}

/** Finds whose file it is, before anything is done and again in the transaction. */
type Whose = (ctx: WriteContext | Parameters<Parameters<ActionContext['read']>[0]>[0]) => Promise<{
  recordId: string
}>

/**
 * "They gave me another contract": stores it permanently, with its date, in addition to the first one. The photo is
 * checked as an upload is. Refuses with `contract.nothing_reported`, `contract.too_many_reports`, and as uploads do.
 */
export async function reportOther(
  ctx: ActionContext,
  whose: Whose,
  { other, photo }: Reported,
): Promise<{ id: string; reportedAt: string }> {
  refuseUnless(photo !== null || Object.values(other).some(Boolean), 'contract.nothing_reported')
  const { recordId } = await ctx.read(whose)
  await ctx.read(async ({ tx }) => refuseTooMany(await selectOthers(tx, recordId)))
  const id = ctx.ids.uuid()
  const key = otherContractKey({ recordId, id })
  const kept = photo && (await keepPhoto(ctx, key, photo))
  try {
    return await ctx.write(async (write) => {
      const holder = await whose(write)
      refuseUnless(holder.recordId === recordId, 'lookup.no_data_found')
      return insert(write, { id, recordId, other, photo: kept?.photo ?? null })
    })
  } catch (error) {
    // When it is unknown whether the row exists, the photo stays for the sweep.
    if (!isOutcomeUnknown(error)) await clearAway(ctx, () => ctx.storage.remove(key))
    throw error
  } finally {
    await kept?.staged.discard()
  }
}

/** Stores the same from any phone, with passport number and access code; refuses as a look-up does (H7). */
export async function reportOtherByCode(
  ctx: ActionContext,
  proof: LinkProof,
  reported: Reported,
): Promise<{ id: string; reportedAt: string }> {
  return reportOther(ctx, (read) => proveHolder(ctx, read, proof), reported)
}

function refuseTooMany(others: readonly unknown[]): void {
  refuseUnless(others.length < contractLimits.otherContractsPerRecord, 'contract.too_many_reports')
}

async function keepPhoto(ctx: ActionContext, key: string, source: AsyncIterable<Uint8Array>) {
  const staged: Staged = await ctx.storage.stage(source, platformLimits.uploadBytes, key)
  try {
    const { mediaType, pages } = await ctx.images.inspect(() => staged.read())
    await staged.keep(key)
    const { sha256, bytes } = staged
    return { staged, photo: photoSchema.parse({ sha256, bytes, mediaType, pages }) }
  } catch (error) {
    await staged.discard()
    await clearAway(ctx, () => ctx.storage.remove(key))
    throw error
  }
}

interface Entry {
  id: string
  recordId: string
  other: NewOther
  photo: object | null
}

async function insert(ctx: WriteContext, { id, recordId, other, photo }: Entry) {
  refuseTooMany(await selectOthers(ctx.tx, recordId))
  const { employer, wage, note } = other
  const row = {
    ...{ id, recordId, employer, note },
    amount: wage?.amount ?? null,
    currency: wage?.currency ?? null,
    period: wage?.period ?? null,
    photo: photo && JSON.stringify(photo),
    accountId: ctx.actor.kind === 'account' ? ctx.actor.id : null,
    reportedAt: ctx.clock.now(),
  }
  const mac = macOf(ctx, row)
  await insertOther(ctx.tx, { ...row, mac })
  // The log has the signature too: replacing or removing the row takes forging both.
  await appendAudit(ctx, 'contract.other_reported', `record:${recordId}`, { contractId: id, mac })
  return { id, reportedAt: row.reportedAt }
}
