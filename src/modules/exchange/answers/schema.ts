import { z } from 'zod'
import { countryCodes } from '#modules/records/countries/schema'
import { recordFields } from '#modules/records/fields/schema'
import { candidateLanguages } from '#modules/records/languages/schema'
import { line } from '#platform/text/schema'
import { besideAnswers, isBeside } from '../columns/beside/schema.ts'
import {
  isPayment,
  type PaymentTarget,
  paymentAnswers,
  paymentTargets,
} from '../columns/payments/schema.ts'
import { columnProblems } from '../columns/problems/schema.ts'
import { type RecordTarget, recordTargetNames } from '../columns/schema.ts'

const yesOrNo = ['yes', 'no'] as const
const states = ['approved', 'pending'] as const

/** A column that may hold a word which is not known here. */
export type AskedTarget = RecordTarget | PaymentTarget

/** What can be answered for a column that has a few words only; undefined for any other. */
export function answersTo(target: AskedTarget): readonly string[] | undefined {
  if (target === 'hidden') return yesOrNo
  if (target === 'state') return states
  // The settings name them, so a word that is none of them is left out.
  if (target === 'stage') return undefined
  if (isBeside(target)) return besideAnswers(target)
  if (isPayment(target)) return paymentAnswers(target)
  const { control } = recordFields[target]
  if (control === 'country') return countryCodes
  return control === 'language' ? candidateLanguages : undefined
}

// The columns that are asked about.
const asked = [...recordTargetNames, ...paymentTargets].filter(
  (target) => answersTo(target) !== undefined,
) as [AskedTarget, ...AskedTarget[]]

const answerSchema = z
  .object({
    column: z.enum(asked),
    /** As the cells have it, in any case of its letters. */
    value: line().min(1).max(200),
    /** What it is taken as; empty, the cells are left empty. */
    take: line().max(20),
  })
  .refine(({ column, take }) => take === '' || answersTo(column)?.includes(take), {
    path: ['take'],
    error: columnProblems.notInList,
  })
export type ImportAnswer = z.output<typeof answerSchema>

/** What is to be done with values that are not known here, once for all rows. */
export const importAnswersSchema = z.array(answerSchema).max(500)

/** A value that is not known here, with how many rows have it. */
export const importQuestionSchema = z.object({
  column: z.enum(asked),
  value: z.string(),
  rows: z.number().int(),
  /** Whether the rows stay out until it is answered; the others come in without it. */
  isRefused: z.boolean(),
})
export type ImportQuestion = z.output<typeof importQuestionSchema>
