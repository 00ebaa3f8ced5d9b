import { appendAudit } from '#modules/audit'
import { notify } from '#modules/messages'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import { type RefusalTable, refusing } from '#platform/errors'
import type { NewNote, RecordNote } from './beside-records.schema.ts'
import { insertNote, type NoteRow, selectNotes } from './beside-records.store.ts'
import { colleaguesOn } from './change-record.ts'
import { getRecord } from './record.ts'

/** Refusals about staff's notes on a record. */
export const noteRefusals = {
  'note.not_a_colleague': {
    kind: 'invalid',
    sentence: 'Somebody you mention cannot see this record. Choose somebody from the list.',
  },
} as const satisfies RefusalTable

const known = refusing(noteRefusals)

const refuseUnless: typeof known.refuseUnless = known.refuseUnless

/**
 * Writes a note on a record, for staff who may see it. The log records that a note was written, not what it says.
 * Refuses with `record.not_found` and `note.not_a_colleague`.
 */
export async function writeNote(
  ctx: WriteContext,
  { recordId, text, mentions }: NewNote & { recordId: string },
): Promise<RecordNote> {
  const record = await getRecord(ctx, recordId)
  const colleagues = await colleaguesOn(ctx, record)
  const mentioned = [...new Set(mentions)]
  refuseUnless(
    mentioned.every((id) => colleagues.some((one) => one.id === id)),
    'note.not_a_colleague',
  )
  const row: NoteRow = {
    id: ctx.ids.uuid(),
    recordId,
    writtenBy: actorId(ctx.actor) as string,
    writtenAt: ctx.clock.now(),
    text,
    mentions: JSON.stringify(mentioned),
  }
  await insertNote(ctx.tx, row)
  await appendAudit(ctx, 'record.note_written', `record:${recordId}`, { noteId: row.id })
  if (mentioned.length > 0) await notify(ctx, { kind: 'mentioned', recordId, to: mentioned })
  return noteIn(row)
}

/**
 * Returns the notes on a record, the latest first. Refuses with `record.not_found` for people to whom the record does
 * not exist.
 */
export async function notesOn(ctx: ReadContext, recordId: string): Promise<RecordNote[]> {
  await getRecord(ctx, recordId)
  return (await selectNotes(ctx.tx, recordId)).map(noteIn)
}

function noteIn({ recordId: _, mentions, ...row }: NoteRow): RecordNote {
  return { ...row, mentions: JSON.parse(mentions) }
}
