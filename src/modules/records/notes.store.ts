import type { Tables } from '#migrations'
import type { Reader, Transaction } from '#platform/database'

export type NoteRow = Tables['recordNotes']

export async function insertNote(tx: Transaction, row: NoteRow): Promise<void> {
  await tx.insertInto('recordNotes').values(row).execute()
}

/** Selects the notes on a record, the latest first. */
export async function selectNotes(tx: Reader, recordId: string): Promise<NoteRow[]> {
  return tx
    .selectFrom('recordNotes')
    .selectAll()
    .where('recordId', '=', recordId)
    .orderBy('writtenAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
