import { correctEntry } from '#modules/training'
import { paymentProblems } from '#modules/training/problems.schema'
import type { WriteContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import type { Note } from '../notes.schema.ts'
import { say } from '../say.ts'
import type { RowMark } from './import-job.ts'

/**
 * Reverses the payment that a row made. Returns what is left: a payment that somebody has corrected or paid back since
 * stays as they left it.
 */
export async function takeBackPayment(write: WriteContext, mark: RowMark): Promise<Note[]> {
  try {
    await correctEntry(write, {
      entryId: String(mark.entryId),
      reason: paymentProblems.importTakenBack,
    })
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return [say('paymentStays')]
  }
}
