/** What staff are told of the dates on a paper; languages have their texts by these names. */
export const printedDateProblems = {
  badDay: 'Give the day as year-month-day, e.g. 2027-03-12.',
  badYear: 'This year cannot be meant. Compare it with the document.',
  endsBeforeIssue:
    'The document cannot end before it was issued. Compare both dates with the document.',
} as const
