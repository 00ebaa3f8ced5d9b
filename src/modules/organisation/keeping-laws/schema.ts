import { z } from 'zod'
import { filled } from '#platform/gaps/schema'
import { type Keeping, keepingNames } from '../keeping/schema.ts'
import { settingProblems, timeOf } from '../problems/schema.ts'
import { type Licensed, regulatorCountry } from '../regulators/schema.ts'
import { countedFromSentences, type KeepingLaw, type KeptClass, keptClasses } from './row/schema.ts'
import { keepingLaws } from './table/schema.ts'

export type { KeepingLaw } from './row/schema.ts'

/**
 * What the law asks an agency with this licence to keep, as far as the table knows. The country is that of the
 * regulator; where the regulator is not in its table the country is not known, and nothing is claimed.
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

/** For how many months each class is kept at least, by law; 0 where no row speaks of it. */
export type KeptAtLeast = Readonly<Record<KeptClass, number>>

export function keptAtLeast(licensed: Licensed): KeptAtLeast {
  const laws = keepingLawsFor(licensed)
  const least = keptClasses.map((one) => [one, longestFor(laws, [one])?.months ?? 0])
  return Object.fromEntries(least) as KeptAtLeast
}

/** Of the settings, what each is the time of. */
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

/** The least that a setting can be, in its own unit, and the row that asks for it. */
export interface LeastByLaw {
  least: number
  unit: 'day' | 'month'
  law: KeepingLaw
}

/** What the law asks of a time in the settings; null where no row does. */
export function leastByLaw(name: keyof Keeping, licensed: Licensed): LeastByLaw | null {
  const law = longestFor(keepingLawsFor(licensed), classesOf[name])
  if (law === null) return null
  return name === 'keepAfterDepartureDays'
    ? { least: daysIn(law.months), unit: 'day', law }
    : { least: law.months, unit: 'month', law }
}

/** As many days as so many whole years have where most of them are leap years. */
function daysIn(months: number): number {
  return Math.ceil((months / 12) * 365.25)
}

/** The refusal of a time that is shorter: which law, how long, what to do. */
export function shorterThanLawSentence({ least, unit, law }: LeastByLaw): string {
  const { months, from, law: name, section } = law
  return filled(settingProblems.shorterThanLaw, {
    months,
    from: countedFromSentences[from],
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

/** What the law asks, for programs. No legal advice. */
export const keepingLawsSchema = z.object({
  /** ISO 3166 alpha-2; null where the regulator is not in the table, so that nothing is known. */
  country: z.string().nullable(),
  /** Empty: nobody has found and written down what the law there asks. */
  laws: z.array(lawSchema),
  /** Null: no row speaks of it. */
  least: z.record(z.enum(keepingNames), leastSchema.nullable()),
})

/** The rows for an organisation, and what follows for its settings. */
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
