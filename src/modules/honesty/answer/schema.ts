import { tooLong } from '#platform/gaps/schema'

/** What staff are told of an answer; languages have their texts by these names. */
export const answerProblems = {
  noAnswer: 'Write what you answer.',
  longAnswer: tooLong('The answer'),
} as const
