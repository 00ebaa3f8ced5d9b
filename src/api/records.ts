import { z } from 'zod'
import type { RefusalCode } from '#gate'
import { currentDocuments, mergedRecords, refuseWhileHeld } from '#modules/documents'
import { documentSchema } from '#modules/documents/schema'
import { accessCodeIssuedAt } from '#modules/lookup'
import { purgeRecord } from '#modules/privacy'
import {
  addRecord,
  approveRecord,
  assignRecord,
  changeRecord,
  colleaguesOn,
  countWaitingOf,
  deleteRecord,
  getRecord,
  hideRecord,
  notesOn,
  restoreRecord,
  returnRecord,
  unhideRecord,
  withdrawApproval,
  writeNote,
} from '#modules/records'
import { newNoteSchema, noteSchema } from '#modules/records/list.schema'
import {
  type CandidateRecord,
  newRecordSchema,
  reasonSchema,
  recordChangesSchema,
  recordSchema,
} from '#modules/records/schema'
import type { ReadContext, WriteContext } from '#platform/context'
import { peopleOf, peopleSchema } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { mergedSchema } from './merges.ts'

const notesSchema = z.object({
  /** The latest first. */
  notes: z.array(noteSchema),
  assignedTo: z.string().nullable(),
  /** The staff who may see the record: a note can mention them, and they can be assigned to it. */
  colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
  people: peopleSchema,
})

async function notesAround(ctx: ReadContext, recordId: string) {
  const record = await getRecord(ctx, recordId)
  const notes = await notesOn(ctx, recordId)
  const { assignedTo } = record
  const ids = notes.flatMap(({ writtenBy, mentions }) => [writtenBy, ...mentions])
  const colleagues = await colleaguesOn(ctx, record)
  return { notes, assignedTo, colleagues, people: await peopleOf(ctx, [...ids, assignedTo]) }
}

/** A record with its current documents: the answer of most calls about one record. */
const recordWithDocuments = recordSchema.extend({
  documents: z.array(documentSchema),
  /** How many changes wait beside what is approved. */
  waitingChanges: z.number().int(),
})

async function withDocuments(ctx: ReadContext, record: CandidateRecord) {
  const documents = await currentDocuments(ctx, record.id)
  return { ...record, documents, waitingChanges: await countWaitingOf(ctx, record.id) }
}

const wrongMove = ['record.in_trash', 'record.wrong_state'] as const satisfies RefusalCode[]

/** A change of state that needs only the version. */
const moving = (move: typeof hideRecord, refuses: readonly RefusalCode[]) => ({
  requiresIfMatch: 'record.changed_meanwhile' as const,
  refuses,
  output: recordWithDocuments,
  run: async (ctx: WriteContext, { params, version }: Moved) =>
    withDocuments(ctx, await move(ctx, { recordId: params.id, version })),
})

/** A change of state that tells the author why. */
const movingBack = (move: typeof returnRecord) => ({
  body: reasonSchema,
  requiresIfMatch: 'record.changed_meanwhile' as const,
  refuses: wrongMove,
  output: recordWithDocuments,
  run: async (
    ctx: WriteContext,
    { params, body, version }: Moved & { body: z.output<typeof reasonSchema> },
  ) => withDocuments(ctx, await move(ctx, { recordId: params.id, version, reason: body.reason })),
})

interface Moved {
  params: { id: string }
  version: number
}

