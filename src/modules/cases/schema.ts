import { z } from 'zod'
import { day, minute } from '#platform/clock/schema'
import { mediaTypes } from '#platform/images/schema'
import { languages } from '#platform/languages.schema'
import { rates } from '#platform/limits/schema'
import { pageAsked, pagePlace } from '#platform/pages/schema'
import { line, prose } from '#platform/text.schema'
import { caseProblems, schemaOf, withSum } from './fields.schema.ts'
import { answerTexts, type CaseKind, caseKindNames, kindsThat, rowOf } from './kinds.schema.ts'

/** Whether the writer keeps the text, or sends it. */
const sending = z.enum(['keep', 'send'], { error: caseProblems.noChoice })

/** Tells whether a case of a kind may be about this. */
export function mayBeAbout(kind: CaseKind, about: string): boolean {
  const { part } = rowOf(kind)
  return part instanceof RegExp ? part.test(about) : (part?.includes(about) ?? false)
}

/** What somebody says in a case, by the fields of its kind. */
export type Fields = Readonly<Record<string, string | number | null>>
export type NewCase = { kind: CaseKind; part?: string; send?: 'keep' | 'send' } & { said: Fields }

function bareFieldsOf(kind: CaseKind): z.ZodObject {
  const { fields, mayStay } = rowOf(kind)
  const shape = Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])
  return z.object({ ...Object.fromEntries(shape), ...(mayStay ? { send: sending } : {}) })
}

/** Returns what the fields of a kind take. */
export const fieldsOf = (kind: CaseKind): z.ZodObject => withSum(bareFieldsOf(kind))

/** Returns the same with the kind and what it is about, as one object that is sent. */
function sentAs(kind: CaseKind) {
  const { part: ofFile, mayStay } = rowOf(kind)
  const object = z
    .object({ kind: z.literal(kind) })
    .extend(
      ofFile ? { part: ofFile instanceof RegExp ? z.string().regex(ofFile) : z.enum(ofFile) } : {},
    )
    .extend(bareFieldsOf(kind).shape)
  return withSum(object).transform((sent): NewCase => {
    const { kind: _, part, send, ...said } = sent as Record<string, unknown>
    return {
      ...{ kind, said: said as Fields },
      ...(ofFile ? { part: part as string } : {}),
      ...(mayStay ? { send: send as 'keep' } : {}),
    }
  })
}

type Sent = ReturnType<typeof sentAs>
const oneOf = (kinds: readonly CaseKind[]) =>
  z.discriminatedUnion('kind', kinds.map(sentAs) as [Sent, ...Sent[]])

/** What anybody may bring. */
export const publicCaseSchema = oneOf(kindsThat(({ by }) => by === 'anybody'))
/** What the candidate of an open file may bring. */
export const ownCaseSchema = oneOf(kindsThat(({ by }) => by === 'candidate'))

/** Says that the person does not agree with the answer. */
export const disagreementSchema = z.object({
  text: prose({ error: caseProblems.noObjection })
    .min(1, { error: caseProblems.noObjection })
    .max(1000, { error: caseProblems.longText }),
})

/** Takes a case back: the language in which the person read what that means. */
export const takingBackSchema = z.object({ language: z.enum(languages) })

/** How a case of each kind is answered. */
export interface CaseAnswer {
  kind: CaseKind
  result: string
  text?: string
}
const answersOf = (kind: CaseKind) =>
  Object.entries(rowOf(kind).results).map(([result, { text }]) =>
    z.object({
      ...{ kind: z.literal(kind), result: z.literal(result) },
      ...(text ? { text: answerTexts[text] } : {}),
    }),
  )
type OneAnswer = ReturnType<typeof answersOf>[number]
const answerOf = (kind: CaseKind) =>
  z.discriminatedUnion('result', answersOf(kind) as [OneAnswer, ...OneAnswer[]])
type KindAnswer = ReturnType<typeof answerOf>
export const caseAnswerSchema: z.ZodType<CaseAnswer> = z.discriminatedUnion(
  'kind',
  caseKindNames.map(answerOf) as [KindAnswer, ...KindAnswer[]],
) as never

/** A note of staff on a case, for each other. */
export const caseNoteSchema = z.object({ text: answerTexts.note })
export const caseAssigneeSchema = z.object({ accountId: z.uuid().nullable() })

const mostAtOnce = 100
/** Several cases for one colleague, or nobody. */
export const caseAssignmentsSchema = caseAssigneeSchema.extend({
  ids: z
    .array(z.uuid())
    .min(1, { error: 'Name at least one case.' })
    .max(mostAtOnce, { error: `Name at most ${mostAtOnce} cases at once.` }),
})
export type CaseAssignments = z.output<typeof caseAssignmentsSchema>

/** Who had each case that is assigned now, so that it can be given back; and which could not be assigned. */
export const casesAssignedSchema = z.object({
  changed: z.array(z.object({ id: z.string(), from: z.string().nullable() })),
  problems: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
})
export type CasesAssigned = z.output<typeof casesAssignedSchema>

const stepSchema = z.object({
  /** The answer; that the person does not agree, or takes it back; that staff opened it again; a note of staff. */
  step: z.enum(['answered', 'again', 'takenBack', 'reopened', 'note']),
  result: z.string().nullable(),
  text: z.string().nullable(),
  at: z.string(),
  /** Whether the person who decided is the one who had entered what was called wrong. */
  samePerson: z.boolean(),
})

