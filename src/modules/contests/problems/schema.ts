import { tooLong } from '#platform/gaps/schema'

/** What staff are told where they answer that something in a file is wrong; languages have their texts by these names. */
export const contestAnswerProblems = {
  noReason: 'Give the candidate a reason.',
  longReason: tooLong('The reason'),
} as const
