import { z } from 'zod'
import { helpDestinations, helpOrigins } from '#modules/help/schema'
import { answerText } from '#modules/speech/schema'
import { line, longerThan, optionalLine, prose } from '#platform/text/schema'

/** Whom a complaint is about. */
export const complaintSubjects = ['agency', 'employer', 'other'] as const

/** What the form says about a wrong answer; translations use these names. */
export const complaintProblems = {
  noStory: 'Say what happened.',
  longComplaint: longerThan(4000, 'The complaint'),
  noSubject: 'Choose who the complaint is about.',
  noChoice: 'Choose whether we get the complaint.',
  longContact: longerThan(200, 'The contact'),
  badCountry: 'Choose a country from the list, or leave this empty.',
} as const

const country = (known: readonly string[]) =>
  z
    .enum(['', ...known], { error: complaintProblems.badCountry })
    .nullish()
    .transform((code) => code || null)

/** A complaint as the person wrote it. Only the text and the two choices are required. */
export const newComplaintSchema = z.object({
  about: z.enum(complaintSubjects, { error: complaintProblems.noSubject }),
  text: prose({ error: complaintProblems.noStory })
    .min(1, { error: complaintProblems.noStory })
    .max(4000, { error: complaintProblems.longComplaint }),
  /** How to reach the person, who may stay anonymous. */
  from: optionalLine(200, complaintProblems.longContact),
  /** Where the person comes from and works, ISO 3166 alpha-2: for finding help outside. */
  origin: country(helpOrigins),
  destination: country(helpDestinations),
  /** `keep`: the person keeps it, and only a digest is stored here; `send`: the organisation gets it. */
  send: z.enum(['keep', 'send'], { error: complaintProblems.noChoice }),
})
export type NewComplaint = z.output<typeof newComplaintSchema>

/** The content of the digest, in the form of RFC 8785. */
export const complaintContentSchema = z.object({
  number: line().max(60),
  at: line().max(40),
  about: z.enum(complaintSubjects),
  text: prose().max(4000),
  from: line().max(200).nullable(),
  origin: line().max(2).nullable(),
  destination: line().max(2).nullable(),
  /** 128 random bits, so that the digest of a short text reveals nothing; only the person has them. */
  random: line().max(40),
})
export type ComplaintContent = z.output<typeof complaintContentSchema>

const digestSchema = z.string()

/** A complaint with its number, for its writer: it is not shown a second time. */
export const writtenComplaintSchema = z.object({
  content: complaintContentSchema,
  /** SHA-256 of `content` in the form of RFC 8785, hexadecimal. */
  digest: digestSchema,
  isSent: z.boolean(),
})
export type WrittenComplaint = z.output<typeof writtenComplaintSchema>

/** What anybody with the number is told: that it exists, since when, its answer. Nothing of its text. */
export const complaintStandingSchema = z.object({
  number: z.string(),
  at: z.string(),
  digest: digestSchema,
  isSent: z.boolean(),
  answer: z.object({ text: z.string(), at: z.string() }).nullable(),
})
export type ComplaintStanding = z.output<typeof complaintStandingSchema>

/** The same with the proof that its event is in the log. */
export const complaintProofSchema = z.object({
  number: z.string(),
  at: z.string(),
  /** The event in the proof contains the same. */
  digest: digestSchema,
  /** c2sp.org/tlog-proof; `extra` in it is the event. */
  proof: z.string(),
  /** The key that verifies the checkpoint in the proof. */
  logKey: z.string(),
})
export type ComplaintProof = z.output<typeof complaintProofSchema>

/** A sent complaint, as the admins see it. */
const sentComplaintSchema = complaintContentSchema.omit({ random: true }).extend({
  digest: digestSchema,
  answer: z.object({ text: z.string(), by: z.string().nullable(), at: z.string() }).nullable(),
})
export type SentComplaint = z.output<typeof sentComplaintSchema>

export const complaintFilterSchema = z.object({
  state: z.enum(['open', 'answered']).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce
    .number()
    .pipe(z.literal([25, 50, 100]))
    .default(25),
})
export type ComplaintFilter = z.output<typeof complaintFilterSchema>

export const complaintPageSchema = z.object({
  complaints: z.array(sentComplaintSchema),
  total: z.number().int(),
  /** How many wait for an answer. */
  open: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
})
export type ComplaintPage = z.output<typeof complaintPageSchema>

export const complaintAnswerSchema = z.object({ answer: answerText })

/** The number of a complaint, as somebody typed it. */
export const complaintNumberSchema = line().max(60)
