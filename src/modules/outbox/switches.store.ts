import type { Reader, Transaction } from '#platform/database'
import type { SwitchableKind } from './schema.ts'

/** Tells whether a candidate has switched a kind off. */
export async function isOff(tx: Reader, recordId: string, kind: SwitchableKind): Promise<boolean> {
  const row = await tx
    .selectFrom('messagesOff')
    .select('kind')
    .where('recordId', '=', recordId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row !== undefined
}

export async function selectOff(tx: Reader, recordId: string): Promise<SwitchableKind[]> {
  const rows = await tx
    .selectFrom('messagesOff')
    .select('kind')
    .where('recordId', '=', recordId)
    .execute()
  return rows.map(({ kind }) => kind)
}

export async function insertOff(
  tx: Transaction,
  { recordId, kinds, offAt }: { recordId: string; kinds: readonly SwitchableKind[]; offAt: string },
): Promise<void> {
  if (kinds.length === 0) return
  await tx
    .insertInto('messagesOff')
    .values(kinds.map((kind) => ({ recordId, kind, offAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteOff(
  tx: Transaction,
  recordId: string,
  kinds: readonly SwitchableKind[],
): Promise<void> {
  if (kinds.length === 0) return
  await tx
    .deleteFrom('messagesOff')
    .where('recordId', '=', recordId)
    .where('kind', 'in', kinds)
    .execute()
}
