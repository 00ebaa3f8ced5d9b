/** What staff are told about a comparison with an authority; translations use these names. */
export const comparisonProblems = {
  noDayAsked: 'Give the day on which you asked.',
  noResult: 'Say what the authority showed.',
} as const
