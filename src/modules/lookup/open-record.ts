import { appendAudit } from '#modules/audit'
import type { DocumentKind } from '#modules/documents/schema'
import { isPassportNumber, isPublic } from '#modules/records'
import { normaliseNumber } from '#modules/records/schema'
import { type Instant, later } from '#platform/clock'
import type { ActionContext, ReadContext } from '#platform/context'
import { newToken, sameText } from '#platform/crypto'
import { limitTable } from '#platform/limits'
import { codeHash } from './access-code.ts'
import { type CodeHolder, insertViewing, selectByCode } from './lookup.store.ts'
import { refusal } from './refusals.ts'
import type { Lookup } from './schema.ts'
import { refuseTry } from './wrong-codes.ts'

/** It reads codes and records, which no look-up writes. */
const mingled = { mingles: true }

/** A record opened in one browser, until `endsAt`. */
export interface Opened {
  token: string
  endsAt: Instant
  recordId: string
  kinds: readonly DocumentKind[] | null
}

/**
 * Opens a record with a number and its access code for 15 minutes. Unknown number, wrong or
 * revoked code, hidden, unapproved and deleted records refuse with one and the same answer (H7),
 * after the same work: one look-up by the code's hash, one comparison.
 * @param isSecondTry whether what was typed was refused as another number just before
 */
export async function openRecord(
  ctx: ActionContext,
  lookup: Lookup,
  isSecondTry = false,
): Promise<Opened> {
  const hash = codeHash(ctx, lookup.accessCode)
  const typed = numberIn(lookup)
  const holder = await ctx.read(({ tx }) => selectByCode(tx, hash, typed))
  if (!opens(holder, lookup)) refuseTry(ctx, lookup, isSecondTry ? null : 'access')
  const viewingId = ctx.ids.uuid()
  const token = `${viewingId}.${newToken()}`
  const kinds = lookup.kinds ?? null
  return ctx.writeGrouped(async (write) => {
    // Asked again inside the transaction: a record may be hidden while somebody opens it.
    const now = await selectByCode(write.tx, hash, typed)
    if (!opens(now, lookup)) throw refusal('lookup.no_data_found')
    const startedAt = write.clock.now()
    const endsAt = later(startedAt, limitTable.viewing)
    const viewing = {
      id: viewingId,
      tokenHash: tokenHash(write, token),
      recordId: now.id,
      accessCodeId: now.codeId,
      kinds: kinds && JSON.stringify(kinds),
      startedAt,
      endsAt,
      closedAt: null,
    }
    // Together: neither waits for the other's answer.
    await Promise.all([
      insertViewing(write.tx, viewing),
      appendAudit(write, 'viewing.opened', `record:${now.id}`, { viewingId }),
    ])
    return { token, endsAt, recordId: now.id, kinds }
  }, mingled)
}

/** What is kept of a viewing's token, `{id}.{secret}`. */
export function tokenHash({ secrets }: Pick<ReadContext, 'secrets'>, token: string): string {
  return secrets.hmac('token', token)
}

type Holder = { [Field in keyof CodeHolder]: NonNullable<CodeHolder[Field]> }

/** The one number that a look-up brings. */
function numberIn({ passportNumber, referenceNumber }: Partial<Lookup>): string {
  return passportNumber ?? referenceNumber ?? ''
}

/** Whether this code may open its record with this number; the same steps in each case. */
export function opens(holder: CodeHolder, lookup: Lookup): holder is Holder {
  const typed = numberIn(lookup)
  const isPassport = isPassportNumber(typed, holder)
  const given = normaliseNumber(typed)
  const isReference = sameText(given, holder.referenceNumber ?? '') && given !== ''
  const isSame = lookup.passportNumber === undefined ? isReference : isPassport
  const { state, hiddenAt, deletedAt } = holder
  const isOpenToPublic = isPublic({ state: state ?? 'pending', hiddenAt, deletedAt })
  return isSame && isOpenToPublic && holder.codeId !== null && holder.revokedAt === null
}
