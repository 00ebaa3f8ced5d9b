import type { Tables } from '#migrations'
import type { Reader, Transaction } from '#platform/database'
import type { ConsentPurpose, RecordingPlace } from './schema.ts'

export type RecordingRow = Tables['consentRecordings']

export async function selectRecordings(tx: Reader): Promise<RecordingRow[]> {
  return tx
    .selectFrom('consentRecordings')
    .selectAll()
    .orderBy('purpose')
    .orderBy('language')
    .execute()
}

/** Selects the recordings in a language for the words of an edition, by purpose. */
export async function selectHeard(
  tx: Reader,
  { language, edition }: { language: string; edition: number },
): Promise<ReadonlyMap<ConsentPurpose, string>> {
  const rows = await tx
    .selectFrom('consentRecordings')
    .select(['purpose', 'id'])
    .where('language', '=', language as RecordingRow['language'])
    .where('edition', '=', edition)
    .execute()
  return new Map(rows.map(({ purpose, id }) => [purpose, id]))
}

export async function selectRecording(tx: Reader, id: string): Promise<RecordingRow | undefined> {
  return tx.selectFrom('consentRecordings').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Deletes the recording at a place; returns its id, null where there was none. */
export async function deleteRecordingAt(
  tx: Transaction,
  { purpose, language }: RecordingPlace,
): Promise<string | null> {
  const removed = await tx
    .deleteFrom('consentRecordings')
    .where('purpose', '=', purpose)
    .where('language', '=', language)
    .returning('id')
    .executeTakeFirst()
  return removed?.id ?? null
}

export async function insertRecording(tx: Transaction, row: RecordingRow): Promise<void> {
  await tx.insertInto('consentRecordings').values(row).execute()
}
