import { z } from 'zod'
import { beforeEventSchema } from '#modules/audit/schema'
import { changedDocuments, documentVersions } from '#modules/documents'
import { documentKindNames, documentKindSchema, documentSchema } from '#modules/documents/schema'
import { officialCheckSchema } from '#modules/lookup/schema'
import { officialChecksFor } from '#modules/organisation'
import { settingsSchema } from '#modules/organisation/schema'
import { countTrashOlderThan } from '#modules/privacy'
import {
  changedFields,
  getRecord,
  listStages,
  mayApprove,
  recordHistory,
  setStage,
  sinceApproval,
  stageSteps,
} from '#modules/records'
import { stageStepSchema } from '#modules/records/list.schema'
import { fieldChangeSchema } from '#modules/records/schema'
import type { ReadContext } from '#platform/context'
import { line } from '#platform/text.schema'
import { verdictSchema } from '#platform/verdict.schema'
import { peopleOf, peopleSchema, verdictIn } from './answers.ts'
import { endpoint } from './endpoint.ts'

const stepsSchema = z.object({
  /** The latest first. */
  steps: z.array(stageStepSchema),
  people: peopleSchema,
})

async function stepsOf(ctx: ReadContext, recordId: string) {
  const steps = await stageSteps(ctx, recordId)
  const ids = steps.map(({ setBy }) => setBy)
  return { steps, people: await peopleOf(ctx, ids) }
}

export const recordLifeEndpoints = [
  endpoint('GET /stages', 'records:all', {
    summary: 'The stages in order, each with the number of its records',
    output: z.object({
      stages: z.array(z.object({ name: z.string(), records: z.number().int() })),
    }),
    run: async (ctx) => ({ stages: await listStages(ctx) }),
  }),
  endpoint('GET /records/{id}/stages', 'records:all', {
    summary: 'The stages that a record went through, and who set each',
    output: stepsSchema,
    run: (ctx, { params }) => stepsOf(ctx, params.id),
  }),
  endpoint('PUT /records/{id}/stage', 'records:all', {
    summary: 'Say in which stage a record is; the candidate reads it. Null takes it back',
    body: z.object({ stage: line().min(1).max(60).nullable() }),
    refuses: ['record.in_trash', 'record.unknown_stage'],
    output: stepsSchema,
    run: async (ctx, { params, body }) => {
      await setStage(ctx, { recordId: params.id, stage: body.stage })
      return stepsOf(ctx, params.id)
    },
  }),
  endpoint('GET /trash/due', 'organisation:manage', {
    summary:
      'How many records are in the trash, and how many the next sweep would purge with this `trashDays`',
    query: z.object({
      days: z.coerce.number().pipe(settingsSchema.shape.trashDays.unwrap()),
    }),
    output: z.object({ total: z.number().int(), due: z.number().int() }),
    run: (ctx, { query }) => countTrashOlderThan(ctx, query),
  }),
  endpoint('GET /records/{id}/history', 'records:all', {
    summary: 'What was done to a record, newest first; edits with the values before and after',
    query: z.object({
      /** `next` of the previous page. */
      before: beforeEventSchema.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    output: z.object({
      events: z.array(
        z.object({
          id: z.string(),
          at: z.string(),
          by: z.string().nullable(),
          actorKind: z.string(),
          action: z.string(),
          details: z.record(z.string(), z.unknown()),
          changes: z.array(fieldChangeSchema).nullable(),
          reason: z.string().nullable(),
          isAltered: z.boolean(),
        }),
      ),
      next: z.string().nullable(),
      people: peopleSchema,
    }),
    run: async (ctx, { params: { id }, query }) => {
      const page = await recordHistory(ctx, { recordId: id, ...query })
      const ids = page.events.map(({ by }) => by)
      return { ...page, people: await peopleOf(ctx, ids) }
    },
  }),
  endpoint('GET /records/{id}/documents', 'records:own', {
    summary: 'Every version of every document of a record, and where each kind can be checked',
    output: z.object({
      /** By kind, newest version first. */
      versions: z.array(documentSchema),
      officialChecks: z.partialRecord(
        documentKindSchema,
        z.array(officialCheckSchema.extend({ reviewedOn: z.string() })).readonly(),
      ),
      people: peopleSchema,
    }),
    run: async (ctx, { params: { id } }) => {
      const { destinationCountry, nationality } = await getRecord(ctx, id)
      const versions = await documentVersions(ctx, id)
      const officialChecks = Object.fromEntries(
        documentKindNames
          .filter((kind) => versions.some((one) => one.kind === kind))
          .map((kind) => [kind, officialChecksFor(kind, destinationCountry, nationality)]),
      )
      const ids = versions.map(({ uploadedBy }) => uploadedBy)
      return { versions, officialChecks, people: await peopleOf(ctx, ids) }
    },
  }),
  endpoint('GET /records/{id}/review', 'records:approve', {
    summary:
      'What changed in a record since its last approval, and whether the caller may approve it',
    output: z.object({
      /** Null: it was never approved. */
      lastApproval: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
      fields: z.array(fieldChangeSchema),
      documents: z.array(
        z.object({
          kind: documentKindSchema,
          before: documentSchema.nullable(),
          after: documentSchema.nullable(),
          /** Changed dates of a scan that is the same as the approved one. */
          dates: z.array(fieldChangeSchema),
        }),
      ),
      /** Whether the caller may approve it; if not, why, and who could. */
      mayApprove: verdictSchema,
      people: peopleSchema,
    }),
    run: async (ctx, { params: { id } }) => {
      const record = await getRecord(ctx, id)
      const { approval, edits } = await sinceApproval(ctx, id)
      return {
        lastApproval: approval && { at: approval.at, by: approval.actorId },
        fields: approval ? await changedFields(ctx, record, edits) : [],
        documents: approval ? await changedDocuments(ctx, id, edits) : [],
        mayApprove: verdictIn(await mayApprove(ctx, record)),
        people: await peopleOf(ctx, [approval?.actorId ?? null]),
      }
    },
  }),
] as const
