import { tooLong } from '#platform/gaps.schema'

/** What staff are told about a note on a record; translations use these names. */
export const noteProblems = {
  noNote: 'Write the note first.',
  longNote: tooLong('The note'),
  manyMentions: 'Mention {most} colleagues at most.',
} as const
