import { z } from 'zod'
import { describeRecord, tryToOpen } from '#modules/lookup'
import { lookupAnswerSchema, lookupRates, lookupSchema } from '#modules/lookup/schema'
import { accountMessages, chooseAccountMessages } from '#modules/messages'
import { accountMessagesSchema } from '#modules/messages/schema'
import { helpDestinations, helpFor, helpOrigins } from '#modules/organisation/help.schema'
import { checkFingerprint } from '#modules/receipts'
import {
  documentVerdictSchema,
  fingerprintSchema,
  verificationRates,
} from '#modules/receipts/schema'
import { checkDuplicate, checkPassport } from '#modules/records'
import { duplicateAnswerSchema, duplicateCheckSchema } from '#modules/records/list.schema'
import { passportAnswerSchema, passportCheckSchema } from '#modules/records/schema'
import { soon } from '#platform/context'
import { Refusal } from '#platform/errors'
import { accessCodeEndpoints } from './access-codes.ts'
import { accountEndpoints } from './accounts.ts'
import { announcementEndpoints } from './announcements.ts'
import { appointmentEndpoints } from './appointments.ts'
import { attestationEndpoints } from './attestations.ts'
import { auditEndpoints } from './audit.ts'
import { calendarEndpoints } from './calendars.ts'
import { caseEndpoints } from './cases.ts'
import { classEndpoints } from './classes.ts'
import { comparisonEndpoints } from './comparisons.ts'
import { countsEndpoints } from './counts.ts'
import { documentEndpoints } from './documents.ts'
import { draftEndpoints } from './drafts.ts'
import { endpoint } from './endpoint.ts'
import { importEndpoints } from './imports.ts'
import { incomingEndpoints } from './incoming.ts'
import { inviteEndpoints } from './invites.ts'
import { lossEndpoints } from './losses.ts'
import { managedNoticeEndpoints } from './managed-notices.ts'
import { mergeEndpoints } from './merges.ts'
import { messageEndpoints } from './messages.ts'
import { noticeEndpoints } from './notices.ts'
import { organisationEndpoints } from './organisation.ts'
import { originalEndpoints } from './originals.ts'
import { overviewEndpoints } from './overview.ts'
import { linkedRecordEndpoints } from './own-file.ts'
import { paymentEndpoints } from './payments.ts'
import { privacyEndpoints } from './privacy.ts'
import { receiptEndpoints } from './receipts.ts'
import { recordLifeEndpoints } from './record-life.ts'
import { recordListEndpoints } from './record-list.ts'
import { recordEndpoints } from './records.ts'
import { sessionEndpoints } from './session.ts'
import { shareEndpoints } from './shares.ts'
import { speechEndpoints } from './speech.ts'
import { todayEndpoints } from './today.ts'
import { waitingChangeEndpoints } from './waiting-changes.ts'
import { wholeFileEndpoints } from './whole-file.ts'

const phoneSchema = z.object({
  number: z.string(),
  only: z.string().nullable(),
  seenIn: z.string().nullable(),
})

/** As in the table, where each row says who confirmed it, or that nobody did. */
const placeSchema = z.object({
  role: z.enum(['police', 'labour', 'rescue', 'shelter', 'mission', 'ministry', 'regulator']),
  country: z.string(),
  within: z.string().nullable(),
  authority: z.string().nullable(),
  phones: z.array(phoneSchema),
  url: z.string().nullable(),
  confirmedBy: z.object({ name: z.string(), on: z.string() }).nullable(),
  reviewedOn: z.string(),
})

const helpSchema = z.object({
  /** The countries that the table knows, ISO 3166 alpha-2. */
  origins: z.array(z.string()),
  destinations: z.array(z.string()),
  /** Places to turn to on this journey, the nearest first; none of them is part of this site. */
  places: z.array(placeSchema),
})

