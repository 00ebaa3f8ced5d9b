import { z } from 'zod'
import { filledProse, line, longerThan, optionalLine, prose } from '#platform/text/schema'
import { concernAnswerProblems } from './problems/schema.ts'

/** What the forms say about a wrong answer; translations use these names. */
export const concernProblems = {
  noStory: 'Say what happened.',
  longReport: longerThan(4000, 'The report'),
  longContact: longerThan(200, 'The contact'),
  longAddress: longerThan(500, 'The address'),
  noFullName: 'Type your name as in your passport.',
  longFullName: longerThan(200, 'The name'),
  noNumber: 'Type your passport number or your reference number.',
  longNumber: 'The number is longer than 60 characters. Compare it with the document.',
  noContact: 'Type a phone number or an email where we can reach you.',
} as const

/** What anybody may report (H10). */
export const newConcernSchema = z.object({
  /** How to reach the reporter, who may stay anonymous. */
  from: optionalLine(200, concernProblems.longContact),
  text: prose({ error: concernProblems.noStory })
    .min(1, { error: concernProblems.noStory })
    .max(4000, { error: concernProblems.longReport }),
  /** The page in question: a path here, or an address elsewhere. */
  page: optionalLine(500, concernProblems.longAddress),
})
export type NewConcern = z.output<typeof newConcernSchema>

/** A person who asks for a new access code, and how to reach them once staff have looked at the file. */
export const newCodeRequestSchema = z.object({
  name: line()
    .min(1, { error: concernProblems.noFullName })
    .max(200, { error: concernProblems.longFullName }),
  number: line()
    .min(1, { error: concernProblems.noNumber })
    .max(60, { error: concernProblems.longNumber }),
  from: line()
    .min(1, { error: concernProblems.noContact })
    .max(200, { error: concernProblems.longContact }),
})
export type NewCodeRequest = z.output<typeof newCodeRequestSchema>

const concernStates = ['open', 'answered', 'closed'] as const
export type ConcernState = (typeof concernStates)[number]

/** A report as the admins see it. */
export const concernSchema = z.object({
  id: z.string(),
  /** A concern, or a request for a new access code, which has a name and a number and no text. */
  kind: z.enum(['concern', 'code']),
  name: z.string().nullable(),
  /** The passport or reference number as it was typed: not compared with any record. */
  number: z.string().nullable(),
  from: z.string().nullable(),
  text: z.string(),
  page: z.string().nullable(),
  state: z.enum(concernStates),
  note: z.string().nullable(),
  createdAt: z.string(),
  changedBy: z.string().nullable(),
  changedAt: z.string().nullable(),
})
export type Concern = z.output<typeof concernSchema>

/** What an admin does with a report; an answer is noted for the next admin. */
export const concernChangeSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('answered'),
    note: filledProse(
      4000,
      concernAnswerProblems.noAnswerNote,
      concernAnswerProblems.longAnswerNote,
    ),
  }),
  z.object({ state: z.literal('closed') }),
  z.object({ state: z.literal('open') }),
])
export type ConcernChange = z.output<typeof concernChangeSchema>

export const concernFilterSchema = z.object({
  state: z.enum(concernStates).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce
    .number()
    .pipe(z.literal([25, 50, 100]))
    .default(25),
})
export type ConcernFilter = z.output<typeof concernFilterSchema>

export const concernPageSchema = z.object({
  concerns: z.array(concernSchema),
  /** How many match this filter, and how many wait for an answer in all. */
  total: z.number().int(),
  open: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
})
export type ConcernPage = z.output<typeof concernPageSchema>
