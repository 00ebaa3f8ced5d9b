import { tooLong } from '#platform/gaps/schema'

/** What staff are told when they answer a report; translations use these names. */
export const concernAnswerProblems = {
  noAnswerNote: 'Write down what was answered.',
  longAnswerNote: tooLong('The note'),
} as const
