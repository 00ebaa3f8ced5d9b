import { correctEntry } from '#modules/training'
import { paymentProblems } from '#modules/training/problems/schema'
import type { WriteContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import type { RowMark } from './import-job.ts'

/**
 * Counters the payment that a row made. Answers what is left, in sentences: a payment that somebody corrected or
 * paid back since stays as they left it.
 */
export async function takeBackPayment(write: WriteContext, mark: RowMark): Promise<string[]> {
  try {
    await correctEntry(write, {
      entryId: String(mark.entryId),
      reason: paymentProblems.importTakenBack,
    })
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return [
      'This payment stays: it was corrected, or some of it was handed back, after the import.',
    ]
  }
}
