import { z } from 'zod'
import { line } from '#platform/text.schema'

const instantError = 'Give a time such as 2026-11-20T00:00:00Z.'
const instant = z.iso.datetime({ error: instantError }).max(40, { error: instantError })

/** The place of an event in the log: no column of either engine can hold a larger one. */
export const sequenceSchema = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1)

/** Continues with the events before one, by its `id`. */
export const beforeEventSchema = z.uuid({
  error: 'Give the id of the last event of the previous page.',
})

/** The filters for the log. */
const auditFilterSchema = z.object({
  /** What the action was done to: `record:…`, `account:…`. */
  subject: line().max(100).optional(),
  /** The id of an account or an API key, `system` (Candor itself) or `visitors` (nobody known). */
  actor: line().max(60).optional(),
  /** One action (`record.approved`), or all with one beginning (`record.`). */
  action: z
    .string()
    .regex(/^[a-z_]+\.[a-z_]*$/, { error: 'Give an action such as record.approved, or record.' })
    .max(60)
    .optional(),
  /** From this time on. */
  from: instant.optional(),
  /** Before this time. */
  to: instant.optional(),
})

export const auditListSchema = auditFilterSchema.extend({
  /** Only events before this one: the next page. */
  before: beforeEventSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

export const auditExportSchema = auditFilterSchema.extend({
  format: z.enum(['csv', 'jsonl'], { error: 'Choose csv or jsonl.' }).default('csv'),
})

/** The result of examining every event. */
export const chainVerdictSchema = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('whole'), events: z.number().int() }),
  z.object({
    verdict: z.literal('broken'),
    /**
     * The first event that is not as it was written; the last one when only the stored head is wrong, or an event that
     * is not sealed yet.
     */
    sequence: z.number().int(),
    reason: z.enum([
      'missing',
      'altered',
      'tail_cut',
      'head_missing',
      'head_unreadable',
      'unsealed_altered',
    ]),
  }),
])

export type AuditFilter = z.infer<typeof auditFilterSchema>
export type ChainVerdict = z.infer<typeof chainVerdictSchema>

/** The result of recomputing each leaf. */
export const logVerdictSchema = z.object({
  /** `none`: nothing was sealed yet. */
  verdict: z.enum(['none', 'whole', 'broken']),
  /** How many leaves the newest checkpoint promises, and how many events wait; 0 unless whole. */
  leaves: z.number().int(),
  unsealed: z.number().int(),
  /** What is broken, as a sentence. */
  finding: z.string().nullable(),
})

export type LogResult = z.infer<typeof logVerdictSchema>
