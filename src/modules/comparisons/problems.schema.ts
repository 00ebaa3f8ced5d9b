/** What staff are told about a comparison with an authority; translations use these names. */
export const comparisonProblems = {
  noDayAsked: 'Give the day on which you asked.',
  impossibleDay: 'This day cannot be right. Check the year.',
  noResult: 'Say what the authority showed.',
} as const
