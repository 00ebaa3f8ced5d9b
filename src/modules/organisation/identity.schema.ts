import { z } from 'zod'
import { addressLine, type Facts } from '#modules/speech/facts.schema'
import { publicly, publiclyChosen, speechProblems } from '#modules/speech/schema'
import { beginOfDay, dayAfter, dayIn } from '#platform/clock/schema'
import { filled } from '#platform/gaps.schema'
import type { Language } from '#platform/languages.schema'
import { line } from '#platform/text/schema'
import { filledLine } from './lines.schema.ts'
import { settingProblems as problems } from './problems.schema.ts'
import { isChosenRegulator, isReviewedNumber, regulatorMeant } from './regulators.schema.ts'

/** The agency that takes over the files that candidates let it have. The public reads all of it. */
const successorSchema = z.object({
  name: publicly('legal-name', filledLine('successorName', 120)),
  licence: publicly('mark', filledLine('successorLicence', 60), isReviewedNumber),
  contact: publicly('text', filledLine('successorContact', 300)),
})
export type Successor = z.output<typeof successorSchema>

/** An announcement as an admin makes it. */
export const closingFormSchema = z.object({
  /** The last day on which candidates are sure to find their files. */
  lastDay: z.iso.date({ error: problems.noDate }),
  successor: successorSchema.nullable().default(null),
  /** The name of the organisation, typed by the person who announces. */
  typedName: line().max(120, { error: problems.noTypedName }),
})
export type ClosingForm = z.output<typeof closingFormSchema>

/** The latest announcement. One that was withdrawn stays until everybody who was told of it is told again. */
export const closingSchema = closingFormSchema.omit({ typedName: true }).extend({
  announcedAt: z.string(),
  withdrawnAt: z.string().nullable(),
  /** When the files of those who agreed were last exported for the successor. */
  handedOverAt: z.string().nullable(),
})
export type Closing = z.output<typeof closingSchema>

interface MayClose {
  closing: Closing | null
}

/** Returns the announcement in force; null where there is none. */
export function closingOf({ closing }: MayClose): Closing | null {
  return closing !== null && closing.withdrawnAt === null ? closing : null
}

/** Returns the instant at which the last day is over by the office's clock; null where nothing closes. */
export function closesAt(of: MayClose & { timeZone: string }): string | null {
  const closing = closingOf(of)
  return closing && beginOfDay(dayAfter(closing.lastDay, 1), of.timeZone)
}

/** Counts the days from today to the last day by the office's clock: 0 on that day, negative afterwards. */
export function daysLeft({ lastDay }: Pick<Closing, 'lastDay'>, timeZone: string, now: string) {
  return (Date.parse(lastDay) - Date.parse(dayIn(timeZone, now))) / (24 * 60 * 60 * 1000)
}

/** Chosen: a row of the table by its id or name, or a country whose register is in no row. */
export const regulator = publiclyChosen(filledLine('authority', 120), (words) =>
  isChosenRegulator(words) ? null : filled(speechProblems.regulator, { words }),
)
  .transform(regulatorMeant)
  .pipe(z.string())

export const licenceNumber = publicly('mark', filledLine('licence', 60), isReviewedNumber)

/** The agency's identity, asked for at set-up. */
export const identitySchema = z.object({
  displayName: publicly('display-name', filledLine('organisation', 80)),
  legalName: publicly('registered-name', filledLine('legalName', 120)),
  licenceNumber,
  /** An id in the table of regulators, or the code of a country: "by its own account". */
  regulator,
})
export type Identity = z.output<typeof identitySchema>
export const identityNames = Object.keys(identitySchema.shape) as (keyof Identity)[]

/** How to reach an organisation; each may be missing. */
export interface Contact extends Pick<Facts, 'address' | 'telephones'> {
  email: string
}

/** Returns how to reach it, a line each: address, telephones, mail. */
export function contactLines({ address, telephones, email }: Contact, language: Language) {
  return [addressLine({ address }, language) ?? '', ...telephones, email].filter(Boolean)
}
