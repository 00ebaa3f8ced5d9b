import { z } from 'zod'
import { accountProblems } from '#modules/accounts/forms.schema'
import { nothingSaid, type Sentence, saidSchema, sentencesFor } from '#modules/speech/said.schema'
import { publicly, publiclyChosen } from '#modules/speech/schema'
import { day, hour, isTimeZone, minute } from '#platform/clock/schema'
import { languages } from '#platform/languages.schema'
import { rates } from '#platform/limits/schema'
import { mailAddressOrNone } from '#platform/mail-address.schema'
import { filled } from '#platform/problems.schema'
import { colourProblem } from './colours.schema.ts'
import { factFields } from './facts.schema.ts'
import { keepingFields } from './keeping-laws.schema.ts'
import { isSeenKind, kindsBesidesPhoto, type SeenKind } from './kinds.schema.ts'
import {
  atLeast,
  atMost,
  legalSchema,
  linkGroupSchema,
  settingProblems as problems,
  stageName,
  stageSchema,
  tileSchema,
  webAddress,
} from './lines.schema.ts'
import type { NeededKind } from './needed-documents.schema.ts'

/** Sizes in bytes, times in milliseconds. */
export const organisationLimits = {
  trash: 30 * 24 * hour,
  trashShortest: 7 * 24 * hour,
  trashLongest: 365 * 24 * hour,
} as const

export const organisationRates = rates({
  setUp: { tries: 10, window: minute, of: 'address' },
})

/** The default number of days after which a comparison is called old. */
export const usualComparisonDays = 30

/** The days by kind of document; a kind that is missing has the default. */
const comparisonDaysSchema = z.partialRecord(
  z.enum(kindsBesidesPhoto),
  z.number().int().min(1, atLeast(1, 'day')).max(365, atMost(365, 'day')),
)

/** Returns after how many days a comparison for this kind of document is called old. */
export function comparisonDaysOf(
  { comparisonDays }: { comparisonDays: Partial<Record<string, number>> },
  kind: string,
): number {
  return comparisonDays[kind] ?? usualComparisonDays
}

/** The kinds that moderators may be let enter: what staff only see is left to admins. */
export const moderatorChoices = [
  'photo',
  ...kindsBesidesPhoto.filter((kind) => !isSeenKind(kind)),
] as ('photo' | Exclude<NeededKind, SeenKind>)[]
/** Those of a new installation. */
export const usualModeratorKinds: typeof moderatorChoices = [
  'photo',
  'work-permit',
  'application-status',
  'lmia',
  'visa-paper',
  'passport',
]

/** Kinds of documents, each once. */
const someOf = <const Kind extends string>(kinds: readonly Kind[]) =>
  z
    .array(z.enum(kinds))
    .max(kinds.length)
    .refine((each) => new Set(each).size === each.length, { error: problems.kindTwice })

const usualTrashDays = organisationLimits.trash / day
const leastTrashDays = organisationLimits.trashShortest / day
const mostTrashDays = organisationLimits.trashLongest / day

/** Limits how many entries a list may have, with the sentence for too many. */
const room = (sentence: `${string}{most}${string}`, most: number) =>
  [most, { error: filled(sentence, { most }) }] as const

/** More than there are, since the table of kinds stands above this module. */
const mostCaseKinds = 60

/** Today or earlier, as a calendar date. */
const calendarDateSchema = z.iso.date({ error: problems.noDate })

/**
 * The languages in which the public pages may be offered: those with complete texts. Add a language here when its
 * folder of src/texts is complete (docs/translations.md).
 */
export const siteLanguages = languages
/** Those of a new installation, the default one first. */
const usualLanguages = ['en', 'bn'] as const satisfies readonly (typeof siteLanguages)[number][]

/** The reasons of a new installation. */
const usualReturnReasons: Sentence[] = (
  ['reason_photo', 'reason_page', 'reason_number', 'reason_place'] as const
).map((key) => ({ key, gaps: {} }))

