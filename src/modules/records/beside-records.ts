import { appendAudit } from '#modules/audit'
import { notify, offKinds, selectMessages } from '#modules/messages'
import { isWarning, type Message, type MessageSwitches } from '#modules/messages/schema'
import { findOrganisation } from '#modules/organisation'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import {
  deleteViewRow,
  insertNote,
  insertView,
  type NoteRow,
  selectNotes,
  selectViews,
  updateView,
} from './beside-records.store.ts'
import { colleaguesOn } from './change-record.ts'
import { tellOne } from './contacts.ts'
import type { NewNote, RecordNote } from './list.schema.ts'
import { getRecord, refusal, refuseUnless } from './record.ts'
import {
  mostSavedViews,
  type NewSavedView,
  type SavedView,
  type SavedViewChanges,
  savedViewSchema,
} from './schema.ts'

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

/**
 * Sends a message again at a person's request, as a new message: a gateway would drop one with the key of the earlier
 * one.
 */
export async function sendAgain(
  ctx: WriteContext,
  { recordId, messageId }: { recordId: string; messageId: string },
): Promise<void> {
  const record = await getRecord(ctx, recordId)
  refuseUnless(record.deletedAt === null, 'record.in_trash')
  const messages = await selectMessages(ctx.tx, recordId)
  const former = messages.find(({ id }) => id === messageId)
  refuseUnless(former, 'candidate_message.not_found')
  refuseUnless(former.kind !== 'proof', 'candidate_message.not_repeatable')
  const off: readonly string[] = await offKinds(ctx, recordId)
  refuseUnless(!off.includes(former.kind), 'candidate_message.switched_off')
  const { kind, contact, way } = former
  const isUnderWay = messages.some(
    (one) => one.kind === kind && one.contact === contact && one.endedAt === null,
  )
  refuseUnless(!isUnderWay, 'candidate_message.under_way')
  const to = contact !== null && way !== null ? { way, address: contact } : null
  await tellOne(ctx, { recordId, kind, contact: to })
  await appendAudit(ctx, 'message.sent_again', `record:${recordId}`, { messageId, kind })
}

/**
 * Lists the messages to a record's candidate for its staff, the latest first, and the kinds that the candidate switched
 * off. Where nothing sends them, none waits to be sent: staff do.
 */
export async function listMessages(
  ctx: ReadContext,
  recordId: string,
): Promise<MessageSwitches & { messages: Message[] }> {
  await getRecord(ctx, recordId)
  const isAutomatic = (await findOrganisation(ctx.tx))?.automaticMessages !== false
  const messages = await selectMessages(ctx.tx, recordId)
  const isSent = ({ kind, contact, way }: Message) =>
    contact !== null && way !== null
      ? ctx.sendsBy.includes(way)
      : ctx.sendsBy.length > 0 && (isAutomatic || isWarning(kind))
  const asSent = (message: Message): Message =>
    message.state === 'waiting' && !isSent(message) ? { ...message, state: 'by-hand' } : message
  return { messages: messages.map(asSent), off: await offKinds(ctx, recordId) }
}

/** Returns the actor's saved views, in the order in which they were saved. */
export async function listViews(ctx: ReadContext): Promise<SavedView[]> {
  const rows = await selectViews(ctx.tx, ownerOf(ctx))
  return rows.map(({ id, name, filters, columns }) =>
    savedViewSchema.parse({ id, name, filters: JSON.parse(filters), columns: JSON.parse(columns) }),
  )
}

/** Saves filters and columns under a name that the actor does not use yet. */
export async function saveView(ctx: WriteContext, view: NewSavedView): Promise<SavedView> {
  const views = await listViews(ctx)
  refuseUnless(views.length < mostSavedViews, 'saved_view.too_many')
  refuseNameTaken(views, view.name)
  const id = ctx.ids.uuid()
  await insertView(ctx.tx, {
    id,
    accountId: ownerOf(ctx),
    name: view.name,
    filters: JSON.stringify(view.filters),
    columns: JSON.stringify(view.columns),
    createdAt: ctx.clock.now(),
  })
  return { id, ...view }
}

/** Renames one of the actor's views, or replaces its filters and columns. */
export async function changeView(
  ctx: WriteContext,
  { id, changes }: { id: string; changes: SavedViewChanges },
): Promise<SavedView> {
  const views = await listViews(ctx)
  const view = views.find((one) => one.id === id)
  refuseUnless(view, 'saved_view.not_found')
  const others = views.filter((one) => one !== view)
  if (changes.name !== undefined) refuseNameTaken(others, changes.name)
  const changed = { ...view, ...changes }
  await updateView(ctx.tx, id, {
    name: changed.name,
    filters: JSON.stringify(changed.filters),
    columns: JSON.stringify(changed.columns),
  })
  return changed
}

/** Deletes one of the actor's views. */
export async function deleteView(ctx: WriteContext, id: string): Promise<void> {
  const views = await listViews(ctx)
  refuseUnless(
    views.some((view) => view.id === id),
    'saved_view.not_found',
  )
  await deleteViewRow(ctx.tx, id)
}

function refuseNameTaken(views: readonly SavedView[], name: string): void {
  if (views.every((view) => view.name.toLowerCase() !== name.toLowerCase())) return
  const message = 'You already have a view with this name. Choose another name.'
  throw refusal('saved_view.name_taken', { fields: [{ path: 'name', message }] })
}

function ownerOf(ctx: ReadContext): string {
  const id = actorId(ctx.actor)
  refuseUnless(id !== null, 'session.required')
  return id
}
