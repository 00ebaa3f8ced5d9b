import { z } from 'zod'
import { listStaff } from '#modules/accounts'
import { markedAmong } from '#modules/cases'
import { photosOf } from '#modules/documents'
import { documentKindSchema } from '#modules/documents/schema'
import {
  changeMany,
  changeView,
  deleteView,
  listRecords,
  listViews,
  matchingRecords,
  recordAuthors,
  saveView,
  undoMany,
} from '#modules/records'
import {
  bulkChangeSchema,
  bulkResultSchema,
  matchingRecordSchema,
  matchingSchema,
  newSavedViewSchema,
  type RecordList,
  recordListSchema,
  recordSchema,
  savedViewChangesSchema,
  savedViewSchema,
} from '#modules/records/schema'
import type { ReadContext } from '#platform/context'
import { pagePlace } from '#platform/pages/schema'
import { peopleOf, peopleSchema } from './answers.ts'
import { endpoint } from './endpoint.ts'

const knowsKinds = ({ missing }: { missing?: string | undefined }) =>
  missing?.split(',').every((kind) => documentKindSchema.safeParse(kind).success) ?? true
const unknownKind = {
  path: ['missing'],
  error: 'There is no such kind of document. GET /records/{id} names the kinds.',
}

const recordPageSchema = z.object({
  records: z.array(
    recordSchema.extend({
      photoId: z.string().nullable(),
      /** Whether the candidate says that something in it is wrong, and nobody has answered yet. */
      isContested: z.boolean(),
    }),
  ),
  ...pagePlace,
  /** Names of the people in `createdBy`, `updatedBy` and `assignedTo`. */
  people: peopleSchema,
})

async function pageOf(ctx: ReadContext, asked: RecordList) {
  const list = await listRecords(ctx, asked)
  const ids = list.records.map(({ id }) => id)
  const photos = await photosOf(ctx, ids)
  const contested = await markedAmong(ctx, ids)
  const workers = list.records.flatMap(({ createdBy, updatedBy, assignedTo }) => [
    createdBy,
    updatedBy,
    assignedTo,
  ])
  return {
    ...list,
    records: list.records.map((one) => ({
      ...one,
      photoId: photos.get(one.id) ?? null,
      isContested: contested.has(one.id),
    })),
    people: await peopleOf(ctx, workers),
  }
}

export const recordListEndpoints = [
  endpoint('GET /records', 'records:own', {
    summary: 'List records: an admin sees all, a moderator only their own',
    query: recordListSchema.omit({ search: true }).refine(knowsKinds, unknownKind),
    output: recordPageSchema,
    run: (ctx, { query }) => pageOf(ctx, query),
  }),

  // In a body, because addresses are kept in histories and logs, and the search is for a name or a number.
  endpoint('POST /records/search', 'records:own', {
    summary:
      'List records as GET /records does, also by names in any script, words of the address, a number, a telephone, an email address or the next of kin',
    transaction: 'read',
    body: recordListSchema.refine(knowsKinds, unknownKind),
    output: recordPageSchema,
    run: (ctx, { body }) => pageOf(ctx, body),
  }),
  endpoint('POST /records/matching', 'records:own', {
    summary:
      'Every record that a search and its filters find, with the version to name in POST /bulk-changes: at most 5,000',
    transaction: 'read',
    body: matchingSchema.refine(knowsKinds, unknownKind),
    refuses: ['bulk_change.too_many'],
    output: z.object({ records: z.array(matchingRecordSchema) }),
    run: async (ctx, { body }) => ({ records: await matchingRecords(ctx, body) }),
  }),
  endpoint('GET /records/authors', 'records:all', {
    summary:
      'Who entered the existing records, and the staff who can look after one: ids and names',
    output: z.object({
      people: peopleSchema,
      staff: peopleSchema,
    }),
    run: async (ctx) => ({
      people: await peopleOf(ctx, await recordAuthors(ctx)),
      staff: Object.fromEntries((await listStaff(ctx.tx)).map(({ id, name }) => [id, name])),
    }),
  }),
  endpoint('GET /my/record-views', 'records:all', {
    summary: 'The views of the list of records that the caller keeps',
    output: z.object({ views: z.array(savedViewSchema) }),
    run: async (ctx) => ({ views: await listViews(ctx) }),
  }),
  endpoint('POST /my/record-views', 'records:all', {
    summary: 'Keep filters and columns of the list of records under a name',
    body: newSavedViewSchema,
    refuses: ['saved_view.name_taken', 'saved_view.too_many'],
    output: savedViewSchema,
    status: 201,
    run: (ctx, { body }) => saveView(ctx, body),
  }),
  endpoint('PATCH /my/record-views/{id}', 'records:all', {
    summary: 'Rename a view, or change its filters and columns',
    body: savedViewChangesSchema,
    refuses: ['saved_view.not_found', 'saved_view.name_taken'],
    output: savedViewSchema,
    run: (ctx, { params, body }) => changeView(ctx, { id: params.id, changes: body }),
  }),
  endpoint('DELETE /my/record-views/{id}', 'records:all', {
    summary: 'Delete a view',
    refuses: ['saved_view.not_found'],
    run: (ctx, { params }) => deleteView(ctx, params.id),
  }),
  endpoint('POST /bulk-changes', 'records:all', {
    summary:
      'Hide, unhide, approve or delete many records at once, or set their stage or who looks after them; names each that could not be changed',
    body: bulkChangeSchema,
    // A client that lost the answer would lose the way to undo it.
    idempotent: true,
    output: bulkResultSchema,
    run: (ctx, { body }) => changeMany(ctx, body),
  }),
  endpoint('POST /bulk-changes/{id}/undo', 'records:all', {
    summary: 'Undo a change of many records, within a day, by the person who made it',
    refuses: ['bulk_change.not_found'],
    output: bulkResultSchema,
    run: (ctx, { params }) => undoMany(ctx, params.id),
  }),
] as const
