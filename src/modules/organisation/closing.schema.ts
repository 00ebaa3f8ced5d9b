import { z } from 'zod'
import { publicly } from '#modules/speech/schema'
import { beginOfDay, dayAfter, dayIn } from '#platform/clock/schema'
import { line } from '#platform/text/schema'
import { filledLine } from './lines.schema.ts'
import { settingProblems as problems } from './problems.schema.ts'
import { isReviewedNumber } from './regulators.schema.ts'

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
