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
import { lookupRates } from '#modules/lookup/schema'
import { closingFormSchema } from '#modules/organisation/identity.schema'
import { organisationSchema, settingsSchema } from '#modules/organisation/schema'
import {
  announceClosing,
  askForCode,
  countDue,
  handOverOwnData,
  listDue,
  readClosing,
  removeDue,
  takeOwnData,
  withdrawClosing,
} from '#modules/privacy'
import {
  closingStandingSchema,
  dueCountSchema,
  dueListSchema,
  dueQuerySchema,
  type Outcome,
  ownDataCodeSchema,
  removalsSchema,
  removedSchema,
} from '#modules/privacy/schema'
import { getRecord } from '#modules/records'
import { endShares } from '#modules/shares'
import { cursorAsked } from '#platform/pages/schema'
import { download } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { ownDataLetter as letter } from './own-data-letter.ts'
import { ownFile } from './own-file.ts'

const { keepAfterDepartureDays, keepSensitiveMonths, keepContractMonths, keepUsualMonths } =
  settingsSchema.shape
/** The periods as an address writes them. */
const periodsSchema = z.object({
  keepAfterDepartureDays: z.coerce.number().pipe(keepAfterDepartureDays.unwrap()),
  keepSensitiveMonths: z.coerce.number().pipe(keepSensitiveMonths.unwrap()),
  keepContractMonths: z.coerce.number().pipe(keepContractMonths.unwrap()),
  keepUsualMonths: z.coerce.number().pipe(keepUsualMonths.unwrap()),
})

const zip = { response: ['application/zip'] }

/** Returns the answer that carries what `takeOwnData` writes. */
export function ownDataAnswer(bytes: AsyncIterable<Uint8Array>, madeAt: string): Response {
  return download({ name: `my-data-${madeAt.slice(0, 10)}.zip`, type: 'application/zip' }, bytes)
}

export const privacyEndpoints = [
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
  endpoint('GET /organisation/closing', 'records:own', {
    summary:
      'Whether the agency has announced that it is closing, and how many candidates were told',
    output: closingStandingSchema,
    run: (ctx) => readClosing(ctx),
  }),
  endpoint('POST /organisation/closing', 'organisation:manage', {
    summary:
      'Announce that the agency is closing, with a last day at least 90 days ahead: the public reads it, every candidate is told, and no new records are entered',
    recentSignIn: { scope: 'organisation' },
    body: closingFormSchema,
    requiresIfMatch: 'record.changed_meanwhile',
    refuses: ['closing.wrong_state'],
    output: organisationSchema,
    run: (ctx, { body, version }) => announceClosing(ctx, { ...body, version }),
  }),
  endpoint('DELETE /organisation/closing', 'organisation:manage', {
    summary: 'Withdraw the closing, until its last day; everybody who was told is told again',
    recentSignIn: { scope: 'organisation' },
    requiresIfMatch: 'record.changed_meanwhile',
    refuses: ['closing.wrong_state'],
    output: organisationSchema,
    run: (ctx, { version }) => withdrawClosing(ctx, { version }),
  }),
  endpoint('GET /due-removals', 'records:all', {
    summary: 'What has been kept for as long as the settings say, the longest due first',
    query: dueQuerySchema.extend(cursorAsked),
    output: dueListSchema,
    run: (ctx, { query }) => listDue(ctx, query),
  }),
  endpoint('GET /due-removals/count', 'organisation:manage', {
    summary:
      'How much would be due now if documents and records were kept for this long; nothing is changed',
    transaction: 'none',
    query: periodsSchema,
    output: dueCountSchema,
    run: (ctx, { query }) => countDue(ctx, query),
  }),
  endpoint('POST /due-removals/remove', 'records:all', {
    summary:
      'Remove for good what is due; what is held back or no longer due stays, and the answer says so',
    recentSignIn: { scope: 'purge' },
    transaction: 'none',
    body: removalsSchema,
    output: removedSchema,
    run: async (ctx, { body: { removals } }) => {
      const outcomes: Outcome[] = []
      for (const removal of removals) outcomes.push(await removeDue(ctx, removal))
      return { outcomes }
    },
  }),
  ...ownFile('POST /own-data/codes', 'POST /my/own-data/codes', {
    summary: 'Send a code to the telephone or email on file',
    limit: lookupRates.ownFile,
    refuses: ['own_data.too_many_codes', 'own_data.contact_changed'],
    run: async (ctx, _, { holder }) => askForCode(ctx, await holder(ctx)),
  }),
  ...ownFile('POST /own-data', 'POST /my/own-data', {
    summary: 'Everything that is held about the candidate, as one zip, with that code',
    transaction: 'none',
    body: ownDataCodeSchema,
    limit: lookupRates.ownFile,
    refuses: ['own_data.wrong_code', 'record.not_found'],
    output: zip,
    run: async (ctx, { body: { code } }, { holder }) =>
      ownDataAnswer(await takeOwnData(ctx, holder, { code, letter }), ctx.clock.now()),
  }),
  endpoint('GET /records/{id}/own-data', 'records:all', {
    summary:
      'Everything that is held about a candidate, to hand over; the candidate is told. Audited',
    recentSignIn: { scope: 'candidates' },
    transaction: 'none',
    refuses: ['record.in_trash'],
    output: zip,
    run: async (ctx, { params }) =>
      ownDataAnswer(await handOverOwnData(ctx, { recordId: params.id, letter }), ctx.clock.now()),
  }),
] as const
