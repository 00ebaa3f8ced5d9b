import { z } from 'zod'
import { answerText } from '#modules/speech/schema'
import { faultsOfSums, judgeSum, sumProblems } from '#modules/training/sums.schema'
import { mediaTypes } from '#platform/images/schema'
import { longerThan, optionalLine, prose } from '#platform/text/schema'
import { type Terms, termsSchema, type Wage, wageSchema } from './fields.schema.ts'

export { shownTerm, shownWage, termLabel, termsIn } from './facts.schema.ts'
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

/** What is stored of a photo besides its bytes. */
export const photoSchema = z.object({
  sha256: z.string(),
  bytes: z.number().int(),
  mediaType: z.enum(mediaTypes),
  pages: z.number().int(),
})

/** What the candidate's form says about a wrong answer; translations use these names. */
export const contractProblems = {
  noWagePeriod: 'Choose the time that the wage is for.',
  longEmployer: longerThan(200, 'The employer'),
  longContractNote: longerThan(2000, 'The note'),
} as const

/**
 * "They gave me another contract": its content, as a form sends it. Each part may be missing; a photo alone is enough.
 */
export const newOtherSchema = z
  .object({
    employer: optionalLine(200, contractProblems.longEmployer),
    amount: optionalLine(30, sumProblems.badSum),
    currency: optionalLine(3, sumProblems.noCurrency),
    period: optionalLine(10, contractProblems.noWagePeriod),
    note: prose()
      .max(2000, { error: contractProblems.longContractNote })
      .nullish()
      .transform((text) => text || null),
  })
  .transform(({ amount, currency, period, ...rest }, { addIssue }) => {
    if (amount === null) return { ...rest, wage: null }
    const sum = judgeSum({ amount, currency: currency ?? '' })
    const wage = wageSchema.safeParse({ amount: sum, currency, period: period ?? 'month' })
    if (wage.success) return { ...rest, wage: wage.data as Wage }
    const { message, path } = typeof sum === 'string' ? faultsOfSums[sum] : faultOf(wage.error)
    addIssue({ code: 'custom', path: [...path], message })
    return z.NEVER
  })

/** Returns what is wrong with a wage whose sum is right. */
function faultOf({ issues }: z.ZodError) {
  const [issue] = issues
  if (issue?.path[0] === 'period')
    return { message: contractProblems.noWagePeriod, path: ['period'] }
  return faultsOfSums[issue?.path[0] === 'currency' ? 'currency' : 'too-large']
}

export type NewOther = z.output<typeof newOtherSchema>

/** Another contract that was reported, with its answer: neither can be changed or removed. */
const otherContractSchema = z.object({
  id: z.string(),
  employer: z.string().nullable(),
  wage: wageSchema.nullable(),
  note: z.string().nullable(),
  reportedAt: z.string(),
  /** 0: no photo. */
  photoPages: z.number().int(),
  answer: z.object({ text: z.string(), by: z.string().nullable(), at: z.string() }).nullable(),
})
export type OtherContract = z.output<typeof otherContractSchema>

export const otherListSchema = z.object({ contracts: z.array(otherContractSchema) })
export const reportedSchema = z.object({ id: z.string(), reportedAt: z.string() })

/** Reports that wait for an answer, for the admins. */
export const unansweredSchema = z.object({
  contracts: z.array(
    z.object({
      id: z.string(),
      recordId: z.string(),
      reportedAt: z.string(),
      reference: z.string(),
      name: z.string(),
    }),
  ),
  total: z.number().int(),
})

export const otherAnswerSchema = z.object({ answer: answerText })
