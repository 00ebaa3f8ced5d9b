import { problems } from '#platform/problems.schema'

/** What staff are told about the dates on a document. */
export const printedDateProblems = problems('documents', {
  badDay: 'Give the day as year-month-day, e.g. 2027-03-12.',
  badYear: 'This year cannot be right. Compare it with the document.',
  endsBeforeIssue:
    'The last day cannot be before the day of issue. Compare both dates with the document.',
})

/** What staff are told about a document in hand. */
export const originalProblems = problems('originals', {
  noDayReceived: 'Give the day on which you received it.',
  noDayDue: 'Give the day by which you will give it back.',
  noDayReturned: 'Give the day on which you gave it back.',
  impossibleDay: 'This day cannot be right. Check the year.',
})

/** What staff are told about a document that they saw. */
export const sightingProblems = problems('sightings', {
  noKind: 'Choose which document you saw.',
  noDaySeen: 'Give the day on which you saw it.',
  impossibleDay: 'This day cannot be right. Check the year.',
  badNumber: 'Give the number that is printed on the document: letters and digits, without spaces.',
  longNumber: 'This is longer than {most} characters. Give only the number of the document.',
})
