import type { Tables } from '#migrations'
import { compileOnce, hasChanged, type Reader, type Transaction } from '#platform/database'

type Row = Tables['calendars']

/** Puts the calendar of somebody in the place of the one before. */
export async function putCalendar(tx: Transaction, row: Row): Promise<void> {
  const { accountId: _, ...rest } = row
  await tx
    .insertInto('calendars')
    .values(row)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(rest))
    .execute()
}

export function deleteCalendar(tx: Transaction, accountId: string): Promise<boolean> {
  return hasChanged(tx.deleteFrom('calendars').where('accountId', '=', accountId))
}

const ofAccount = compileOnce((tx, accountId: string) =>
  tx.selectFrom('calendars').selectAll().where('accountId', '=', accountId),
)

export async function selectCalendar(tx: Reader, accountId: string): Promise<Row | undefined> {
  const [row] = await ofAccount(tx, accountId)
  return row
}

/** Selects the calendar with one of these hashes of its key. */
export async function selectCalendarByKey(
  tx: Reader,
  hashes: readonly string[],
): Promise<Row | undefined> {
  return tx.selectFrom('calendars').selectAll().where('keyHash', 'in', hashes).executeTakeFirst()
}
