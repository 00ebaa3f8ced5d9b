import { z } from 'zod'
import { documentKindNames } from '#modules/documents/schema'
import { pagePlace } from '#platform/pages/schema'

/** What is removed: a kind of document of a record with every version, or the record with everything in it. */
const whatSchema = z.enum([...documentKindNames, 'record'])
export type What = z.output<typeof whatSchema>

/** What waits for an answer or a person, and holds a record and its documents back. */
const holds = {
  case: 'What the candidate said or asked is waiting for an answer.',
  original: 'An original is in the office and has to go back first.',
  authority: 'An authority showed something else, and nobody has answered yet.',
  class: 'The candidate is in a class that is not over.',
  handover:
    'The candidate wants the file to go to the successor, and nobody has exported it for the successor yet.',
} as const satisfies Record<string, string>
const holdSchema = z.enum(Object.keys(holds) as [Hold, ...Hold[]])
export type Hold = keyof typeof holds
/** Why something stays although its period is over, for staff. */
export const holdSentences: Readonly<Record<Hold, string>> = holds

const dueSchema = z.object({
  recordId: z.string(),
  reference: z.string(),
  name: z.string(),
  what: whatSchema,
  /** Since when its period is over, and what that was counted from. */
  since: z.string(),
  because: z.enum(['departure', 'change', 'consent', 'closing', 'law']),
  listedAt: z.string(),
  /** The earliest time of its automatic removal; null: it waits for a person. */
  removedFrom: z.string().nullable(),
  held: z.array(holdSchema),
})
export type DueRow = z.output<typeof dueSchema>

export const dueQuerySchema = z.object({ what: whatSchema.optional() })
export type DueQuery = z.output<typeof dueQuerySchema>

export const dueListSchema = z.object({
  due: z.array(dueSchema),
  /** The server's time, by which all of it is due. */
  at: z.string(),
  ...pagePlace,
})
export type DueList = z.output<typeof dueListSchema>

/** How much is due now with some settings. */
export const dueCountSchema = z.object({ papers: z.number().int(), records: z.number().int() })
export type DueCount = z.output<typeof dueCountSchema>

/** How many entries a page of the list has, and so how many can be removed together. */
export const dueTogether = 50

const removalSchema = z.object({
  recordId: z.uuid(),
  what: whatSchema,
  /** Since when it is due, according to the list: what has changed since is left alone. */
  since: z.iso.datetime({ precision: 3 }),
})
export type Removal = z.output<typeof removalSchema>
export const removalsSchema = z.object({
  removals: z
    .array(removalSchema)
    .min(1, { error: 'Choose at least one.' })
    .max(dueTogether, { error: `Choose at most ${dueTogether} at a time.` }),
})

/** The result for each, in the order of the request. */
export const removedSchema = z.object({
  outcomes: z.array(z.enum(['removed', 'held', 'not-due'])),
})
export type Outcome = z.output<typeof removedSchema>['outcomes'][number]
