import { z } from 'zod'
import { candidateLanguages, countryCodes } from '#modules/records/facts.schema'
import { type FieldName, recordFields } from '#modules/records/fields.schema'
import {
  type DateTarget,
  dateTargetNames,
  dayOrders,
  isDayTarget,
  type RecordTarget,
  recordTargetNames,
} from '#modules/tables/columns/columns.schema'
import {
  choiceAnswers,
  columnProblems,
  isBeside,
  isPayment,
  type PaymentTarget,
  paymentTargets,
} from '#modules/tables/columns/columns-beside.schema'
import { problemText } from '#platform/problems.schema'
import { line } from '#platform/text.schema'

const yesOrNo = ['yes', 'no'] as const
const states = ['approved', 'pending'] as const

/** A column that may contain a word that Candor does not know. */
export type AskedTarget = RecordTarget | DateTarget | PaymentTarget

/** Returns the possible answers for a column that has only a few words; undefined for any other. */
export function answersTo(target: AskedTarget): readonly string[] | undefined {
  if (isDayTarget(target)) return dayOrders
  if (target === 'hidden') return yesOrNo
  if (target === 'state') return states
  // The settings define the stages, so an unknown word is left out.
  if (target === 'stage') return undefined
  if (isBeside(target) || isPayment(target)) return choiceAnswers(target)
  const { control } = recordFields[target as FieldName]
  if (control === 'country') return countryCodes
  return control === 'language' ? candidateLanguages : undefined
}

// The columns about which Candor asks.
const asked = [...recordTargetNames, ...dateTargetNames, ...paymentTargets].filter(
  (target) => answersTo(target) !== undefined,
) as [AskedTarget, ...AskedTarget[]]

const answerSchema = z
  .object({
    column: z.enum(asked),
    /** As in the cells, in upper or lower case; of a column of days any, because its answer is for all of them. */
    value: line().min(1).max(200),
    /** The value to use instead; empty: the cells are left empty. */
    take: line().max(20),
  })
  .refine(({ column, take }) => take === '' || answersTo(column)?.includes(take), {
    path: ['take'],
    error: problemText({ message: columnProblems.notInList, code: 'exchange.notInList' }),
  })
export type ImportAnswer = z.output<typeof answerSchema>

/** What to do with unknown values, once for all rows. */
export const importAnswersSchema = z.array(answerSchema).max(500)

/** An unknown value, with the number of rows that have it; or how a column's days are written, with the first of them. */
export const importQuestionSchema = z.object({
  column: z.enum(asked),
  value: z.string(),
  rows: z.number().int(),
  /** Whether the rows stay out until it is answered; otherwise they come in without it. */
  isRefused: z.boolean(),
})
export type ImportQuestion = z.output<typeof importQuestionSchema>
