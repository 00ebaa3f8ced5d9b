import { problems } from '#platform/problems.schema'

/** What is said where the server did not answer. */
export const { noAnswer } = problems('page', {
  noAnswer: 'Candor did not answer. Check your connection and try again.',
})
