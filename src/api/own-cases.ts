import { ownCases } from '#modules/cases'
import {
  broughtSchema,
  disagreementSchema,
  ownCaseSchema,
  ownCasesSchema,
  takingBackSchema,
} from '#modules/cases/schema'
import { bringCase, disagreeWith, type FileHolder, takeCaseBack } from '#modules/desk'
import { lookupRates } from '#modules/lookup/limits'
import type { ReadContext } from '#platform/context'
import { bringingWithFile, ownCase, refusesBringing } from './case-files.ts'
import { writeAs } from './own-file.ts'

const casesOf = async (ctx: ReadContext, holder: FileHolder) => ({
  cases: await ownCases(ctx, holder),
})

export const ownCaseEndpoints = [
  ...ownCase('GET /own-cases', 'GET /my/cases', {
    summary: 'What the candidate told the organisation, and what was answered',
    output: ownCasesSchema,
    run: async (ctx, _, { holder }) => casesOf(ctx, await holder(ctx)),
  }),
  ...ownCase('POST /own-cases', 'POST /my/cases', {
    summary: 'Tell the organisation something',
    transaction: 'none',
    body: ownCaseSchema,
    limit: lookupRates.ownFile,
    idempotent: true,
    refuses: refusesBringing,
    output: broughtSchema,
    status: 201,
    run: (ctx, { body }, { holder }) =>
      writeAs(ctx, holder, (write, whose) => bringCase(write, whose, body)),
  }),
  ...bringingWithFile,
  ...ownCase('POST /own-cases/{id}/disagreement', 'POST /my/cases/{id}/disagreement', {
    summary: 'Say that an answer is not right, once: staff answer again',
    body: disagreementSchema,
    limit: lookupRates.ownFile,
    refuses: ['case.not_found', 'case.not_answered', 'case.said_twice'],
    output: ownCasesSchema,
    run: async (ctx, { params: { id }, body: { text } }, { holder }) => {
      const whose = await holder(ctx)
      await disagreeWith(ctx, whose, { id, text })
      return casesOf(ctx, whose)
    },
  }),
  ...ownCase('POST /own-cases/{id}/taking-back', 'POST /my/cases/{id}/taking-back', {
    summary: 'Take back what may be taken back: who said that they leave stays after all',
    body: takingBackSchema,
    limit: lookupRates.ownFile,
    refuses: ['case.not_found', 'case.not_taken_back'],
    output: ownCasesSchema,
    run: async (ctx, { params: { id }, body: { language } }, { holder }) => {
      const whose = await holder(ctx)
      await takeCaseBack(ctx, whose, { id, language })
      return casesOf(ctx, whose)
    },
  }),
] as const
