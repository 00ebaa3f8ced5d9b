import { z } from 'zod'
import { seenKinds } from '#modules/organisation/scan-reasons/schema'

const kindSchema = z.enum(seenKinds, { error: 'Choose which paper you saw.' })

/**
 * The number that stands on the paper. Letters, digits and at least one of them a digit: what came
 * out of an examination is no part of it.
 */
const paperNumber = z
  .string()
  .trim()
  .toUpperCase()
  .max(30, { error: 'This is longer than 30 signs. Give the number of the paper alone.' })
  .regex(/^(?=.*[0-9])[A-Z0-9][A-Z0-9/.-]*$/, {
    error: 'Give the number that is printed on the paper: letters and digits, without spaces.',
  })

export const newSightingSchema = z.object({
  kind: kindSchema,
  seenOn: z.iso.date({ error: 'Give the day on which you saw it.' }),
  /** Null: the paper has none. */
  number: paperNumber.nullable().default(null),
})
export type NewSighting = z.output<typeof newSightingSchema>

/** That a paper was seen. Nothing says what it showed. */
export const sightingSchema = z.object({
  id: z.string(),
  kind: kindSchema,
  seenOn: z.string(),
  /** The name of who saw it. */
  seenBy: z.string(),
  number: z.string().nullable(),
})
export type Sighting = z.output<typeof sightingSchema>

export const sightingListSchema = z.object({ sightings: z.array(sightingSchema) })
