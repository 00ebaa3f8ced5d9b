import { z } from 'zod'
import { problemValues } from '#platform/problems.schema'

/** A sentence about a table, a row or an image; without a code where another program says it. */
export const noteSchema = z.object({
  /** In English, complete. */
  message: z.string(),
  /** The permanent name of the sentence, `exchange.noCountry`, or the code of a refusal. */
  code: z
    .string()
    .optional()
    .describe('The permanent name of what is said, or the code of a refusal'),
  values: problemValues
    .optional()
    .describe(
      'What stands in the sentence, by its names: “column” and “kind” as in the mapping, “problem” a code whose values stand here too',
    ),
})
export type Note = z.output<typeof noteSchema>
export const notesSchema = z.array(noteSchema)
