import { tooLong } from '#platform/gaps.schema'
import { problems } from '#platform/problems.schema'

/** What staff are told about a note on a record. */
export const noteProblems = problems('notes', {
  noNote: 'Write the note first.',
  longNote: tooLong('The note'),
  manyMentions: 'Mention {most} colleagues at most.',
})