/** What an admin sets, besides the agency's identity; each has a default. */
export const settingsFields = {
  ...factFields,
  email: publicly('email', mailAddressOrNone(accountProblems.badEmail)).default(''),
  /** On the first page, below what the product says. */
  welcome: saidSchema('welcome', 600).default(nothingSaid),
  defaultNationality: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: problems.noCountry })
    .default('BD'),
  informationAsOf: calendarDateSchema,
  /** The time zone for days and times, by its name in the platform's tables (IANA, by Intl). */
  timeZone: z
    .string()
    .max(60, { error: problems.noTimeZone })
    .refine(isTimeZone, { error: problems.noTimeZone })
    .default('UTC'),
  secondPersonApproval: z.boolean().default(false),
  /** Whether the page of approvals shows each document before it approves. The API does not check this. */
  documentsSeenFirst: z.boolean().default(true),
  /** Ready-made reasons for returning a record; its author reads them. */
  returnReasons: sentencesFor('reason', 0).default(usualReturnReasons),
  /** Whether candidates are told automatically where a way to send exists; otherwise staff tell them. */
  automaticMessages: z.boolean().default(true),
  /** Whether admins and moderators have to turn on a second factor before anything else. */
  staffSecondFactor: z.boolean().default(false),
  /** How long a staff session lasts unused; a setting cannot exceed the limit. */
  sessionIdleMinutes: z
    .number()
    .int()
    .min(5, atLeast(5, 'minute'))
    .max(30, atMost(30, 'minute'))
    .default(30),
  /** How long a session lasts at most; a setting cannot exceed the limit. */
  sessionLongestHours: z
    .number()
    .int()
    .min(1, atLeast(1, 'hour'))
    .max(12, atMost(12, 'hour'))
    .default(12),
  /** How long a deleted record can be restored, before it is purged. */
  trashDays: z
    .number()
    .int()
    .min(leastTrashDays, atLeast(leastTrashDays, 'day'))
    .max(mostTrashDays, atMost(mostTrashDays, 'day'))
    .default(usualTrashDays),
  ...keepingFields,
  /** Within how many days staff answer, by kind of case; a kind that is missing has its usual days. */
  caseDays: z
    .record(
      z.string().regex(/^[a-z-]{2,30}$/),
      z.number().int().min(1, atLeast(1, 'day')).max(60, atMost(60, 'day')),
    )
    .refine((each) => Object.keys(each).length <= mostCaseKinds, {
      error: filled(problems.manyCaseKinds, { most: mostCaseKinds }),
    })
    .default({}),
  /** After how many days a comparison with an authority is called old, by kind of document; else 30. */
  comparisonDays: comparisonDaysSchema.default({}),
  /** The kinds that the agency wants in every file, besides what the table of needed documents asks for a destination. */
  neededKinds: someOf(kindsBesidesPhoto).default([]),
  /** The kinds that moderators enter and remove; admins do so with every kind. */
  moderatorKinds: someOf(moderatorChoices).default(usualModeratorKinds),
  /** The stages of the agency's work for a candidate, in order; null: the default ones, in the reader's language. */
  stages: z
    .array(stageSchema)
    .min(1, { error: problems.noStage })
    .max(...room(problems.manyStages, 20))
    .refine((each) => new Set(each.map(stageName)).size === each.length, {
      error: problems.stageTwice,
    })
    .nullable()
    .default(null),
  /** `#rrggbb`; null: the default. Shown lighter or darker where the background requires it. */
  accentColour: publiclyChosen(
    z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/, { error: problems.badColour }),
    colourProblem,
  )
    .nullable()
    .default(null),
  languages: z
    .array(z.enum(siteLanguages))
    .min(1, { error: problems.noLanguage })
    .max(siteLanguages.length, { error: problems.languageTwice })
    .refine((each) => new Set(each).size === each.length, { error: problems.languageTwice })
    .default([...usualLanguages]),
  /** Null in these three: the defaults, in the reader's language. */
  tiles: z
    .array(tileSchema)
    .max(...room(problems.manyTiles, 8))
    .nullable()
    .default(null),
  menu: z
    .array(linkGroupSchema)
    .max(...room(problems.manyCategories, 6))
    .nullable()
    .default(null),
  footerGroups: z
    .array(linkGroupSchema)
    .max(...room(problems.manyGroups, 4))
    .nullable()
    .default(null),
  /** What the organisation adds below the text of a legal page. */
  legal: legalSchema.default({}),
  /** Our other addresses besides this site: for "Our only web addresses". */
  webAddresses: z
    .array(publicly('own-host', webAddress(problems.badWebAddress)))
    .max(...room(problems.manyAddresses, 10))
    .default([]),
  /** Where the source of the running version is available (AGPL-3.0, section 13). */
  sourceCodeUrl: publicly('link', webAddress(problems.badSourceAddress)).nullable().default(null),
}
