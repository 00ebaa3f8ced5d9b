import { z } from 'zod'
import { longerThan, prose } from '#platform/text/schema'

const textError = 'Write the note first.'

/** A note on a record; `mentions` are colleagues who are to read it, by their ids. */
export const newNoteSchema = z.object({
  text: prose({ error: textError })
    .min(1, { error: textError })
    .max(2000, { error: longerThan(2000, 'The note') }),
  mentions: z.array(z.uuid()).max(20, { error: 'Mention 20 colleagues at most.' }).default([]),
})
export type NewNote = z.output<typeof newNoteSchema>

/** Written once, never changed: whoever reads it later reads what was written then. */
export const noteSchema = z.object({
  id: z.string(),
  writtenBy: z.string(),
  writtenAt: z.string(),
  text: z.string(),
  mentions: z.array(z.string()),
})
export type RecordNote = z.output<typeof noteSchema>
