import { accountNames } from '#modules/accounts'
import { appendAudit } from '#modules/audit'
import { getRecord } from '#modules/records'
import type { ReadContext, WriteContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import type { CursorAsked } from '#platform/pages'
import { issueAccessCode } from './access-code.ts'
import { selectCurrentCode } from './lookup.store.ts'
import { refuseUnless } from './refusals.ts'
import type { NewSlipRun, Printed, SlipRun, UnprintedCodes } from './schema.ts'
import {
  clearSlipRun,
  countUnprintedCodes,
  selectRecordsOfRun,
  selectUnprinted,
} from './slip-runs.store.ts'

const pageSize = 50

/**
 * Issues the access codes of many records in one transaction, each as if it were alone. A record that gets none is
 * reported. Each code waits for its slip until somebody notes that it was printed: staff who lose the codes before that
 * find them in `listUnprinted`, and issue new ones.
 */
export async function issueForSlips(
  ctx: WriteContext,
  { recordIds, replaces }: NewSlipRun,
): Promise<SlipRun> {
  const slipRun = ctx.ids.uuid()
  const issued: SlipRun['issued'] = []
  const problems: SlipRun['problems'] = []
  for (const recordId of recordIds)
    try {
      await getRecord(ctx, recordId)
      const current = await selectCurrentCode(ctx.tx, recordId)
      refuseUnless(replaces || !current, 'access_code.already_issued')
      issued.push({ recordId, accessCode: await issueAccessCode(ctx, recordId, slipRun) })
    } catch (error) {
      // The refusal comes before anything is written.
      if (!(error instanceof Refusal)) throw error
      problems.push({ id: recordId, code: error.code, message: error.message })
    }
  return { id: issued.length === 0 ? null : slipRun, issued, problems }
}

/**
 * Notes that slips of a run were printed, all or those of `recordIds`. A code that has since been replaced or revoked
 * is left as it is.
 *
 * @throws Refusal `slip_run.not_found`
 */
export async function notePrinted(
  ctx: WriteContext,
  slipRun: string,
  { recordIds }: Printed,
): Promise<void> {
  const waiting = await selectRecordsOfRun(ctx.tx, slipRun)
  const printed = waiting.filter((id) => recordIds?.includes(id) ?? true)
  refuseUnless(printed.length > 0, 'slip_run.not_found')
  for (const recordId of printed) {
    await clearSlipRun(ctx.tx, slipRun, recordId)
    await appendAudit(ctx, 'access_code.printed', `record:${recordId}`)
  }
}

/** Returns a page of the codes issued for a slip that nobody has noted as printed. */
export async function listUnprinted(
  ctx: ReadContext,
  { cursor }: CursorAsked,
): Promise<UnprintedCodes> {
  const { rows, ...place } = await selectUnprinted(ctx.tx, { cursor, pageSize })
  const names = await accountNames(
    ctx.tx,
    rows.map(({ issuedBy }) => issuedBy),
  )
  const codes = rows.map((row) => ({ ...row, issuedBy: names.get(row.issuedBy) ?? null }))
  return { codes, ...place }
}

export function countUnprinted({ tx }: Pick<ReadContext, 'tx'>): Promise<number> {
  return countUnprintedCodes(tx)
}
