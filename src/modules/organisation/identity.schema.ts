import { z } from 'zod'
import { publicly, publiclyChosen, speechProblems } from '#modules/speech/schema'
import { beginOfDay, dayAfter, dayIn, daysHere } from '#platform/clock/schema'
import type { Language } from '#platform/languages.schema'
import { filled } from '#platform/problems.schema'
import { line } from '#platform/text.schema'
import { addressLine, type Facts } from './facts.schema.ts'
import { filledLine, settingProblems as problems, settingProblems } from './lines.schema.ts'
import { isChosenRegulator, isReviewedNumber, regulatorMeant } from './regulators.schema.ts'

/** The possible answers of a public register about a licence. */
export const registerAnswers = ['valid', 'expired', 'suspended', 'not_found'] as const
export type RegisterAnswer = (typeof registerAnswers)[number]

/** For how many days a look-up counts; a new installation has as many until its first. */
export const lookUpDays = 90
/** Admins are told this many days before new records stop; for the first look-up, from the second week on. */
const warningDays = 14
const firstWarningDays = lookUpDays - 7

const date = z.iso.date({ error: settingProblems.noDate })

/** What an admin saw in the register. */
export const lookUpFormSchema = z.object({
  /** The day of the look-up. */
  on: date,
  answer: z.enum(registerAnswers, { error: settingProblems.noRegisterAnswer }),
  /** The last day of the licence, where the register states one; with `valid` only. */
  validUntil: date.nullable().default(null),
})
export type LookUpForm = z.output<typeof lookUpFormSchema>

/** The latest look-up, with the licence that was looked up. */
export const licenceLookUpSchema = lookUpFormSchema.extend({
  licenceNumber: z.string(),
  regulator: z.string(),
})
type LicenceLookUp = z.output<typeof licenceLookUpSchema>

/** Why new records stop, or will stop: the register's answer, its last day, or that nobody looked. */
const stoppingReasons = [
  'expired',
  'suspended',
  'not_found',
  'ran_out',
  'unchecked',
  'never',
] as const
export type StoppingReason = (typeof stoppingReasons)[number]

/** The state of the organisation's licence. */
const licenceStandingSchema = z.object({
  reason: z.enum(stoppingReasons),
  /** The date of the reason: of the look-up, or the last day of the licence. */
  on: z.string().nullable(),
  /** The last day on which new records can be entered; null without one. */
  lastDay: z.string().nullable(),
  isStopped: z.boolean(),
  /** Whether admins are now told to look the licence up. */
  isDue: z.boolean(),
})
export type LicenceStanding = z.output<typeof licenceStandingSchema>

/** Every look-up in the log, the newest first, and the state of the licence by the latest. */
export const licenceHistorySchema = z.object({
  standing: licenceStandingSchema,
  lookUps: z.array(
    licenceLookUpSchema.extend({
      id: z.string(),
      at: z.string(),
      /** Who noted it. */
      by: z.string(),
    }),
  ),
})
export type LicenceHistory = z.output<typeof licenceHistorySchema>

/** The settings that decide the state of the licence. */
interface LookedUp {
  licenceNumber: string
  regulator: string
  licenceLookUp: LicenceLookUp | null
  lookUpsFrom: string | null
  /** The office's time zone, which decides when a day is over. */
  timeZone: string
}

/**
 * Tells whether new records can be entered at `now` (an instant), until when, and why not. A look-up that shows an
 * expired, suspended or unknown licence stops them until another one shows something else. A day is over by the
 * office's clock or, if no time zone is set, when it is over everywhere on earth.
 */
export function licenceStanding(of: LookedUp, now: string): LicenceStanding {
  const { reason, on, lastDay } = basisOf(of)
  const { first: today } = daysHere(of.timeZone, now)
  const isBad = of.licenceLookUp !== null && of.licenceLookUp.answer !== 'valid'
  const isStopped = isBad || (lastDay !== null && lastDay < today)
  const isNear =
    lastDay !== null &&
    lastDay <= dayAfter(today, reason === 'never' ? firstWarningDays : warningDays)
  return { reason, on, lastDay, isStopped, isDue: isStopped || isNear || isOfFormerLicence(of) }
}

function basisOf(of: LookedUp): Pick<LicenceStanding, 'reason' | 'on' | 'lastDay'> {
  const found = of.licenceLookUp
  if (found === null) {
    const lastDay = of.lookUpsFrom === null ? null : dayAfter(of.lookUpsFrom, lookUpDays)
    return { reason: 'never', on: null, lastDay }
  }
  const { answer, on, validUntil } = found
  if (answer !== 'valid') return { reason: answer, on, lastDay: null }
  const lastDay = dayAfter(on, lookUpDays)
  return validUntil !== null && validUntil < lastDay
    ? { reason: 'ran_out', on: validUntil, lastDay: validUntil }
    : { reason: 'unchecked', on, lastDay }
}

/** Tells whether the look-up was of a licence that has been changed since. */
function isOfFormerLicence({ licenceLookUp: found, licenceNumber, regulator }: LookedUp): boolean {
  if (found === null) return false
  return found.licenceNumber !== licenceNumber || found.regulator !== regulator
}

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
