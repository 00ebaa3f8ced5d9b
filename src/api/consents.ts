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
import { getLinkedRecord } from '#modules/lookup'
import { lookupRates } from '#modules/lookup/limits'
import { getRecord } from '#modules/records'
import { endShares } from '#modules/shares'
import { cursorAsked } from '#platform/pages/schema'
import { endpoint, holderOf } from './endpoint.ts'

const notLinked = ['link.account_only', 'link.not_linked', 'lookup.no_data_found'] as const

const ofViewing = [
  endpoint({
    method: 'GET',
    path: '/consents',
    summary:
      'What the candidate of the record that a viewing has open agrees to, with the words to read before an answer',
    permission: 'public',
    transaction: 'read',
    query: consentLanguageSchema,
    proofs: ['viewing'],
    output: consentsSchema,
    run: async (ctx, { query: { language } }, edge) => {
      const { recordId } = await holderOf(ctx, edge)
      return listConsents(ctx, { recordId, language })
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/consents/{purpose}',
    summary:
      'Say yes or no to one purpose for the candidate of a viewing; it takes effect at once. A no to sharing ends every share, a no to messages switches them off',
    permission: 'public',
    transaction: 'write',
    params: consentParams,
    body: newConsentSchema,
    limit: lookupRates.ownFile,
    proofs: ['viewing'],
    refuses: ['consent.other_words'],
    output: consentsSchema,
    run: async (ctx, { params: { purpose }, body }, edge) => {
      const { recordId } = await holderOf(ctx, edge)
      await answerConsent(ctx, { recordId }, { ...body, purpose, endShares })
      return listConsents(ctx, { recordId, language: body.language })
    },
  }),
] as const

const ofLink = [
  endpoint({
    method: 'GET',
    path: '/my/consents',
    summary: 'What the candidate of the linked record agrees to, with the words to read',
    permission: 'signed-in',
    transaction: 'read',
    query: consentLanguageSchema,
    refuses: notLinked,
    output: consentsSchema,
    run: async (ctx, { query: { language } }) => {
      const { recordId } = await getLinkedRecord(ctx)
      return listConsents(ctx, { recordId, language })
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/my/consents/{purpose}',
    summary: 'Say yes or no to one purpose for the linked record; it takes effect at once',
    permission: 'signed-in',
    transaction: 'write',
    params: consentParams,
    body: newConsentSchema,
    limit: lookupRates.ownFile,
    refuses: [...notLinked, 'consent.other_words'],
    output: consentsSchema,
    run: async (ctx, { params: { purpose }, body }) => {
      const { recordId } = await getLinkedRecord(ctx)
      await answerConsent(ctx, { recordId }, { ...body, purpose, endShares })
      return listConsents(ctx, { recordId, language: body.language })
    },
  }),
] as const

const ofStaff = [
  endpoint({
    method: 'GET',
    path: '/records/{id}/consents',
    summary:
      'What a candidate agrees to, with the words that were read and the earlier answers; staff cannot change it',
    permission: 'records:all',
    transaction: 'read',
    params: z.object({ id: z.uuid() }),
    refuses: ['record.not_found'],
    output: recordConsentsSchema,
    run: async (ctx, { params: { id } }) => {
      await getRecord(ctx, id)
      return consentsOfRecord(ctx, id)
    },
  }),
  endpoint({
    method: 'GET',
    path: '/withdrawn-consents',
    summary: 'Consents that candidates took back, the latest first; messages are not among them',
    permission: 'records:all',
    transaction: 'read',
    query: z.object(cursorAsked),
    output: withdrawnConsentsSchema,
    run: (ctx, { query }) => listWithdrawn(ctx, query),
  }),
] as const

export const consentEndpoints = [...ofViewing, ...ofLink, ...ofStaff] as const
