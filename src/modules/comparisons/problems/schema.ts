/** What staff are told of a comparison with an authority; languages have their texts by these names. */
export const comparisonProblems = {
  noDayAsked: 'Give the day on which you asked.',
  noResult: 'Say what the authority showed.',
} as const
