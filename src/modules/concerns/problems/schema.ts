import { tooLong } from '#platform/gaps/schema'

/** What staff are told where they answer a report; languages have their texts by these names. */
export const concernAnswerProblems = {
  noAnswerNote: 'Write down what was answered.',
  longAnswerNote: tooLong('The note'),
} as const
