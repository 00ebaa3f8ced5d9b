import { z } from 'zod'
import { type Note, noteSchema } from '../notes.schema.ts'

const notesSchema = z.array(noteSchema)

/** Returns notes as they are stored: whole, in addition to a column with only their sentences. */
export function keptNotes(notes: readonly Note[]): string | null {
  const named = notes.filter(({ code }) => code !== undefined)
  return named.length > 0 ? JSON.stringify(named) : null
}

/**
 * Returns the notes of these sentences. A note of an earlier version is only the sentence: such a process may have
 * written to the column of sentences since, and not to the other.
 */
export function notesOf(sentences: readonly string[], kept: string | null): Note[] {
  const notes = kept === null ? [] : notesSchema.parse(JSON.parse(kept))
  return sentences.map(
    (sentence) => notes.find(({ message }) => message === sentence) ?? { message: sentence },
  )
}

/** Returns the note of a sentence that may be null. */
export function noteOf(sentence: string | null, kept: string | null): Note | null {
  return sentence === null ? null : (notesOf([sentence], kept)[0] ?? null)
}
