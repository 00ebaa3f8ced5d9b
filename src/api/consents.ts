import { z } from 'zod'
import { answerConsent, consentsOfRecord, listConsents, listWithdrawn } from '#modules/consents'
import {
  consentLanguageSchema,
  consentParams,
  consentsSchema,
  newConsentSchema,
  recordConsentsSchema,
  withdrawnConsentsSchema,
} from '#modules/consents/schema'
import { lookupRates } from '#modules/lookup/limits'
import { getRecord } from '#modules/records'
import { endShares } from '#modules/shares'
import { cursorAsked } from '#platform/pages/schema'
import { endpoint } from './endpoint.ts'
import { ownFile } from './own-file.ts'

export const consentEndpoints = [
  ...ownFile('GET /consents', 'GET /my/consents', {
    summary: 'What the candidate agrees to, with the words to read before an answer',
    query: consentLanguageSchema,
    output: consentsSchema,
    run: async (ctx, { query: { language } }, { holder }) => {
      const { recordId } = await holder(ctx)
      return listConsents(ctx, { recordId, language })
    },
  }),
  ...ownFile('PUT /consents/{purpose}', 'PUT /my/consents/{purpose}', {
    summary:
      'Say yes or no to one purpose; it takes effect at once. A no to sharing ends every share, a no to messages switches them off',
    params: consentParams.shape,
    body: newConsentSchema,
    limit: lookupRates.ownFile,
    refuses: ['consent.other_words'],
    output: consentsSchema,
    run: async (ctx, { params: { purpose }, body }, { holder }) => {
      const { recordId } = await holder(ctx)
      await answerConsent(ctx, { recordId }, { ...body, purpose, endShares })
      return listConsents(ctx, { recordId, language: body.language })
    },
  }),
  endpoint('GET /records/{id}/consents', 'records:all', {
    summary:
      'What a candidate agrees to, with the words that were read and the earlier answers; staff cannot change it',
    refuses: ['record.not_found'],
    output: recordConsentsSchema,
    run: async (ctx, { params: { id } }) => {
      await getRecord(ctx, id)
      return consentsOfRecord(ctx, id)
    },
  }),
  endpoint('GET /withdrawn-consents', 'records:all', {
    summary: 'Consents that candidates took back, the latest first; messages are not among them',
    query: z.object(cursorAsked),
    output: withdrawnConsentsSchema,
    run: (ctx, { query }) => listWithdrawn(ctx, query),
  }),
] as const
