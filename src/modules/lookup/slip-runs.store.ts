import type { Tables } from '#migrations'
import type { Reader, Transaction } from '#platform/database'

type CodeRow = Tables['accessCodes']

/**
 * The codes that work and wait for a slip, of records outside the trash. A cross join, because SQLite would
 * begin with all records of an inner one.
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

/** A page of them, who waits longest first. */
export async function selectUnprinted(
  tx: Reader,
  { limit, offset }: { limit: number; offset: number },
): Promise<UnprintedRow[]> {
  return waiting(tx)
    .select(['c.recordId', 'c.issuedAt', 'c.issuedBy', 'r.name', 'r.reference'])
    .select(({ ref }) => ref('c.slipRun').$notNull().as('slipRun'))
    .orderBy('c.issuedAt')
    .orderBy('c.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countUnprintedCodes(tx: Reader): Promise<number> {
  const { count } = await waiting(tx)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The records whose codes wait for the slips of a run. */
export async function selectRecordsOfRun(tx: Reader, slipRun: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('accessCodes')
    .select('recordId')
    .where('slipRun', '=', slipRun)
    .where('revokedAt', 'is', null)
    .execute()
  return rows.map(({ recordId }) => recordId)
}

/** The code of a record waits for its slip no more. */
export async function clearSlipRun(tx: Transaction, slipRun: string, recordId: string) {
  await tx
    .updateTable('accessCodes')
    .set({ slipRun: null })
    .where('slipRun', '=', slipRun)
    .where('recordId', '=', recordId)
    .execute()
}
