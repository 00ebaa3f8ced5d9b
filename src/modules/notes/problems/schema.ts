import { tooLong } from '#platform/gaps/schema'

/** What staff are told of a note on a record; languages have their texts by these names. */
export const noteProblems = {
  noNote: 'Write the note first.',
  longNote: tooLong('The note'),
  manyMentions: 'Mention {most} colleagues at most.',
} as const
