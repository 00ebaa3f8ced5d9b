import { z } from 'zod'
import { pagePlace } from '#platform/pages/schema'

/** As many as the dashboard's list lets staff select: this many slips are a stack of paper. */
const mostAtOnce = 100

const recordIds = z
  .array(z.uuid())
  .min(1, { error: 'Name at least one record.' })
  .max(mostAtOnce, { error: `Name at most ${mostAtOnce} records at once.` })
  .refine((ids) => new Set(ids).size === ids.length, { error: 'Name each record once.' })

/** Access codes for slips that are printed together. */
export const newSlipRunSchema = z.object({
  recordIds,
  /** Whether a working code may end; otherwise its record is reported among the problems. */
  replaces: z.boolean().default(false),
})
export type NewSlipRun = z.output<typeof newSlipRunSchema>

/** The result: each code, this once only, and each record that got none. */
export const slipRunSchema = z.object({
  /** For noting later that its slips were printed. Null when no code was issued. */
  id: z.string().nullable(),
  issued: z.array(z.object({ recordId: z.string(), accessCode: z.string() })),
  problems: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
})
export type SlipRun = z.output<typeof slipRunSchema>

/** Which slips of a run were printed; all when left out. */
export const printedSchema = z.object({ recordIds: recordIds.optional() })
export type Printed = z.output<typeof printedSchema>

export const unprintedCodesSchema = z.object({
  codes: z.array(
    z.object({
      slipRun: z.string(),
      recordId: z.string(),
      name: z.string(),
      reference: z.string(),
      issuedAt: z.string(),
      issuedBy: z.string().nullable(),
    }),
  ),
  ...pagePlace,
})
export type UnprintedCodes = z.output<typeof unprintedCodesSchema>
