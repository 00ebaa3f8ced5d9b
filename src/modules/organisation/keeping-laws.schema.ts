import { z } from 'zod'
import { filledSaid } from '#modules/speech/said.schema'
import { filled } from '#platform/problems.schema'
import { type Keeping, keepingNames } from './keeping.schema.ts'
import {
  countedFromSentences,
  type KeepingLaw,
  type KeptClass,
  keepingLaws,
  keptClasses,
} from './keeping-laws-table.schema.ts'
import { seenKinds } from './kinds.schema.ts'
import { atLeast, atMost, isRequired, settingProblems, timeOf } from './lines.schema.ts'
import { type Licensed, regulatorCountry } from './regulators.schema.ts'

/**
 * Why a scan is kept, by kind of document; candidates read it. Staff only see documents of a kind that is missing here.
 */
const scanReasonsSchema = z.partialRecord(
  z.enum(seenKinds),
  filledSaid('reason', isRequired('scanReason'), 300),
)

const whole = (unit: 'day' | 'month', least: number, most: number) =>
  z.number().int().min(least, atLeast(least, unit)).max(most, atMost(most, unit))

/** How long documents are kept, by class in the table of kinds. No setting goes below these bounds. */
const periods = {
  /** Documents that only the candidate may be shown, after the departure. */
  keepAfterDepartureDays: whole('day', 30, 3650).default(90),
  /** The same where no departure is known: after the last change. So are the next two. */
  keepSensitiveMonths: whole('month', 6, 120).default(12),
  keepContractMonths: whole('month', 24, 600).default(60),
  keepUsualMonths: whole('month', 12, 600).default(24),
} satisfies Record<keyof Keeping, z.ZodType>

export const keepingFields = {
  ...periods,
  /** Whether what is due is removed automatically, a week after it was listed. */
  removesByItself: z.boolean().default(false),
  /** Why scans of health and criminal records are kept; without a reason staff only see these documents. */
  scanReasons: scanReasonsSchema.default({}),
}

export type { KeepingLaw } from './keeping-laws-table.schema.ts'

/**
 * Returns what the law requires an agency with this licence to keep, as far as the table knows. The country is the
 * regulator's; for a regulator that is not in its table the country is unknown, and nothing is claimed.
 */
export function keepingLawsFor({ regulator, licenceNumber }: Licensed): readonly KeepingLaw[] {
  const country = regulatorCountry(regulator)
  return keepingLaws.filter(
    (law) =>
      law.country === country &&
      (law.regulators === null || law.regulators.includes(regulator)) &&
      (law.licences === null || law.licences.test(licenceNumber.trim().toUpperCase())),
  )
}

/** The minimum number of months for each class, by law; 0 where no row covers it. */
export type KeptAtLeast = Readonly<Record<KeptClass, number>>

export function keptAtLeast(licensed: Licensed): KeptAtLeast {
  const laws = keepingLawsFor(licensed)
  const least = keptClasses.map((one) => [one, longestFor(laws, [one])?.months ?? 0])
  return Object.fromEntries(least) as KeptAtLeast
}

/** The classes to which each setting applies. */
const classesOf: Readonly<Record<keyof Keeping, readonly KeptClass[]>> = {
  keepAfterDepartureDays: ['sensitive'],
  keepSensitiveMonths: ['sensitive'],
  keepContractMonths: ['contract', 'money'],
  keepUsualMonths: ['usual', 'details'],
}

function longestFor(laws: readonly KeepingLaw[], classes: readonly KeptClass[]): KeepingLaw | null {
  const about = laws.filter(({ covers }) => classes.some((one) => covers.includes(one)))
  return about.sort((one, other) => other.months - one.months)[0] ?? null
}

/** The minimum of a setting, in its own unit, and the row that requires it. */
export interface LeastByLaw {
  least: number
  unit: 'day' | 'month'
  law: KeepingLaw
}

/** Returns the legal minimum of a period in the settings; null where no row requires one. */
export function leastByLaw(name: keyof Keeping, licensed: Licensed): LeastByLaw | null {
  const law = longestFor(keepingLawsFor(licensed), classesOf[name])
  if (law === null) return null
  return name === 'keepAfterDepartureDays'
    ? { least: daysIn(law.months), unit: 'day', law }
    : { least: law.months, unit: 'month', law }
}

/** Returns the most days that so many whole years can have. */
function daysIn(months: number): number {
  return Math.ceil((months / 12) * 365.25)
}

/** Returns the refusal of a period that is too short: which law, how long, what to do. */
export function shorterThanLawSentence({ least, unit, law }: LeastByLaw): string {
  const { months, from, law: name, section } = law
  return filled(settingProblems.shorterThanLaw, {
    months,
    from: { value: from, words: countedFromSentences[from] },
    law: `${name}, ${section}`,
    time: timeOf(least, unit),
  })
}

const lawSchema = z.object({
  id: z.string(),
  covers: z.array(z.enum(keptClasses)),
  months: z.number().int(),
  from: z.enum(Object.keys(countedFromSentences) as [KeepingLaw['from'], ...KeepingLaw['from'][]]),
  authority: z.string(),
  law: z.string(),
  section: z.string(),
  url: z.string(),
  source: z.string(),
  reviewedOn: z.string(),
  confirmedBy: z.object({ name: z.string(), on: z.string() }).nullable(),
})
const leastSchema = z.object({
  /** In the unit of the setting. */
  least: z.number().int(),
  lawId: z.string(),
})

/** What the law requires, for programs. Not legal advice. */
export const keepingLawsSchema = z.object({
  /** ISO 3166 alpha-2; null where the regulator is not in the table, so that nothing is known. */
  country: z.string().nullable(),
  /** Empty: nobody has found and recorded what the law there requires. */
  laws: z.array(lawSchema),
  /** Null: no row covers it. */
  least: z.record(z.enum(keepingNames), leastSchema.nullable()),
})

/** Returns the rows for an organisation, and what follows for its settings. */
export function keepingLawsOf(licensed: Licensed): z.output<typeof keepingLawsSchema> {
  const laws = keepingLawsFor(licensed)
  const least = keepingNames.map((name) => {
    const found = leastByLaw(name, licensed)
    return [name, found && { least: found.least, lawId: found.law.id }]
  })
  return {
    country: regulatorCountry(licensed.regulator),
    laws: laws.map(({ country: _, regulators: __, licences: ___, covers, ...law }) => ({
      ...law,
      covers: [...covers],
    })),
    least: Object.fromEntries(least),
  }
}
