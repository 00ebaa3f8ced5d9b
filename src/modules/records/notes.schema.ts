import { z } from 'zod'
import { filled } from '#platform/gaps.schema'
import { filledProse } from '#platform/text/schema'
import { noteProblems as problems } from './problems.schema.ts'

const mostMentions = 20

/** A note on a record; `mentions` are the ids of colleagues who should read it. */
export const newNoteSchema = z.object({
  text: filledProse(2000, problems.noNote, problems.longNote),
  mentions: z
    .array(z.uuid())
    .max(mostMentions, { error: filled(problems.manyMentions, { most: mostMentions }) })
    .default([]),
})
export type NewNote = z.output<typeof newNoteSchema>

/** Written once, never changed: later readers read what was written then. */
export const noteSchema = z.object({
  id: z.string(),
  writtenBy: z.string(),
  writtenAt: z.string(),
  text: z.string(),
  mentions: z.array(z.string()),
})
export type RecordNote = z.output<typeof noteSchema>
