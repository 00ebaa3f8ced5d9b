import { problems } from '#platform/problems.schema'

/** What staff are told about a document in hand. */
export const originalProblems = problems('originals', {
  noDayReceived: 'Give the day on which you received it.',
  noDayDue: 'Give the day by which you will give it back.',
  noDayReturned: 'Give the day on which you gave it back.',
  impossibleDay: 'This day cannot be right. Check the year.',
})
