import { z } from 'zod'
import { accountProblems } from '#modules/accounts/problems/schema'
import { publicly } from '#modules/honesty/schema'
import { day, isTimeZone } from '#platform/clock/schema'
import { filled } from '#platform/gaps/schema'
import { languages } from '#platform/languages/schema'
import { line } from '#platform/text/schema'
import { comparisonDaysSchema } from '../comparison-days/schema.ts'
import { keepingFields } from '../keeping/schema.ts'
import { legalTextsSchema } from '../legal-pages/schema.ts'
import { organisationLimits } from '../limits.ts'
import { filledLine, shortLine, webAddress } from '../lines/schema.ts'
import { linkGroupSchema, tileSchema } from '../links/schema.ts'
import { neededKindsSchema } from '../needed-kinds/schema.ts'
import { atLeast, atMost, lineLabels, settingProblems as problems } from '../problems/schema.ts'
import { usualReturnReasons } from '../return-reasons/schema.ts'
import { translationsSchema } from '../translations/schema.ts'

const usualTrashDays = organisationLimits.trash / day
const leastTrashDays = organisationLimits.trashShortest / day
const mostTrashDays = organisationLimits.trashLongest / day

/** How many of something there may be, with what is said of more. */
const room = (sentence: `${string}{most}${string}`, most: number) =>
  [most, { error: filled(sentence, { most }) }] as const

/** Today or earlier, as a calendar date. */
const calendarDateSchema = z.iso.date({ error: problems.noDate })

/**
 * The languages that the public pages may be offered in: those whose texts are whole. A language joins
 * here when its folder of src/site/messages is (docs/translations.md).
 */
export const siteLanguages = languages
/** Those of a new installation, the usual one first. */
const usualLanguages = ['en', 'bn'] as const satisfies readonly (typeof siteLanguages)[number][]

/** What an admin sets, beside what the agency is; each has a default. */
export const settingsFields = {
  address: publicly('place', shortLine(lineLabels.address, 300)).default(''),
  phone: publicly('mark', shortLine(lineLabels.telephone, 40)).default(''),
  email: publicly(
    'email',
    line()
      .max(254, { error: accountProblems.badEmail })
      .pipe(z.email({ error: accountProblems.badEmail }).or(z.literal(''))),
  ).default(''),
  welcomeText: publicly('text', shortLine(lineLabels.welcomeText, 600)).default(''),
  defaultNationality: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: problems.noCountry })
    .default('BD'),
  informationAsOf: calendarDateSchema,
  /** By whose clock days and times are told, as the tables of the platform (IANA, by Intl) name it. */
  timeZone: z
    .string()
    .max(60, { error: problems.noTimeZone })
    .refine(isTimeZone, { error: problems.noTimeZone })
    .default('UTC'),
  secondPersonApproval: z.boolean().default(false),
  /** Whether the page of approvals shows each document before it approves. The API does not ask. */
  documentsSeenFirst: z.boolean().default(true),
  /** Ready-made reasons for returning a record; its author reads them. */
  returnReasons: z
    .array(filledLine(lineLabels.returnReason, 500))
    .max(...room(problems.manyReasons, 12))
    .default([...usualReturnReasons]),
  /** Whether candidates are told by themselves where a way to send exists; otherwise staff tell them. */
  automaticMessages: z.boolean().default(true),
  /** Whether admins and moderators have to turn a second factor on before anything else. */
  staffSecondFactor: z.boolean().default(false),
  /** A staff session without use; no setting allows more. */
  sessionIdleMinutes: z
    .number()
    .int()
    .min(5, atLeast(5, 'minute'))
    .max(30, atMost(30, 'minute'))
    .default(30),
  /** A session in any case; no setting allows more. */
  sessionLongestHours: z
    .number()
    .int()
    .min(1, atLeast(1, 'hour'))
    .max(12, atMost(12, 'hour'))
    .default(12),
  /** How long a deleted record can come back, before it is purged. */
  trashDays: z
    .number()
    .int()
    .min(leastTrashDays, atLeast(leastTrashDays, 'day'))
    .max(mostTrashDays, atMost(mostTrashDays, 'day'))
    .default(usualTrashDays),
  ...keepingFields,
  /** By when staff answer a candidate who says that something in the file is wrong. */
  contestDays: z.number().int().min(1, atLeast(1, 'day')).max(60, atMost(60, 'day')).default(14),
  /** After how many days a comparison with an authority is called old, by kinds of paper; else 30. */
  comparisonDays: comparisonDaysSchema.default({}),
  /** Without which a file counts as incomplete; where none is named, one without any paper does. */
  neededKinds: neededKindsSchema.default([]),
  /** Where the agency is with a candidate, in order; null: the usual ones, in the reader's language. */
  stages: z
    .array(publicly('title', filledLine(lineLabels.stage, 60)))
    .min(1, { error: problems.noStage })
    .max(...room(problems.manyStages, 20))
    .refine((each) => new Set(each).size === each.length, { error: problems.stageTwice })
    .nullable()
    .default(null),
  /** `#rrggbb`; null: the usual one. Shown lighter or darker where the ground asks for it. */
  accentColour: publicly(
    'colour',
    z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/, { error: problems.badColour }),
  )
    .nullable()
    .default(null),
  languages: z
    .array(z.enum(siteLanguages))
    .min(1, { error: problems.noLanguage })
    .max(siteLanguages.length, { error: problems.languageTwice })
    .refine((each) => new Set(each).size === each.length, { error: problems.languageTwice })
    .default([...usualLanguages]),
  /** Null in these three: the usual ones, in the reader's language. */
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
  /** A page that is not named, or is null, has its usual text. */
  legalTexts: legalTextsSchema.default({}),
  /** That welcome text, tiles, menu, footer, legal texts and stages are in. Not changed by another order of `languages`. */
  wordsLanguage: z.enum(siteLanguages).default('en'),
  /** The same words in other languages; what is missing is shown in `wordsLanguage`, and marked. */
  translations: translationsSchema.default({}),
  /** What else is ours, beside the address of this site: for "Our only web addresses". */
  webAddresses: z
    .array(publicly('own-host', webAddress(problems.badWebAddress)))
    .max(...room(problems.manyAddresses, 10))
    .default([]),
  /** Where the source of what runs here can be had (AGPL-3.0, section 13). */
  sourceCodeUrl: publicly('link', webAddress(problems.badSourceAddress)).nullable().default(null),
}
