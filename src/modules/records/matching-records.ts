import type { ReadContext } from '#platform/context'
import { type MatchingRecord, mostMatching } from './list.schema.ts'
import { listedNumbers } from './list-records.ts'
import { refuseUnless } from './record.ts'
import { selectMatching } from './records.store.ts'
import type { RecordList } from './schema.ts'

/** As many numbers as one statement of either engine takes. */
const batch = 500

/**
 * Returns every record that matches a filter, in its order, with the version that a change of it has to name: what
 * is changed afterwards is what was counted now, whatever matches then. Refuses with `bulk_change.too_many`.
 */
export async function matchingRecords(
  ctx: ReadContext,
  filters: Omit<RecordList, 'cursor' | 'pageSize'>,
): Promise<MatchingRecord[]> {
  const numbers = await listedNumbers(ctx, filters)
  refuseUnless(numbers.length <= mostMatching, 'bulk_change.too_many')
  const records: MatchingRecord[] = []
  for (let from = 0; from < numbers.length; from += batch)
    records.push(...(await selectMatching(ctx.tx, numbers.slice(from, from + batch))))
  return records
}
