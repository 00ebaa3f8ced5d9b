import { appendAudit } from '#modules/audit'
import { tell } from '#modules/outbox'
import { getRecord } from '#modules/records'
import type { ActionContext, ReadContext } from '#platform/context'
import { useCode } from './ask-for-code.ts'
import type { OwnDataLetter } from './own-data-letter.ts'
import { ownDataZip } from './own-data-zip.ts'
import { refusal, refuseUnless } from './refusals.ts'

type HolderOf = (ctx: ReadContext) => Promise<{ recordId: string }>

/**
 * Exports everything that is held about the candidate of an open file, as one zip that is written while it is being
 * read. Number and access code opened the file; the code from a message is the second proof. Writes `own_data.taken`
 * into the audit log before the first byte. Refuses with `own_data.wrong_code`.
 */
export async function takeOwnData(
  ctx: ActionContext,
  holderOf: HolderOf,
  { code, letter }: { code: string; letter: OwnDataLetter },
): Promise<AsyncGenerator<Uint8Array>> {
  const recordId = await ctx.write(async (write) => {
    const holder = await holderOf(write)
    if (!(await useCode(write, { recordId: holder.recordId, code }))) return null
    await appendAudit(write, 'own_data.taken', `record:${holder.recordId}`)
    return holder.recordId
  })
  if (recordId === null) throw refusal('own_data.wrong_code')
  return ownDataZip(ctx, recordId, letter)
}

/** Exports the same for staff, who hand it over; the candidate is told. Writes `own_data.handed_over`. */
export async function handOverOwnData(
  ctx: ActionContext,
  { recordId, letter }: { recordId: string; letter: OwnDataLetter },
): Promise<AsyncGenerator<Uint8Array>> {
  await ctx.write(async (write) => {
    const record = await getRecord(write, recordId)
    refuseUnless(record.deletedAt === null, 'record.in_trash')
    await appendAudit(write, 'own_data.handed_over', `record:${recordId}`)
    await tell(write, { recordId, kind: 'data' })
  })
  return ownDataZip(ctx, recordId, letter)
}