const own = [
  endpoint('GET /help', 'public', {
    summary:
      'Help outside the agency by where a worker comes from and works: reviewed, not legal advice; without `confirmedBy` no person has confirmed it',
    query: z.object({
      from: z.enum(helpOrigins).optional(),
      to: z.enum(helpDestinations).optional(),
    }),
    output: helpSchema,
    run: async (_, { query: { from, to } }) => ({
      origins: [...helpOrigins],
      destinations: [...helpDestinations],
      places: helpFor({ origin: from ?? null, destination: to ?? null }).map((place) => ({
        ...place,
        phones: [...place.phones],
      })),
    }),
  }),
  endpoint('GET /my/account-messages', 'signed-in', {
    summary: 'The language of mails to your own account, and which kinds are switched off',
    output: accountMessagesSchema,
    run: (ctx) => accountMessages(ctx),
  }),
  endpoint('PUT /my/account-messages', 'signed-in', {
    summary:
      'Choose the language of mails to your own account, and switch kinds off; all others are on',
    body: accountMessagesSchema,
    refuses: ['account.not_a_person'],
    output: accountMessagesSchema,
    run: (ctx, { body }) => chooseAccountMessages(ctx, body),
  }),
  endpoint('POST /lookups', 'public', {
    summary: 'Open a record with a number and its access code, for 15 minutes',
    transaction: 'none',
    body: lookupSchema,
    limit: lookupRates.lookup,
    countsTry: true,
    goesOnWhenFull: true,
    refuses: ['lookup.no_data_found'],
    output: lookupAnswerSchema,
    run: (ctx, { body }, { attempt }) =>
      soon(tryToOpen(ctx, body, { attempt, isDescribed: true }), async (opened) => {
        if (opened instanceof Refusal) return opened
        const described = await ctx.readAtOnce((read) => describeRecord(read, opened))
        return { ...described, viewing: { token: opened.token, endsAt: opened.endsAt } }
      }),
  }),
  endpoint('GET /fingerprints/{sha256}', 'public', {
    summary: 'Whether a file with this SHA-256 is one that the organisation holds',
    params: { sha256: fingerprintSchema },
    limit: verificationRates.verify,
    output: documentVerdictSchema,
    run: (ctx, { params }) => checkFingerprint(ctx, params.sha256),
  }),
  endpoint('POST /duplicate-checks', 'records:own', {
    summary:
      'Records that may be of the same person, by the sound of name and father’s name in any script and the date of birth, for forms; a moderator gets only their own',
    transaction: 'none',
    body: duplicateCheckSchema,
    refuses: ['request.too_many'],
    output: duplicateAnswerSchema,
    run: (ctx, { body }) => checkDuplicate(ctx, body),
  }),
  endpoint('POST /passport-checks', 'records:own', {
    summary: 'Whether a passport number is on file, for forms; which record, to those who may know',
    transaction: 'none',
    body: passportCheckSchema,
    refuses: ['request.too_many'],
    output: passportAnswerSchema,
    run: (ctx, { body }) => checkPassport(ctx, body),
  }),
  // Before the records: /records/authors is not the record with the id "authors".
  ...recordListEndpoints,
  ...recordEndpoints,
  ...recordLifeEndpoints,
  ...waitingChangeEndpoints,
  ...mergeEndpoints,
  ...wholeFileEndpoints,
  ...accessCodeEndpoints,
  ...accountEndpoints,
  ...attestationEndpoints,
  ...auditEndpoints,
  ...caseEndpoints,
  ...classEndpoints,
  ...comparisonEndpoints,
  ...countsEndpoints,
  ...documentEndpoints,
  ...importEndpoints,
  ...incomingEndpoints,
  ...inviteEndpoints,
  ...linkedRecordEndpoints,
  ...managedNoticeEndpoints,
  ...messageEndpoints,
  ...noticeEndpoints,
  ...organisationEndpoints,
  ...speechEndpoints,
  ...originalEndpoints,
  ...appointmentEndpoints,
  ...announcementEndpoints,
  ...calendarEndpoints,
  ...lossEndpoints,
  ...overviewEndpoints,
  ...todayEndpoints,
  ...paymentEndpoints,
  ...privacyEndpoints,
  ...receiptEndpoints,
  ...sessionEndpoints,
  ...shareEndpoints,
] as const

/** Every endpoint of the API, once: the router, the OpenAPI document and the client read this list. */
export const endpoints = [...own, ...draftEndpoints(own)] as const
export type Endpoints = (typeof endpoints)[number]
