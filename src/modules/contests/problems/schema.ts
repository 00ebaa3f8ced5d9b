import { tooLong } from '#platform/gaps/schema'

/** What staff are told when they answer that something in a file is wrong; translations use these names. */
export const contestAnswerProblems = {
  noReason: 'Give the candidate a reason.',
  longReason: tooLong('The reason'),
} as const
