import { z } from 'zod'
import type { RefusalCode } from '#gate'
import { readCase } from '#modules/cases'
import { caseSchema } from '#modules/cases/schema'
import { approveChange, correctMistake } from '#modules/desk'
import { currentDocuments } from '#modules/documents'
import { documentSchema } from '#modules/documents/schema'
import { listWaitingChanges, returnChange, takeChangeBack, waitingChanges } from '#modules/records'
import {
  type CandidateRecord,
  reasonSchema,
  recordChangesSchema,
  recordSchema,
} from '#modules/records/schema'
import type { ReadContext } from '#platform/context'
import { pageAsked, pagePlace } from '#platform/pages/schema'
import { verdictSchema } from '#platform/verdict.schema'
import { peopleOf, peopleSchema, verdictIn } from './answers.ts'
import { endpoint } from './endpoint.ts'

const value = z.string().nullable()
const changeSchema = z.object({
  id: z.string(),
  recordId: z.string(),
  madeBy: z.string(),
  madeAt: z.string(),
  /** Details with their approved values and the new ones. */
  fields: z.array(z.object({ field: z.string(), before: value, after: value })),
  /** Or one document: a new scan, one that is removed, or the days printed on it. */
  document: z
    .object({
      does: z.enum(['add', 'remove', 'date']),
      kind: z.string(),
      dates: z.record(z.string(), z.tuple([value, value])).optional(),
    })
    .nullable(),
  /** The scan that it brings, removes or dates. */
  documentId: z.string().nullable(),
  /** The scan of that kind that is approved now. */
  beforeId: z.string().nullable(),
  /** The case that its approval answers. */
  caseId: z.string().nullable(),
  /** Whether the caller may approve and return it; if not, why, and who could. */
  mayTake: verdictSchema,
  /** Whether the caller made it, and may take it back. */
  isOwn: z.boolean(),
})

type Change = Awaited<ReturnType<typeof waitingChanges>>[number]

/** Adds which scan stands now, and the sentences of the verdicts. */
async function shown<One extends Change>(ctx: ReadContext, changes: readonly One[]) {
  const all = []
  for (const { mayTake, ...change } of changes) {
    const { document, recordId } = change
    const current = document ? await currentDocuments(ctx, recordId) : []
    const before = current.find(({ kind }) => kind === document?.kind)
    all.push({ ...change, beforeId: before?.id ?? null, mayTake: verdictIn(mayTake) })
  }
  return all
}

async function changesOf(ctx: ReadContext, recordId: string) {
  const changes = await waitingChanges(ctx, recordId)
  const ids = changes.map(({ madeBy }) => madeBy)
  return { changes: await shown(ctx, changes), people: await peopleOf(ctx, ids) }
}

const ofRecord = z.object({
  /** In their turn: the first is the next to be decided. */
  changes: z.array(changeSchema),
  people: peopleSchema,
})

const decided = z.object({
  record: recordSchema.extend({ documents: z.array(documentSchema) }),
  ...ofRecord.shape,
})

async function decidedOn(ctx: ReadContext, record: CandidateRecord) {
  const documents = await currentDocuments(ctx, record.id)
  return { record: { ...record, documents }, ...(await changesOf(ctx, record.id)) }
}

const refusesDeciding = [
  ...(['change.not_found', 'change.not_its_turn', 'change.second_person'] as const),
  'record.in_trash',
] as const satisfies RefusalCode[]

export const waitingChangeEndpoints = [
  endpoint('GET /waiting-changes', 'records:approve', {
    summary: 'The changes of approved records that wait for a second person, the oldest first',
    query: z.object(pageAsked),
    output: z.object({
      changes: z.array(
        changeSchema.extend({
          name: z.string(),
          reference: z.string(),
          recordVersion: z.number().int(),
        }),
      ),
      people: peopleSchema,
      ...pagePlace,
    }),
    run: async (ctx, { query }) => {
      const { changes, ...place } = await listWaitingChanges(ctx, query)
      const ids = changes.map(({ madeBy }) => madeBy)
      return { changes: await shown(ctx, changes), people: await peopleOf(ctx, ids), ...place }
    },
  }),
  endpoint('GET /records/{id}/changes', 'records:all', {
    summary: 'The changes that wait beside what was approved of a record, in their turn',
    output: ofRecord,
    run: (ctx, { params }) => changesOf(ctx, params.id),
  }),
  endpoint('POST /records/{id}/changes/{changeId}/approve', 'records:approve', {
    summary: 'Approve a change that waits: it is written into the record',
    requiresIfMatch: 'record.changed_meanwhile',
    refuses: [...refusesDeciding, 'record.passport_taken'],
    output: decided,
    run: async (ctx, { params: { id: recordId, changeId }, version }) =>
      decidedOn(ctx, await approveChange(ctx, { recordId, changeId, version })),
  }),
  endpoint('POST /records/{id}/changes/{changeId}/return', 'records:approve', {
    summary: 'Return a change that waits, with a reason for whoever made it',
    body: reasonSchema,
    requiresIfMatch: 'record.changed_meanwhile',
    refuses: refusesDeciding,
    output: decided,
    run: async (ctx, { params: { id: recordId, changeId }, body: { reason }, version }) =>
      decidedOn(ctx, await returnChange(ctx, { recordId, changeId, version, reason })),
  }),
  endpoint('DELETE /records/{id}/changes/{changeId}', 'records:all', {
    summary: 'Take back a change of one’s own that waits',
    refuses: ['change.not_found', 'change.not_own'],
    output: decided,
    run: async (ctx, { params: { id: recordId, changeId } }) =>
      decidedOn(ctx, await takeChangeBack(ctx, { recordId, changeId })),
  }),
  endpoint('POST /records/{id}/corrections', 'records:all', {
    summary:
      'Correct the detail that a candidate calls wrong, and answer as far as one person may; `ask` names who is to decide',
    body: z.object({
      caseId: z.uuid(),
      changes: recordChangesSchema,
      ask: z.uuid().optional(),
    }),
    idempotent: true,
    requiresIfMatch: 'record.changed_meanwhile',
    refuses: [
      ...(['case.not_found', 'case.answered_already', 'case.not_corrected'] as const),
      ...(['case.not_staff', 'change.too_many', 'record.in_trash'] as const),
      ...(['record.not_editable', 'record.passport_taken', 'record.not_found'] as const),
    ],
    output: z.object({
      /** `waits`: the candidate is told once the change is approved; `asked`: once somebody else answers. */
      outcome: z.enum(['answered', 'waits', 'asked']),
      case: caseSchema,
    }),
    run: async (ctx, { params: { id: recordId }, body: { caseId, ...body }, version }) => ({
      outcome: await correctMistake(ctx, caseId, { recordId, ...body, version }),
      case: await readCase(ctx, caseId),
    }),
  }),
] as const
