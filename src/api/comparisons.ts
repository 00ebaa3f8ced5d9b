import { z } from 'zod'
import { accountsOfBrowser } from '#modules/accounts'
import {
  comparisonsOfRecord,
  drawScreenshot,
  noteComparison,
  oldComparisons,
  withheldDocuments,
} from '#modules/comparisons'
import {
  newComparisonSchema,
  oldComparisonsSchema,
  type RecordComparisons,
  recordComparisonsSchema,
  withheldDocumentsSchema,
} from '#modules/comparisons/schema'
import { getRecord } from '#modules/records'
import { endShowing } from '#modules/shares'
import type { ReadContext } from '#platform/context'
import { answerPicture, peopleOf, peopleSchema } from './answers.ts'
import { type Edge, endpoint } from './endpoint.ts'
import { parseInput } from './parse-input.ts'
import { formIn } from './upload-body.ts'

const output = recordComparisonsSchema.extend({ people: peopleSchema })

async function withPeople(ctx: ReadContext, comparisons: RecordComparisons) {
  const ids = comparisons.rounds.flatMap((round) => [
    ...round.comparisons.map(({ notedBy }) => notedBy),
    round.answeredBy,
  ])
  return { ...comparisons, people: await peopleOf(ctx, ids) }
}

export const browserIn = ({ request, publicUrl }: Edge) => ({
  headers: request.headers,
  url: publicUrl,
})

export const comparisonEndpoints = [
  endpoint('GET /records/{id}/comparisons', 'records:own', {
    summary:
      'What staff saw when they asked authorities about the documents of a record; nobody else sees a first answer before there are two',
    output,
    run: async (ctx, { params: { id } }) => withPeople(ctx, await comparisonsOfRecord(ctx, id)),
  }),
  endpoint('POST /records/{id}/comparisons', 'records:own', {
    summary:
      'Note what an authority showed about a document. Multipart, with at most one screenshot. Each person once; a second time is refused',
    transaction: 'none',
    accepts: { fields: newComparisonSchema, files: 1 },
    refuses: [
      'record.in_trash',
      'comparison.person_only',
      'comparison.not_on_file',
      'comparison.no_such_check',
      'comparison.day_ahead',
      'comparison.before_upload',
      'comparison.same_person',
      'comparison.same_browser',
      'comparison.withheld',
      'consent.no_asking',
    ],
    output,
    status: 201,
    run: async (ctx, { params: { id } }, edge) => {
      const browserAccounts = await ctx.read(async (read) => {
        await getRecord(read, id)
        return accountsOfBrowser(read, browserIn(edge))
      })
      const sent = await formIn(edge.request, 1)
      const comparison = parseInput(newComparisonSchema, sent.fields, output)
      const screenshot = sent.files[0]?.source ?? null
      const noted = { recordId: id, comparison, screenshot }
      await noteComparison(ctx, { ...noted, browserAccounts, endShowing })
      return ctx.read(async (read) => withPeople(read, await comparisonsOfRecord(read, id)))
    },
  }),
  endpoint('GET /old-comparisons', 'records:all', {
    summary:
      'Documents about which an authority was asked longer ago than the days set for their kind, the oldest first',
    output: oldComparisonsSchema,
    run: (ctx) => oldComparisons(ctx),
  }),
  endpoint('GET /withheld-documents', 'records:all', {
    summary:
      'Documents that the public does not see because an authority showed something else: undecided ones first',
    output: withheldDocumentsSchema,
    run: (ctx) => withheldDocuments(ctx),
  }),
  endpoint('GET /comparisons/{id}/screenshot', 'records:own', {
    summary: 'A page of the screenshot of what an authority showed, for staff only',
    transaction: 'none',
    query: z.object({ page: z.coerce.number().int().min(1).max(20).default(1) }),
    refuses: [
      'record.not_found',
      'comparison.not_found',
      'document.file_missing',
      'document.file_corrupt',
      'document.damaged',
    ],
    output: { response: ['image/jpeg', 'image/webp'] },
    run: (ctx, { params: { id }, query: { page } }, { request }) =>
      answerPicture(request, 'never', (format) => drawScreenshot(ctx, id, { page, format })),
  }),
] as const
