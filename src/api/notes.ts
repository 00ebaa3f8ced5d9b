import { z } from 'zod'
import { accountNames } from '#modules/accounts'
import { assignRecord, colleaguesOn, getRecord, notesOn, writeNote } from '#modules/records'
import { newNoteSchema, noteSchema } from '#modules/records/beside-records.schema'
import type { ReadContext } from '#platform/context'
import { endpoint } from './endpoint.ts'

const people = z.record(z.string(), z.string())

const notesSchema = z.object({
  /** The latest first. */
  notes: z.array(noteSchema),
  assignedTo: z.string().nullable(),
  /** The staff who may see the record: a note can mention them, and they can be assigned to it. */
  colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
  people,
})

async function notesAround(ctx: ReadContext, recordId: string) {
  const record = await getRecord(ctx, recordId)
  const notes = await notesOn(ctx, recordId)
  const { assignedTo } = record
  const ids = notes.flatMap(({ writtenBy, mentions }) => [writtenBy, ...mentions])
  const names = await accountNames(ctx.tx, assignedTo === null ? ids : [...ids, assignedTo])
  const colleagues = await colleaguesOn(ctx, record)
  return { notes, assignedTo, colleagues, people: Object.fromEntries(names) }
}

export const noteEndpoints = [
  endpoint('GET /records/{id}/notes', 'records:own', {
    summary: 'What staff noted on a record, who looks after it, and which colleagues may see it',
    refuses: ['record.not_found'],
    output: notesSchema,
    run: (ctx, { params }) => notesAround(ctx, params.id),
  }),
  endpoint('POST /records/{id}/notes', 'records:own', {
    summary: 'Write a note on a record, for staff who may see it, and mention colleagues',
    body: newNoteSchema,
    idempotent: true,
    refuses: ['record.not_found', 'note.not_a_colleague'],
    output: noteSchema,
    status: 201,
    run: (ctx, { params, body }) => writeNote(ctx, { recordId: params.id, ...body }),
  }),
  endpoint('PUT /records/{id}/assignee', 'records:all', {
    summary: 'Say which member of staff looks after a record. Null: nobody',
    body: z.object({ to: z.uuid().nullable() }),
    refuses: ['record.not_found', 'record.in_trash', 'record.not_a_colleague'],
    output: notesSchema,
    run: async (ctx, { params, body }) => {
      await assignRecord(ctx, { recordId: params.id, to: body.to })
      return notesAround(ctx, params.id)
    },
  }),
] as const
