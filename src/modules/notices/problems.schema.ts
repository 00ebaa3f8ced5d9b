import { problems, tooLong } from '#platform/problems.schema'

/** What staff are told about a notice. */
export const noticeProblems = problems('notices', {
  noTitle: 'Title is required',
  longTitle: tooLong('The title'),
  noText: 'Text is required',
  longText: tooLong('The text'),
  manyImages: 'A notice has two pictures at most',
  noTime: 'Choose a day and a time.',
  pastTime: 'Choose a day and a time that are still to come.',
})
