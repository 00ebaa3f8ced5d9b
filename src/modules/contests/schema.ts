import { z } from 'zod'
import { documentKindSchema } from '#modules/documents/schema'
import { fieldNames } from '#modules/records/fields/schema'
import { publicly } from '#modules/speech/schema'
import { filledProse, longerThan, optionalLine, prose } from '#platform/text/schema'
import { contestAnswerProblems as answerProblems } from './problems/schema.ts'

/** What the candidate's form says about a wrong answer; translations use these names. */
export const contestProblems = {
  noProposal: 'Say what should be there instead.',
  longProposal: longerThan(500),
  longContestNote: longerThan(1000, 'The note'),
} as const

/** The candidate's own words about it. */
export const contestWordsSchema = z.object({
  proposed: prose({ error: contestProblems.noProposal })
    .min(1, { error: contestProblems.noProposal })
    .max(500, { error: contestProblems.longProposal }),
  note: optionalLine(1000, contestProblems.longContestNote),
})
export type ContestWords = z.output<typeof contestWordsSchema>

/** What a candidate can call wrong: a detail or a document of their own file. */
const ofDetail = z.object({ about: z.literal('detail'), target: z.enum(fieldNames) })
const ofDocument = z.object({ about: z.literal('paper'), target: documentKindSchema })
export const contestTargetSchema = z.discriminatedUnion('about', [ofDetail, ofDocument])
export type ContestTarget = z.output<typeof contestTargetSchema>

export const newContestSchema = z.discriminatedUnion('about', [
  ofDetail.extend(contestWordsSchema.shape),
  ofDocument.extend(contestWordsSchema.shape),
])

const contestStates = ['open', 'accepted', 'declined'] as const
export type ContestState = (typeof contestStates)[number]

/** A contest as the candidate sees it. */
export const ownContestSchema = z.object({
  id: z.string(),
  about: z.enum(['detail', 'paper']),
  target: z.string(),
  proposed: z.string(),
  note: z.string().nullable(),
  state: z.enum(contestStates),
  createdAt: z.string(),
  /** By when staff answer. */
  dueAt: z.string(),
  answeredAt: z.string().nullable(),
  reason: z.string().nullable(),
})
export type OwnContest = z.output<typeof ownContestSchema>
export const ownContestListSchema = z.object({ contests: z.array(ownContestSchema) })

/** The same as staff see it. */
export const contestSchema = ownContestSchema.extend({
  recordId: z.string(),
  reference: z.string(),
  name: z.string(),
  answeredBy: z.string().nullable(),
  isOverdue: z.boolean(),
})
export type Contest = z.output<typeof contestSchema>

export const contestFilterSchema = z.object({
  state: z.enum(contestStates).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce
    .number()
    .pipe(z.literal([25, 50, 100]))
    .default(25),
})
export type ContestFilter = z.output<typeof contestFilterSchema>

export const contestPageSchema = z.object({
  contests: z.array(contestSchema),
  total: z.number().int(),
  open: z.number().int(),
  overdue: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
})
export type ContestPage = z.output<typeof contestPageSchema>

/** What staff answer; the candidate reads the reason. */
export const contestAnswerSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('accepted') }),
  z.object({
    state: z.literal('declined'),
    reason: publicly('text', filledProse(1000, answerProblems.noReason, answerProblems.longReason)),
  }),
])
export type ContestAnswer = z.output<typeof contestAnswerSchema>

export { contestedSince, type OpenContest, openContestSchema } from './open/schema.ts'
