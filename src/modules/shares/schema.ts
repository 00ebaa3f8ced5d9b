import { z } from 'zod'
import {
  type DocumentKind,
  documentKindNames,
  documentKindSchema,
  documentKinds,
  type Shareable,
} from '#modules/documents/schema'
import { openedRecordSchema } from '#modules/lookup/schema'
import { contactChangeSchema } from '#modules/records/contacts.schema'
import { fieldNames, recordFields } from '#modules/records/fields.schema'
import { shownSchema } from '#modules/records/schema'
import { day, hour, minute } from '#platform/clock/schema'
import { europeanDigits } from '#platform/ids/schema'
import { rates } from '#platform/limits/schema'
import { problems } from '#platform/problems.schema'
import { line } from '#platform/text.schema'
import { shares as sharesTexts } from '#texts/problems/problems'

/** Sizes in bytes, times in milliseconds. */
export const shareLimits = {
  shareUsual: 30 * 24 * hour,
  shareLongest: 90 * 24 * hour,
  openSharesPerRecord: 20,
} as const

export const shareRates = rates({
  shareLookup: { tries: 10, window: minute, of: 'address' },
})

/** For whom a share is made; this decides which documents it may contain. */
export const sharePurposes = ['employer', 'bank', 'authority', 'other'] as const
export type SharePurpose = (typeof sharePurposes)[number]

/** The details that a share shows for any purpose. */
export const sharedFields = fieldNames.filter((name) =>
  sharePurposes.some((purpose) => recordFields[name].shownTo?.includes(`share:${purpose}`)),
)

const purposesFor = {
  any: sharePurposes,
  employer: ['employer'],
  'employer-or-authority': ['employer', 'authority'],
  never: [],
} as const satisfies Record<Shareable, readonly SharePurpose[]>

/**
 * Tells whether a document may be part of a share for this purpose (H9): passport, medical form, police clearance and
 * fingerprint document never, an LMIA letter for an employer only, a contract for an employer or an authority.
 */
export function mayBeShared(kind: DocumentKind, purpose: SharePurpose): boolean {
  const purposes = purposesFor[documentKinds[kind].shareable]
  return purposes.some((allowed) => allowed === purpose)
}

/** How many days a share is open: by default, and at most. */
const shareDays = {
  usual: shareLimits.shareUsual / day,
  most: shareLimits.shareLongest / day,
}
/** What the form says about a wrong answer. */
const shareProblems = problems('shares', sharesTexts)

/** What the candidate chooses. The photo is in every share, chosen or not. */
export const newShareSchema = z.object({
  kinds: z
    .array(z.enum(documentKindNames, { error: shareProblems.notInList }), {
      error: shareProblems.noPaper,
    })
    .min(1, { error: shareProblems.noPaper })
    .max(50)
    .transform((kinds) => [...new Set(kinds)]),
  purpose: z.enum(sharePurposes, { error: shareProblems.noPurpose }),
  /** The candidate's own name for it, which no recipient sees: so it is not judged. */
  label: line({ error: shareProblems.noLabel })
    .min(1, { error: shareProblems.noLabel })
    .max(80, { error: shareProblems.longLabel }),
  days: z
    .number({ error: shareProblems.badDays })
    .int({ error: shareProblems.badDays })
    .min(1, { error: shareProblems.badDays })
    .max(shareDays.most, { error: shareProblems.badDays })
    .default(shareDays.usual),
})
export type NewShare = z.output<typeof newShareSchema>

/** Reads a number of days as somebody typed it, in digits of any script: an empty text is undefined, words are NaN. */
export function daysTyped(typed: string): number | undefined {
  const days = europeanDigits(typed.trim())
  return days === '' ? undefined : Number(days)
}

/**
 * `stopped`: the record was hidden, withdrawn or deleted since, or its access code was replaced or revoked. A stopped
 * share stays stopped, even when the record is public again: make a new one.
 */
const shareStates = ['open', 'expired', 'revoked', 'stopped'] as const
export type ShareState = (typeof shareStates)[number]

/** A share as its candidate and staff see it; never its code. */
const shareSchema = z.object({
  id: z.string(),
  kinds: z.array(documentKindSchema),
  purpose: z.enum(sharePurposes),
  label: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  revokedAt: z.string().nullable(),
  state: z.enum(shareStates),
  /** How often it was opened, and when, newest first (the newest 500). */
  viewCount: z.number().int(),
  viewings: z.array(z.string()),
})
export type Share = z.output<typeof shareSchema>

export const shareListSchema = z.object({ shares: z.array(shareSchema) })

/** A new share. Its code is shown only this once. */
export const madeShareSchema = z.object({ share: shareSchema, shareCode: z.string() })

const typed = line().max(60)

/** `passportNumber`: or the date of birth, year or day first. */
export const shareLookupSchema = z.object({ passportNumber: typed, shareCode: typed })
export type ShareLookup = z.output<typeof shareLookupSchema>

/** What the recipient sees: whose documents these are, and the chosen documents. */
const sharedPartSchema = z.object({
  record: z.object({
    reference: z.string(),
    ...shownSchema(...sharePurposes.map((purpose) => `share:${purpose}` as const)).shape,
    approvedAt: z.string().nullable(),
  }),
  documents: openedRecordSchema.shape.documents,
  /** The parts that the candidate says are wrong, until staff answer. */
  contested: openedRecordSchema.shape.contested,
  share: z.object({ purpose: z.enum(sharePurposes), expiresAt: z.string() }),
})
export type SharedPart = z.output<typeof sharedPartSchema>

export const shareLookupAnswerSchema = sharedPartSchema.extend({
  viewing: z.object({ token: z.string(), endsAt: z.string() }),
})

/** One time that somebody opened the record or a share of it. */
const viewSchema = z.object({
  /** The id of its event in the log, for requesting its proof. */
  id: z.string(),
  at: z.string(),
  /** By the access code, by a linked account, or by a share. */
  by: z.enum(['access-code', 'account', 'share']),
  /** Which share it was. */
  shareId: z.string().nullable(),
})
export type View = z.output<typeof viewSchema>
export const viewListSchema = z.object({ views: z.array(viewSchema) })

/** The same for the candidate, with who of the staff changed the telephone or the email. */
export const ownViewListSchema = viewListSchema.extend({
  contactChanges: z.array(contactChangeSchema),
})
