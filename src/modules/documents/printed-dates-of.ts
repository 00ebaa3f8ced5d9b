import type { ReadContext } from '#platform/context'
import { selectPrintedDates } from './ending.store.ts'

/** Returns the printed dates noted for the current documents of these records; documents without dates are left out. */
export async function printedDatesOf({ tx }: ReadContext, recordIds: readonly string[]) {
  return selectPrintedDates(tx, recordIds)
}
