import { z } from 'zod'

// Apart from the texts of problems: every page of the dashboard reads those, and only some load zod.
export const problemValues = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.array(z.string())]),
)

/** The members beside a message that say its permanent name, and what stands in it by the names of its gaps. */
export const problemName = {
  code: z.string().optional(),
  values: problemValues.optional(),
}
