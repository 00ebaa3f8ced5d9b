import { z } from 'zod'
import { currentDocuments, mergedRecords, mergeRecords, undoMerge } from '#modules/documents'
import { documentKindNames, documentSchema } from '#modules/documents/schema'
import { fieldNames } from '#modules/records/fields.schema'
import { type CandidateRecord, recordSchema } from '#modules/records/schema'
import type { ReadContext } from '#platform/context'
import { endpoint } from './endpoint.ts'

/** A record that was merged into another. */
export const mergedSchema = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  passportNumber: z.string(),
  referenceNumber: z.string().nullable(),
  mergedAt: z.string(),
  /** Until then the merge can be undone. */
  undoneUntil: z.string(),
})

const mergedAnswer = recordSchema.extend({ documents: z.array(documentSchema) })

const withDocuments = async (ctx: ReadContext, record: CandidateRecord) => ({
  ...record,
  documents: await currentDocuments(ctx, record.id),
})

/** Two records of one person become one. */
export const mergeEndpoints = [
  endpoint('GET /records/{id}/merged', 'records:all', {
    summary: 'The records that were merged into one: their numbers and codes open it',
    output: z.object({ merged: z.array(mergedSchema) }),
    run: async (ctx, { params }) => ({ merged: await mergedRecords(ctx, params.id) }),
  }),
  endpoint('POST /records/{id}/merge', 'records:all', {
    summary:
      'Merge another record of the same person into this one, as its alias; `fields` and `kinds` are taken from the other. Can be undone for a day',
    body: z.object({
      otherId: z.uuid(),
      /** The version of the other record that the caller saw. */
      otherVersion: z.int32().min(1),
      fields: z.array(z.enum(fieldNames)).max(fieldNames.length).default([]),
      kinds: z.array(z.enum(documentKindNames)).max(documentKindNames.length).default([]),
    }),
    idempotent: true,
    requiresIfMatch: 'record.changed_meanwhile',
    refuses: [
      ...(['merge.same_record', 'merge.merged_already', 'merge.has_merged'] as const),
      ...(['merge.unlike', 'record.in_trash', 'record.passport_taken'] as const),
      'change.too_many',
    ],
    output: mergedAnswer,
    run: async (ctx, { params, body, version }) =>
      withDocuments(ctx, await mergeRecords(ctx, { recordId: params.id, version, ...body })),
  }),
  endpoint('DELETE /records/{id}/merged/{otherId}', 'records:all', {
    summary: 'Undo a merge within a day: the other is a record of its own again',
    refuses: [
      ...(['merge.not_found', 'merge.too_late', 'record.in_trash'] as const),
      ...(['record.passport_taken', 'change.too_many'] as const),
    ],
    output: mergedAnswer,
    run: async (ctx, { params: { id: recordId, otherId } }) =>
      withDocuments(ctx, await undoMerge(ctx, { recordId, otherId })),
  }),
] as const
