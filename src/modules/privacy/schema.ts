import { z } from 'zod'
import { documentKindNames } from '#modules/documents/schema'
import { closingSchema } from '#modules/organisation/identity.schema'
import { publicly } from '#modules/speech/schema'
import { hour } from '#platform/clock/schema'
import { languages } from '#platform/languages.schema'
import { pagePlace } from '#platform/pages/schema'
import { filled } from '#platform/problems.schema'
import { line, prose, textProblems } from '#platform/text.schema'

const codeError = 'Write the 8 digits of the code that we sent you.'

/** The code that came by SMS or email. */
export const ownDataCodeSchema = z.object({
  code: line({ error: codeError })
    .transform((typed) => typed.replace(/\D/g, ''))
    .pipe(z.string().length(8, { error: codeError })),
})

const moment = z.iso
  .datetime({ offset: true, error: 'Give a time such as 2026-11-21T09:30:00Z.' })
  .transform((text) => new Date(text).toISOString())

/** The candidates read it, so it is judged like every public text. */
const ownWords = publicly(
  'text',
  prose().max(2000, { error: filled(textProblems.long, { most: 2000 }) }),
)

/** `bn: …` is in Bengali. */
function withLanguage(typed: string) {
  const [, language, text] = /^\s*([a-z]{2,3}):\s+(.+)$/s.exec(typed) ?? []
  const isNamed = languages.some((one) => one === language)
  return isNamed ? { language, text } : { language: null, text: typed }
}

/** What an operator enters about a breach. */
export const breachFormSchema = z.object({
  since: moment,
  until: moment.optional(),
  known: moment.optional(),
  account: line().min(1, { error: 'Name the email of an account.' }).optional(),
  share: z.uuid({ error: 'Name the id of a share, as the audit log has it.' }).optional(),
  /** One for each language, named at its beginning; without a name in the first one of the site. */
  about: z
    .array(
      z
        .string()
        .transform(withLanguage)
        .pipe(z.object({ language: z.enum(languages).nullable(), text: ownWords })),
    )
    .refine((all) => new Set(all.map(({ language }) => language)).size === all.length, {
      error: 'Give one text for each language.',
    })
    .optional(),
})

/** The minimum number of days from the announcement to the last day. */
export const closingDays = 90
/** The maximum number of days: a later closing is announced later. */
export const mostClosingDays = 730

/** The state of the closing, for staff. */
export const closingStandingSchema = z.object({
  /** Null: none is announced. */
  announced: closingSchema
    .pick({ lastDay: true, successor: true, announcedAt: true })
    .extend({
      /** 0 on the last day, negative afterwards. */
      daysLeft: z.number().int(),
      /** Records outside the trash. */
      candidates: z.number().int(),
      /** The state of the messages to them. */
      told: z.object({
        sent: z.number().int(),
        underWay: z.number().int(),
        /** No way to send is set up, or arrival is uncertain: staff tell them. */
        byHand: z.number().int(),
        /** No telephone and no email is on file. */
        unreachable: z.number().int(),
      }),
    })
    .nullable(),
})
export type ClosingStanding = z.output<typeof closingStandingSchema>

/** What is removed: a kind of document of a record with every version, or the record with everything in it. */
const whatSchema = z.enum([...documentKindNames, 'record'])
export type What = z.output<typeof whatSchema>

/** Why something stays although its period is over. */
const holds = ['case', 'original', 'authority', 'class', 'handover'] as const
const holdSchema = z.enum(holds)
export type Hold = (typeof holds)[number]

const dueSchema = z.object({
  recordId: z.string(),
  reference: z.string(),
  name: z.string(),
  what: whatSchema,
  /** Since when its period is over, and what that was counted from. */
  since: z.string(),
  because: z.enum(['departure', 'change', 'consent', 'closing', 'law']),
  listedAt: z.string(),
  /** The earliest time of its automatic removal; null: it waits for a person. */
  removedFrom: z.string().nullable(),
  held: z.array(holdSchema),
})
export type DueRow = z.output<typeof dueSchema>

export const dueQuerySchema = z.object({ what: whatSchema.optional() })
export type DueQuery = z.output<typeof dueQuerySchema>

export const dueListSchema = z.object({
  due: z.array(dueSchema),
  /** The server's time, by which all of it is due. */
  at: z.string(),
  ...pagePlace,
})
export type DueList = z.output<typeof dueListSchema>

/** How much is due now with some settings. */
export const dueCountSchema = z.object({ papers: z.number().int(), records: z.number().int() })
export type DueCount = z.output<typeof dueCountSchema>

/** How many entries a page of the list has, and so how many can be removed together. */
export const dueTogether = 50

const removalSchema = z.object({
  recordId: z.uuid(),
  what: whatSchema,
  /** Since when it is due, according to the list: what has changed since is left alone. */
  since: z.iso.datetime({ precision: 3 }),
})
export type Removal = z.output<typeof removalSchema>
export const removalsSchema = z.object({
  removals: z
    .array(removalSchema)
    .min(1, { error: 'Choose at least one.' })
    .max(dueTogether, { error: `Choose at most ${dueTogether} at a time.` }),
})

/** The result for each, in the order of the request. */
export const removedSchema = z.object({
  outcomes: z.array(z.enum(['removed', 'held', 'not-due'])),
})
export type Outcome = z.output<typeof removedSchema>['outcomes'][number]

/** Sizes in bytes, times in milliseconds. */
export const privacyLimits = {
  /** How long what is due is listed before anything removes it automatically. */
  removalNotice: 7 * 24 * hour,
  /** Wrong tries with a code for everything that we hold about a candidate; new codes in an hour. */
  ownDataCodeTries: 5,
  ownDataCodesPerHour: 3,
} as const