export const recordEndpoints = [
  endpoint('GET /records/{id}/notes', 'records:own', {
    summary: 'What staff noted on a record, who looks after it, and which colleagues may see it',
    output: notesSchema,
    run: (ctx, { params }) => notesAround(ctx, params.id),
  }),
  endpoint('POST /records/{id}/notes', 'records:own', {
    summary: 'Write a note on a record, for staff who may see it, and mention colleagues',
    body: newNoteSchema,
    idempotent: true,
    refuses: ['note.not_a_colleague'],
    output: noteSchema,
    status: 201,
    run: (ctx, { params, body }) => writeNote(ctx, { recordId: params.id, ...body }),
  }),
  endpoint('PUT /records/{id}/assignee', 'records:all', {
    summary: 'Say which member of staff looks after a record. Null: nobody',
    body: z.object({ to: z.uuid().nullable() }),
    refuses: ['record.in_trash', 'record.not_a_colleague'],
    output: notesSchema,
    run: async (ctx, { params, body }) => {
      await assignRecord(ctx, { recordId: params.id, to: body.to })
      return notesAround(ctx, params.id)
    },
  }),
  endpoint('POST /records', 'records:own', {
    summary: 'Add a record: pending from a moderator, approved from an admin',
    body: newRecordSchema,
    idempotent: true,
    refuses: ['record.passport_taken', 'record.licence_stops', 'record.agency_closes'],
    output: recordWithDocuments,
    status: 201,
    run: async (ctx, { body }) => withDocuments(ctx, await addRecord(ctx, body)),
  }),
  endpoint('GET /records/{id}', 'records:own', {
    summary: 'Read a record with its current documents',
    output: recordWithDocuments.extend({
      accessCodeIssuedAt: z.string().nullable(),
      /** What was merged into it: for admins. */
      merged: z.array(mergedSchema),
    }),
    run: async (ctx, { params }) => ({
      ...(await withDocuments(ctx, await getRecord(ctx, params.id))),
      accessCodeIssuedAt: await accessCodeIssuedAt(ctx, params.id),
      merged:
        'role' in ctx.actor && ctx.actor.role === 'admin'
          ? await mergedRecords(ctx, params.id)
          : [],
    }),
  }),
  endpoint('PATCH /records/{id}', 'records:own', {
    summary:
      'Change details; for the author of a returned record this also submits it again. With second-person approval a change of an approved record waits beside it (`waitingChanges`)',
    body: recordChangesSchema,
    requiresIfMatch: 'record.changed_meanwhile',
    refuses: [
      ...(['record.in_trash', 'record.not_editable', 'record.passport_taken'] as const),
      'change.too_many',
    ],
    output: recordWithDocuments,
    run: async (ctx, { params, body, version }) =>
      withDocuments(ctx, await changeRecord(ctx, { recordId: params.id, version, changes: body })),
  }),
  endpoint('DELETE /records/{id}', 'records:all', {
    summary:
      'Move a record to the trash, where it stays as long as the settings say (`trashDays`; 30 unless changed)',
    requiresIfMatch: 'record.changed_meanwhile',
    refuses: ['record.in_trash'],
    output: recordWithDocuments,
    run: async (ctx, { params, version }) =>
      withDocuments(ctx, await deleteRecord(ctx, { recordId: params.id, version })),
  }),
  endpoint('POST /records/{id}/approve', 'records:approve', {
    summary: 'Approve a pending record',
    ...moving(approveRecord, [...wrongMove, 'record.second_person', 'record.under_age']),
  }),
  endpoint('POST /records/{id}/return', 'records:approve', {
    summary: 'Return a pending record with a reason',
    ...movingBack(returnRecord),
  }),
  endpoint('POST /records/{id}/withdraw', 'records:approve', {
    summary: 'Withdraw an approval with a reason',
    ...movingBack(withdrawApproval),
  }),
  endpoint('POST /records/{id}/hide', 'records:all', {
    summary: 'Hide a record from the public',
    ...moving(hideRecord, ['record.in_trash', 'record.already_hidden']),
  }),
  endpoint('POST /records/{id}/unhide', 'records:all', {
    summary: 'Show a hidden record again',
    ...moving(unhideRecord, ['record.in_trash', 'record.already_visible']),
  }),
  endpoint('POST /records/{id}/restore', 'records:all', {
    summary: 'Take a record out of the trash',
    ...moving(restoreRecord, ['record.not_in_trash', 'record.passport_taken']),
  }),
  endpoint('POST /records/{id}/purge', 'records:all', {
    summary: 'Remove a record in the trash for good, with its files',
    recentSignIn: { scope: 'purge' },
    transaction: 'none',
    requiresIfMatch: 'record.changed_meanwhile',
    refuses: ['record.not_in_trash', 'original.in_office'],
    run: async (ctx, { params, version }) => {
      await purgeRecord(ctx, { recordId: params.id, version }, async (write, target) => {
        await refuseWhileHeld(write, target.recordId)
        return target
      })
    },
  }),
] as const
