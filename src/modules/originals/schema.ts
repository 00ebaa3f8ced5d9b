import { z } from 'zod'
import { workDay } from '#platform/clock/days/schema'
import { pagePlace } from '#platform/pages/schema'
import { originalKinds, originalPurposes } from './labels.schema.ts'
import { originalProblems as problems } from './problems.schema.ts'

export { originalKinds, originalPurposes } from './labels.schema.ts'

export type OriginalKind = keyof typeof originalKinds
export type OriginalPurpose = keyof typeof originalPurposes
export const originalKindNames = Object.keys(originalKinds) as OriginalKind[]
export const originalPurposeNames = Object.keys(originalPurposes) as OriginalPurpose[]

/** The handing over of a document, and its return. */
const originalStepSchema = z.enum(['received', 'returned'])
export type OriginalStep = z.output<typeof originalStepSchema>
/** How the candidate confirmed a step: with number and code on the site, or on the printed receipt. */
const agreementSchema = z.enum(['code', 'signature'])
export type Agreement = z.output<typeof agreementSchema>

const kindSchema = z.enum(originalKindNames)
const purposeSchema = z.enum(originalPurposeNames)
const day = (none: string) => workDay({ none, impossible: problems.impossibleDay })

export const newOriginalSchema = z.object({
  kind: kindSchema,
  purpose: purposeSchema,
  receivedOn: day(problems.noDayReceived),
  dueOn: day(problems.noDayDue),
})
export type NewOriginal = z.output<typeof newOriginalSchema>

export const originalReturnSchema = z.object({
  returnedOn: day(problems.noDayReturned),
})

export const signedStepSchema = z.object({ step: originalStepSchema })

/** A document that the agency has, or had, in hand. Days are calendar dates, times ISO 8601. */
export const originalSchema = z.object({
  id: z.string(),
  kind: kindSchema,
  purpose: purposeSchema,
  receivedOn: z.string(),
  /** The day that was agreed. */
  dueOn: z.string(),
  /** The day by which it has to be back: earlier than agreed if the candidate asked for it. */
  backBy: z.string(),
  agreedBy: agreementSchema.nullable(),
  agreedAt: z.string().nullable(),
  askedBackAt: z.string().nullable(),
  returnedOn: z.string().nullable(),
  returnAgreedBy: agreementSchema.nullable(),
  returnAgreedAt: z.string().nullable(),
  /** Whether it is still with the agency, by what both have said. */
  isOut: z.boolean(),
  isOverdue: z.boolean(),
})
export type Original = z.output<typeof originalSchema>

export const originalListSchema = z.object({ originals: z.array(originalSchema) })

/** What is in hand for all candidates, the earliest due first. */
export const heldOriginalsSchema = z.object({
  originals: z.array(
    originalSchema.extend({ recordId: z.string(), name: z.string(), reference: z.string() }),
  ),
  overdue: z.number().int(),
  ...pagePlace,
})
export type HeldOriginals = z.output<typeof heldOriginalsSchema>
