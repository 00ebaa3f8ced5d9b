import { problems } from '#platform/problems.schema'
import { classes as classesTexts } from '#texts/problems/desk-classes'
import { training as trainingTexts } from '#texts/problems/desk-payments'

/** What staff are told about a class. */
export const classProblems = problems('classes', classesTexts)

/** The same about money. */
export const paymentProblems = problems('training', trainingTexts)

/** The reason of counter-entries that an undone import writes, as a code: the ledger forgets nothing, in any language. */
export const importUndone = 'training.importUndone'