/** A case as the person who brought it sees it. */
const ownCaseViewSchema = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(caseKindNames),
  /** What it is about: `detail:name`, `paper:visa-paper`, `entry:12` of the ledger. */
  part: z.string().nullable(),
  said: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  /** Pages of the photo that came with it. */
  filePages: z.number().int(),
  /** The sum that it is about, in minor units. */
  money: z.object({ amount: z.number().int(), currency: z.string() }).nullable(),
  state: z.enum(['open', 'answered']),
  /** How it was answered last. */
  result: z.string().nullable(),
  createdAt: z.string(),
  /** By when it is to be answered. */
  dueAt: z.string(),
  isOverdue: z.boolean(),
  /** The oldest first. */
  steps: z.array(stepSchema),
  /** Whether the person may still say that they do not agree. */
  mayDisagree: z.boolean(),
  /** Whether the person may take it back. */
  mayTakeBack: z.boolean(),
})
export type OwnCase = z.output<typeof ownCaseViewSchema>
export const ownCasesSchema = z.object({ cases: z.array(ownCaseViewSchema) })

/** The same as staff see it. */
export const caseSchema = ownCaseViewSchema.extend({
  recordId: z.string().nullable(),
  /** Whose it is, where it is about no record. */
  accountId: z.string().nullable(),
  reference: z.string().nullable(),
  name: z.string().nullable(),
  assignedTo: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  /** SHA-256 of what was written, where its writer has that too. */
  digest: z.string().nullable(),
  steps: z.array(stepSchema.extend({ by: z.string().nullable() })),
})
export type Case = z.output<typeof caseSchema>

export const caseFilterSchema = z.object({
  state: z.enum(['open', 'answered']).optional(),
  kind: z.enum(caseKindNames).optional(),
  recordId: z.uuid().optional(),
  /** Only what this person has. */
  assignedTo: z.uuid().optional(),
  ...pageAsked,
})
export const caseSearchSchema = caseFilterSchema.extend({
  /** Words that each stand in what was said or answered, in its number, or in whose it is. */
  search: line().max(120).optional(),
})
export type CaseFilter = z.output<typeof caseSearchSchema>

export const casePageSchema = z.object({
  cases: z.array(caseSchema),
  open: z.number().int(),
  overdue: z.number().int(),
  /** How many of the open ones the caller has. */
  mine: z.number().int(),
  ...pagePlace,
})
export type CasePage = z.output<typeof casePageSchema>

/** What is stored of a photo besides its bytes. */
export const caseFileSchema = z.object({
  sha256: z.string(),
  bytes: z.number().int(),
  mediaType: z.enum(mediaTypes),
  pages: z.number().int(),
})
export type CaseFile = z.output<typeof caseFileSchema>

/** What the candidate of an open file may bring with a photo, as a form sends it. */
export const caseWithFileSchema = oneOf(kindsThat(({ file }) => file))

/** The number of a case, as somebody typed it. */
export const caseNumberSchema = line().max(60)

/** What anybody with the number is told: that it exists, since when, how far it is. Nothing of what was said. */
export const caseStandingSchema = z.object({
  number: z.string(),
  kind: z.enum(caseKindNames),
  at: z.string(),
  /** By when it is to be answered. */
  dueAt: z.string(),
  state: z.enum(['open', 'answered', 'kept']),
  digest: z.string().nullable(),
  /** Only where whoever has the number reads it. */
  answer: z.object({ text: z.string(), at: z.string() }).nullable(),
})
export type CaseStanding = z.output<typeof caseStandingSchema>

/** The same with the proof that its event is in the log. */
export const caseProofSchema = z.object({
  number: z.string(),
  at: z.string(),
  /** The event in the proof contains the same. */
  digest: z.string(),
  /** c2sp.org/tlog-proof; `extra` in it is the event. */
  proof: z.string(),
  /** The key that verifies the checkpoint in the proof. */
  logKey: z.string(),
})
export type CaseProof = z.output<typeof caseProofSchema>

/** What a digest covers, in the form of RFC 8785: what was said, its number and moment. */
export const caseContentSchema = z
  .object({
    kind: z.enum(caseKindNames),
    number: caseNumberSchema,
    at: line().max(40),
    /** 128 random bits, so that the digest of a short text reveals nothing; only the person has them. */
    random: line().max(40),
  })
  .catchall(prose().max(4000).nullable())
export type CaseContent = z.output<typeof caseContentSchema>

/** What the person who brought a case is given. */
export const broughtSchema = z.object({
  id: z.string(),
  number: z.string(),
  /** Only where its writer keeps a copy, which is not shown a second time. */
  content: caseContentSchema.nullable(),
  digest: z.string().nullable(),
})
export type Brought = z.output<typeof broughtSchema>

/** In milliseconds. */
export const caseLimits = {
  /** What one person may bring of a kind, where the kind says nothing else. */
  casesOfAKind: 100,
  /** For how long the form of what its writer keeps counts once. */
  caseSentAgain: 366 * day,
} as const

export const caseRates = rates({
  /** Not even a hash of the address is stored: some of these lead to nobody. */
  publicCase: { tries: 10, window: minute, of: 'address', isUnwritten: true },
})
