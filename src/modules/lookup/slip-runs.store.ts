import type { Tables } from '#migrations'
import { countOf, type Reader, selectPage, type Transaction } from '#platform/database'
import type { PageAsked, PagePlace } from '#platform/pages'

type CodeRow = Tables['accessCodes']

/**
 * Selects the working codes of records outside the trash that wait for a slip. A cross join, because with an inner one
 * SQLite would begin with all records.
 */
function waiting(tx: Reader) {
  return tx
    .selectFrom('accessCodes as c')
    .crossJoin('records as r')
    .whereRef('r.id', '=', 'c.recordId')
    .where('c.revokedAt', 'is', null)
    .where('c.slipRun', 'is not', null)
    .where('r.deletedAt', 'is', null)
}

interface UnprintedRow extends Pick<CodeRow, 'recordId' | 'issuedAt' | 'issuedBy'> {
  slipRun: string
  name: string
  reference: string
}

/** Selects a page of them, the longest-waiting first. */
export async function selectUnprinted(
  tx: Reader,
  asked: PageAsked,
): Promise<{ rows: UnprintedRow[] } & PagePlace> {
  return selectPage(
    waiting(tx),
    (codes) =>
      codes
        .select(['c.recordId', 'c.issuedAt', 'c.issuedBy', 'r.name', 'r.reference'])
        .select(({ ref }) => ref('c.slipRun').$notNull().as('slipRun')),
    { ...asked, sortedBy: ['c.issuedAt', 'c.id'] },
  )
}

export function countUnprintedCodes(tx: Reader): Promise<number> {
  return countOf(waiting(tx))
}

/** Selects the records whose codes wait for the slips of a run. */
export async function selectRecordsOfRun(tx: Reader, slipRun: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('accessCodes')
    .select('recordId')
    .where('slipRun', '=', slipRun)
    .where('revokedAt', 'is', null)
    .execute()
  return rows.map(({ recordId }) => recordId)
}

/** Notes that the code of a record no longer waits for its slip. */
export async function clearSlipRun(tx: Transaction, slipRun: string, recordId: string) {
  await tx
    .updateTable('accessCodes')
    .set({ slipRun: null })
    .where('slipRun', '=', slipRun)
    .where('recordId', '=', recordId)
    .execute()
}
