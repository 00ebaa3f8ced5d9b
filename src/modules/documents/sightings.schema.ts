import { z } from 'zod'
import { seenKinds } from '#modules/organisation/seen-kinds.schema'
import { workDay } from '#platform/clock/days/schema'
import { filled } from '#platform/gaps.schema'
import { sightingProblems as problems } from './problems.schema.ts'

const kindSchema = z.enum(seenKinds, { error: problems.noKind })

/**
 * The number printed on the document. Letters and digits, with at least one digit: the result of an examination is not
 * part of it.
 */
const documentNumber = z
  .string()
  .trim()
  .toUpperCase()
  .max(30, { error: filled(problems.longNumber, { most: 30 }) })
  .regex(/^(?=.*[0-9])[A-Z0-9][A-Z0-9/.-]*$/, { error: problems.badNumber })

export const newSightingSchema = z.object({
  kind: kindSchema,
  seenOn: workDay({ none: problems.noDaySeen, impossible: problems.impossibleDay }),
  /** Null: the document has none. */
  number: documentNumber.nullable().default(null),
})
export type NewSighting = z.output<typeof newSightingSchema>

/** That a document was seen; not what it showed. */
export const sightingSchema = z.object({
  id: z.string(),
  kind: kindSchema,
  seenOn: z.string(),
  /** The name of the person who saw it. */
  seenBy: z.string(),
  number: z.string().nullable(),
})
export type Sighting = z.output<typeof sightingSchema>

export const sightingListSchema = z.object({ sightings: z.array(sightingSchema) })
