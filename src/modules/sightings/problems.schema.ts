import { problems } from '#platform/problems.schema'

/** What staff are told about a document that they saw. */
export const sightingProblems = problems('sightings', {
  noKind: 'Choose which document you saw.',
  noDaySeen: 'Give the day on which you saw it.',
  impossibleDay: 'This day cannot be right. Check the year.',
  badNumber: 'Give the number that is printed on the document: letters and digits, without spaces.',
  longNumber: 'This is longer than {most} characters. Give only the number of the document.',
})
