import { problems } from '#platform/problems.schema'

/** What staff are told about the dates on a document. */
export const printedDateProblems = problems('documents', {
  badDay: 'Give the day as year-month-day, e.g. 2027-03-12.',
  badYear: 'This year cannot be right. Compare it with the document.',
  endsBeforeIssue:
    'The last day cannot be before the day of issue. Compare both dates with the document.',
})
