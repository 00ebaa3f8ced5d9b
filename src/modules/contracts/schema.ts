import { z } from 'zod'
import { type Terms, termsSchema } from './fields.schema.ts'

export { shownTerm, shownWage, termLabel, termsIn } from './fees.schema.ts'
export {
  type Control,
  noTerms,
  type TermField,
  type TermName,
  type Terms,
  termFields,
  termNames,
  termsSchema,
  type Wage,
  type WagePeriod,
  wagePeriods,
} from './fields.schema.ts'

/** Whether the candidate read the terms, or somebody read them aloud. */
export const readingWays = ['read', 'heard'] as const

const shownTerms = z.object(
  (termsSchema as unknown as z.ZodObject).shape,
) as unknown as z.ZodType<Terms>

const readingSchema = z.object({
  /** The version of the terms that were read. */
  version: z.number().int(),
  how: z.enum(readingWays),
  saidAt: z.string(),
})
export type Reading = z.output<typeof readingSchema>

/** What the candidate says about the terms on the page. */
export const newReadingSchema = z.object({
  version: z.number().int().min(1).max(1_000_000_000),
  how: z.enum(readingWays, { error: 'Choose what is true.' }),
})
export type NewReading = z.output<typeof newReadingSchema>

/** The terms as staff see them: every version, and what the candidate said. */
export const staffContractSchema = z.object({
  /** The latest first; each change is a version, and none is removed. */
  versions: z.array(
    z.object({
      version: z.number().int(),
      terms: shownTerms,
      enteredBy: z.string(),
      enteredAt: z.string(),
    }),
  ),
  readings: z.array(readingSchema),
})
export type StaffContract = z.output<typeof staffContractSchema>

/** The present terms as the candidate sees them. */
export const ownContractSchema = z.object({
  terms: shownTerms,
  version: z.number().int(),
  enteredAt: z.string(),
  /** Since when the candidate could read these terms; then the flight, if its day is known. */
  availableSince: z.string(),
  flightOn: z.string().nullable(),
  /** Days from one to the other; negative: the contract came after the flight. */
  daysBeforeFlight: z.number().int().nullable(),
  readings: z.array(readingSchema),
})
export type OwnContract = z.output<typeof ownContractSchema>
