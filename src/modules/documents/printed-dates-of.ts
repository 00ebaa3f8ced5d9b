import type { ReadContext } from '#platform/context'
import { selectPrintedDates } from './ending.store.ts'

/** What is noted to be printed on the current papers of these records; papers without dates are left out. */
export async function printedDatesOf({ tx }: ReadContext, recordIds: readonly string[]) {
  return selectPrintedDates(tx, recordIds)
}
