import { sql } from 'kysely'
import type { Tables } from '#migrations'
import { idsWithMerged, keptId } from '#modules/merges'
import type { Instant } from '#platform/clock'
import { hasChanged, insertOnce, type Reader, type Transaction } from '#platform/database'
import type { AccountMessageKind, Message, MessageKind, SwitchableKind } from './schema.ts'

type Row = Tables['messages']

export const insertMessage = insertOnce('messages')

/** Notes that a candidate was told of something; false when it is already noted. */
export async function noteSent(tx: Transaction, row: Tables['sentOnce']): Promise<boolean> {
  return hasChanged(
    tx
      .insertInto('sentOnce')
      .values(row)
      .onConflict((conflict) => conflict.doNothing()),
  )
}

/** Of the messages about this class; null: of those about none. */
const isAbout = (classId: string | null) =>
  classId === null ? sql<boolean>`"classId" is null` : sql<boolean>`"classId" = ${classId}`

/** Selects a message of one of these kinds, about this class, that was not tried yet. */
export async function selectUntried(
  tx: Reader,
  {
    recordId,
    kinds,
    classId,
  }: { recordId: string; kinds: readonly MessageKind[]; classId: string | null },
): Promise<Pick<Row, 'id' | 'kind'> | undefined> {
  return tx
    .selectFrom('messages')
    .select(['id', 'kind'])
    .where('recordId', 'in', idsWithMerged(recordId))
    .where('state', '=', 'waiting')
    .where('tries', '=', 0)
    .where('kind', 'in', kinds)
    .where(isAbout(classId))
    .executeTakeFirst()
}

/** Selects to which contacts of a record a message of a kind was not tried yet; null: to the one on file. */
export async function selectUntriedContacts(
  tx: Reader,
  recordId: string,
  kind: MessageKind,
): Promise<(string | null)[]> {
  const rows = await tx
    .selectFrom('messages')
    .select('contact')
    .where('recordId', 'in', idsWithMerged(recordId))
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .where('tries', '=', 0)
    .execute()
  return rows.map(({ contact }) => contact)
}

/** Tells whether a message of a kind, about this class, to an account is still unsent. */
export async function hasOpenTo(
  tx: Reader,
  {
    accountId,
    kind,
    classId,
  }: { accountId: string; kind: AccountMessageKind; classId: string | null },
): Promise<boolean> {
  const row = await tx
    .selectFrom('messages')
    .select('id')
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where(isAbout(classId))
    .where('state', 'in', ['waiting', 'sending'])
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes messages of a kind to a person that were not sent yet: by the account, or by the file that it is linked to. */
export async function deleteUnsent(
  tx: Transaction,
  { accountId, recordId, kind }: { accountId: string; recordId: string | null; kind: Row['kind'] },
): Promise<void> {
  await tx
    .deleteFrom('messages')
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .where((eb) =>
      eb.or([eb('accountId', '=', accountId), eb('recordId', 'in', idsWithMerged(recordId ?? ''))]),
    )
    .execute()
}

/** Selects the record that an account is linked to by a code that works, if its candidate has an address. */
export async function selectReachableFile(
  tx: Reader,
  accountId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('recordLinks as l')
    .innerJoin('accessCodes as c', 'c.id', 'l.accessCodeId')
    .innerJoin('records as r', (join) => join.on('r.id', '=', keptId(sql.ref('l.recordId'))))
    .select('r.id')
    .where('l.accountId', '=', accountId)
    .where('c.revokedAt', 'is', null)
    .where('r.deletedAt', 'is', null)
    .where((eb) => eb.or([eb('r.email', '<>', ''), eb('r.telephone', '<>', '')]))
    .executeTakeFirst()
  return row?.id
}

/** Deletes ended messages to accounts, which nobody reads. */
export async function deleteOfAccountsBefore(tx: Transaction, before: Instant): Promise<void> {
  await tx
    .deleteFrom('messages')
    .where('accountId', 'is not', null)
    .where('endedAt', '<', before)
    .execute()
}

export async function updateKind(tx: Transaction, id: string, kind: MessageKind): Promise<void> {
  await tx.updateTable('messages').set({ kind }).where('id', '=', id).execute()
}

/** Selects the messages of a record, the latest first. */
export async function selectMessages(tx: Reader, recordId: string): Promise<Message[]> {
  return (
    tx
      .selectFrom('messages')
      .select(['id', 'kind', 'state', 'way', 'contact', 'createdAt', 'tries', 'triedAt', 'endedAt'])
      .where('recordId', 'in', idsWithMerged(recordId))
      // Messages to staff have no record.
      .$narrowType<{ kind: MessageKind }>()
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .execute()
  )
}

/**
 * Marks what was waiting when a restored backup was made: it may have been sent since, and is not sent again
 * automatically.
 */
export async function doubtUnsent(tx: Transaction, endedAt: string): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ state: 'perhaps', endedAt, epoch: null })
    .where('state', 'in', ['waiting', 'sending'])
    .execute()
}

/** Tells whether a candidate has switched a kind off. */
export async function isOff(tx: Reader, recordId: string, kind: SwitchableKind): Promise<boolean> {
  const row = await tx
    .selectFrom('messagesOff')
    .select('kind')
    .where('recordId', 'in', idsWithMerged(recordId))
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row !== undefined
}

export async function selectOff(tx: Reader, recordId: string): Promise<SwitchableKind[]> {
  const rows = await tx
    .selectFrom('messagesOff')
    .select('kind')
    .where('recordId', 'in', idsWithMerged(recordId))
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
    .where('recordId', 'in', idsWithMerged(recordId))
    .where('kind', 'in', kinds)
    .execute()
}
