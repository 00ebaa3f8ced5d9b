import { tooLong } from '#platform/gaps/schema'

/** What staff are told about an answer; translations use these names. */
export const answerProblems = {
  noAnswer: 'Write what you answer.',
  longAnswer: tooLong('The answer'),
} as const
