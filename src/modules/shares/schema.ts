import { z } from 'zod'
import {
  type DocumentKind,
  documentKindNames,
  documentKindSchema,
  documentKinds,
  type Shareable,
} from '#modules/documents/schema'
import { openedRecordSchema } from '#modules/lookup/schema'
import { fieldNames, recordFields } from '#modules/records/fields/schema'
import { shownSchema } from '#modules/records/schema'
import { day } from '#platform/clock/schema'
import { europeanDigits } from '#platform/ids/schema'
import { line, longerThan } from '#platform/text/schema'
import { shareLimits } from './limits.ts'

/** For whom a share is made; it decides which papers may be in it. */
export const sharePurposes = ['employer', 'bank', 'authority', 'other'] as const
export type SharePurpose = (typeof sharePurposes)[number]

/** What of the details a share shows, whatever it is for. */
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
 * Whether a paper may be part of a share for this purpose (H9): passport, medical form, police
 * clearance and fingerprint paper never, an LMIA letter for an employer only, a contract for an employer or
 * an authority.
 */
export function mayBeShared(kind: DocumentKind, purpose: SharePurpose): boolean {
  const purposes = purposesFor[documentKinds[kind].shareable]
  return purposes.some((allowed) => allowed === purpose)
}

/** How many days a share is open: unless chosen otherwise, and at most. */
const shareDays = {
  usual: shareLimits.shareUsual / day,
  most: shareLimits.shareLongest / day,
}
/** What the form says of a wrong answer; languages have their texts by these names. */
export const shareProblems = {
  notInList: 'Choose documents from the list.',
  noPaper: 'Choose at least one document.',
  noPurpose: 'Choose who the share is for.',
  noLabel: 'Give the share a name, so that you know it again.',
  longLabel: longerThan(80, 'The name'),
  badDays: `Choose between 1 and ${shareDays.most} days.`,
} as const

/** What the candidate chooses. The photo goes with any share, chosen or not. */
export const newShareSchema = z.object({
  kinds: z
    .array(z.enum(documentKindNames, { error: shareProblems.notInList }), {
      error: shareProblems.noPaper,
    })
    .min(1, { error: shareProblems.noPaper })
    .max(50)
    .transform((kinds) => [...new Set(kinds)]),
  purpose: z.enum(sharePurposes, { error: shareProblems.noPurpose }),
  /** The candidate's own name for it; the other side sees it on a receipt only. */
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

/** Days as somebody typed them, in digits of any script: nothing is undefined, words are NaN. */
export function daysTyped(typed: string): number | undefined {
  const days = europeanDigits(typed.trim())
  return days === '' ? undefined : Number(days)
}

/**
 * `stopped`: the record was hidden, withdrawn or deleted since, or its access code was re-issued or
 * revoked. A stopped share stays so, also when the record is public again: make a new one.
 */
const shareStates = ['open', 'expired', 'revoked', 'stopped'] as const
export type ShareState = (typeof shareStates)[number]

/** A share as its candidate, and staff, see it; never its code. */
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

/** A new share. Its code is shown this once. */
export const madeShareSchema = z.object({ share: shareSchema, shareCode: z.string() })

const typed = line().max(60)

export const shareLookupSchema = z.object({ passportNumber: typed, shareCode: typed })
export type ShareLookup = z.output<typeof shareLookupSchema>

/** What the other side sees: whose papers these are, and the chosen papers. */
const sharedPartSchema = z.object({
  record: z.object({
    reference: z.string(),
    ...shownSchema(...sharePurposes.map((purpose) => `share:${purpose}` as const)).shape,
    approvedAt: z.string().nullable(),
  }),
  documents: openedRecordSchema.shape.documents,
  /** What of it the candidate says is wrong, until staff have answered. */
  contested: openedRecordSchema.shape.contested,
  share: z.object({ purpose: z.enum(sharePurposes), expiresAt: z.string() }),
})
export type SharedPart = z.output<typeof sharedPartSchema>

export const shareLookupAnswerSchema = sharedPartSchema.extend({
  viewing: z.object({ token: z.string(), endsAt: z.string() }),
})

/** One time that somebody looked at the record or at a share of it. */
const viewSchema = z.object({
  /** The id of its event in the log, by which its proof is asked for. */
  id: z.string(),
  at: z.string(),
  /** By the access code, by a linked account, or by a share. */
  by: z.enum(['access-code', 'account', 'share']),
  /** Which share it was. */
  shareId: z.string().nullable(),
})
export type View = z.output<typeof viewSchema>
export const viewListSchema = z.object({ views: z.array(viewSchema) })
