import { z } from 'zod'
import { type Note, noteSchema } from '../notes/schema.ts'

const notesSchema = z.array(noteSchema)

/** How notes are kept: whole, beside a column that has their sentences alone. */
export function keptNotes(notes: readonly Note[]): string | null {
  const named = notes.filter(({ code }) => code !== undefined)
  return named.length > 0 ? JSON.stringify(named) : null
}

/**
 * The notes of these sentences. One that an earlier version noted is the sentence alone: its process may have written
 * to the column of sentences since, and not to the other.
 */
export function notesOf(sentences: readonly string[], kept: string | null): Note[] {
  const notes = kept === null ? [] : notesSchema.parse(JSON.parse(kept))
  return sentences.map(
    (sentence) => notes.find(({ message }) => message === sentence) ?? { message: sentence },
  )
}

/** The same of one that may be nothing. */
export function noteOf(sentence: string | null, kept: string | null): Note | null {
  return sentence === null ? null : (notesOf([sentence], kept)[0] ?? null)
}
