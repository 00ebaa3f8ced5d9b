import { problems } from '#platform/problems.schema'

/** What staff are told about a comparison with an authority. */
export const comparisonProblems = problems('comparisons', {
  noDayAsked: 'Give the day on which you asked.',
  impossibleDay: 'This day cannot be right. Check the year.',
  noResult: 'Say what the authority showed.',
})
