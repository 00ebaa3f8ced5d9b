import type { ImportQuestion } from '../answers.schema.ts'
import type { ImportCounts } from '../schema.ts'
import type { TableRow } from '../tables/table.ts'
import { countRow, decidePayment, meantBy, type RowsBefore } from './decide-payment.ts'
import type { RowMark } from './import-job.ts'
import { ask } from './questions.ts'
import { readPayment } from './read-payment.ts'
import type { Running } from './running.ts'

interface Forecast {
  counts: ImportCounts
  asked: Map<string, ImportQuestion>
  before: RowsBefore
}

/** Returns what would become of a row of a ledger; a mark where something was wrong. */
export async function checkPayment(
  { ctx, plan }: Running,
  { counts, asked, before }: Forecast,
  { row, cells }: TableRow,
): Promise<RowMark | null> {
  const read = readPayment(plan, cells)
  if (read.kind === 'skipped') {
    counts.skipped += 1
    return null
  }
  ask(asked, { kind: 'wrong', problems: [], unknown: read.unknown })
  const { outcome, problems } = await ctx.read(async (reader) => {
    const meant = await meantBy(reader, read)
    if ('problems' in meant) return { outcome: 'failed' as const, problems: meant.problems }
    const decided = await decidePayment(reader, meant, before)
    countRow(before, meant)
    return decided
  })
  counts[outcome] += 1
  if (problems.length === 0) return null
  if (outcome !== 'failed') counts.remarked += 1
  return { row, outcome, recordId: null, recordVersion: null, problems }
}
