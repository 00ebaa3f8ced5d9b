import { z } from 'zod'
import { dayAfter, daysHere } from '#platform/clock/schema'
import { settingProblems } from '../problems/schema.ts'

/** What a public register may say of a licence. */
export const registerAnswers = ['valid', 'expired', 'suspended', 'not_found'] as const
export type RegisterAnswer = (typeof registerAnswers)[number]

/** For how many days a look-up counts; as many has a new installation until its first. */
export const lookUpDays = 90
/** So many days before new records stop, admins are told; of the first look-up from the second week on. */
const warningDays = 14
const firstWarningDays = lookUpDays - 7

const date = z.iso.date({ error: settingProblems.noDate })

/** What an admin saw in the register, as it is entered. */
export const lookUpFormSchema = z.object({
  /** The day of the look-up. */
  on: date,
  answer: z.enum(registerAnswers, { error: settingProblems.noRegisterAnswer }),
  /** The last day of the licence, where the register names one; with `valid` only. */
  validUntil: date.nullable().default(null),
})
export type LookUpForm = z.output<typeof lookUpFormSchema>

/** The latest look-up, with the licence that was looked up. */
export const licenceLookUpSchema = lookUpFormSchema.extend({
  licenceNumber: z.string(),
  regulator: z.string(),
})
export type LicenceLookUp = z.output<typeof licenceLookUpSchema>

/** Why new records stop, or will: what the register said, its last day, or that nobody looked. */
const stoppingReasons = [
  'expired',
  'suspended',
  'not_found',
  'ran_out',
  'unchecked',
  'never',
] as const
export type StoppingReason = (typeof stoppingReasons)[number]

/** Where the organisation is with its licence. */
const licenceStandingSchema = z.object({
  reason: z.enum(stoppingReasons),
  /** The day that the reason is about: of the look-up, or the last day of the licence. */
  on: z.string().nullable(),
  /** The last day on which new records can be entered; null without one. */
  lastDay: z.string().nullable(),
  isStopped: z.boolean(),
  /** Whether admins are told to look the licence up now. */
  isDue: z.boolean(),
})
export type LicenceStanding = z.output<typeof licenceStandingSchema>

/** Every look-up that the log holds, the newest first, and how the licence stands by the latest. */
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

/** What of the settings says how the licence stands. */
export interface LookedUp {
  licenceNumber: string
  regulator: string
  licenceLookUp: LicenceLookUp | null
  lookUpsFrom: string | null
  /** Of the office, by whose clock a day is over. */
  timeZone: string
}

/**
 * Whether new records can be entered at `now` (an instant), until when, and why not then. A look-up that shows
 * an expired, suspended or unknown licence stops them until another one shows something else. A day is
 * over by the clock of the office, and everywhere on earth while nobody has said by which.
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

/** The look-up was of a licence that has been changed since. */
function isOfFormerLicence({ licenceLookUp: found, licenceNumber, regulator }: LookedUp): boolean {
  if (found === null) return false
  return found.licenceNumber !== licenceNumber || found.regulator !== regulator
}
