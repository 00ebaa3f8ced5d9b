import { z } from 'zod'
import { markSchema } from '#modules/cases/fields.schema'
import { comparedSchema, withheldSchema } from '#modules/comparisons/schema'
import { originalSchema, sightingSchema } from '#modules/documents/originals.schema'
import { documentKindNames, documentKindSchema } from '#modules/documents/schema'
import { shownSchema } from '#modules/records/schema'
import { hour, minute } from '#platform/clock/schema'
import { rates } from '#platform/limits/schema'
import { pagePlace } from '#platform/pages/schema'
import { problems } from '#platform/problems.schema'
import { line } from '#platform/text.schema'
import { lookup as lookupTexts } from '#texts/problems/problems'

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

/** The most characters that are read of an input; codes and numbers are far shorter. */
const typed = line().max(60)

const proof = z.object({
  passportNumber: typed.optional(),
  referenceNumber: typed.optional(),
  accessCode: typed,
})

const hasOneNumber = ({ passportNumber, referenceNumber }: z.output<typeof proof>) =>
  (passportNumber === undefined) !== (referenceNumber === undefined)
const oneNumber = {
  path: ['passportNumber'],
  error: 'Send either passportNumber or referenceNumber.',
}

/** One of the two numbers, and the access code. */
export const lookupSchema = proof
  .extend({
    /** Which documents to show; all when left out. */
    kinds: z.array(documentKindSchema).max(documentKindNames.length).optional(),
  })
  .refine(hasOneNumber, oneNumber)
export type Lookup = z.output<typeof lookupSchema>

export const officialCheckSchema = z.object({
  authority: z.string(),
  service: z.string(),
  whatToEnter: z.string(),
  advice: z.string(),
  texts: z
    .partialRecord(z.enum(['authority', 'service', 'whatToEnter', 'advice']), z.string())
    .describe('The codes of those of these texts that are not names'),
  url: z.string().nullable(),
})

/** What an opened record shows. */
export const openedRecordSchema = z.object({
  record: z.object({
    reference: z.string(),
    ...shownSchema('candidate').shape,
    approvedAt: z.string().nullable(),
  }),
  documents: z.array(
    z.object({
      id: z.string(),
      kind: documentKindSchema,
      label: z.string(),
      heldSince: z.string(),
      /** The days that are printed on it, as staff noted them; they do not say that it is still valid. */
      issuedOn: z.string().nullable(),
      validUntil: z.string().nullable(),
      pages: z.number().int(),
      width: z.number().int(),
      height: z.number().int(),
      imageUrl: z.string(),
      officialChecks: z.array(officialCheckSchema).readonly(),
      /** The results of asking the authorities; none of them says that the document is genuine. */
      compared: z.array(comparedSchema),
    }),
  ),
  /** Documents that are on file but not shown, because an authority showed something else. */
  withheld: z.array(withheldSchema),
  /** What the agency says about its own work, the latest first; none of it comes from an authority. */
  stages: z.array(z.object({ stage: z.string(), since: z.string() })),
  /** Passport and certificates that the agency has or had in hand. */
  originals: z.array(originalSchema),
  /** Documents that staff saw and keep no scan of; what these showed is not told. */
  seen: z.array(sightingSchema),
  /** What the candidate says is wrong, until staff answer. */
  contested: z.array(markSchema),
})
export type OpenedRecord = z.output<typeof openedRecordSchema>

export const lookupAnswerSchema = openedRecordSchema.extend({
  viewing: z.object({ token: z.string(), endsAt: z.string() }),
})

/** What the form for a new code says. */
const codeProblems = problems('lookup', lookupTexts)

const code = line(codeProblems.noCode).min(1, codeProblems.noCode).max(60)

/** The access code that opens the file now. */
export const currentCodeSchema = z.object({ current: code })

/** The proposed code, as it was typed, and the seal that the proposal gave for it. */
export const codeChangeSchema = z.object({ code, seal: line().max(200) })
export type CodeChange = z.output<typeof codeChangeSchema>

/** A code that opens nothing until it is sent back with its seal. */
export const proposedCodeSchema = z.object({
  /** `XXXXX-XXXXX` */
  code: z.string(),
  /** Proves that this code was proposed to the holder of that file, in place of the present code. */
  seal: z.string(),
})
export type ProposedCode = z.output<typeof proposedCodeSchema>

/** When the proposed code began to work. */
export const codeChangedSchema = z.object({ changedAt: z.string() })
export type CodeChanged = z.output<typeof codeChangedSchema>

/** Which code was handed over: the one issued at that instant. */
export const codeHandoverSchema = z.object({ issuedAt: z.iso.datetime().max(40) })
export type CodeHandover = z.output<typeof codeHandoverSchema>

/** What candidates are told about their own code; never the code itself. */
export const ownCodeSchema = z.object({
  /** When staff noted that they handed it over in person; null: nobody noted it. */
  handedOverAt: z.string().nullable(),
})

/** What links a signed-in person to their own record. */
export const linkProofSchema = proof.refine(hasOneNumber, oneNumber)

export const linkSchema = z.object({ linkedAt: z.string() })
export type Link = z.output<typeof linkSchema>

/** The linked record as its holder sees it. */
export const linkedRecordSchema = openedRecordSchema.extend(linkSchema.shape)
export type LinkedRecordView = z.output<typeof linkedRecordSchema>

/** A new access code, shown only this once. */
export const accessCodeSchema = z.object({ accessCode: z.string() })

/** The state of a record's access code; nothing from which the code could be derived. */
export const accessCodeStateSchema = z.object({
  /** Null: none works now. */
  issuedAt: z.string().nullable(),
  issuedBy: z.string().nullable(),
  /** Whether the candidate made it to replace one that staff issued. */
  isByCandidate: z.boolean(),
  /** When the file was last opened with a code or by a linked account. */
  lastOpenedAt: z.string().nullable(),
  /** Whether it was issued for a slip that nobody has noted as printed. */
  waitsForSlip: z.boolean(),
  /** When staff noted that they handed it over in person, and who; null: nobody noted it. */
  handedOver: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
})
export type AccessCodeState = z.output<typeof accessCodeStateSchema>

/** Sizes in bytes, times in milliseconds. */
export const lookupLimits = {
  /** Up to this many wrong codes for one number in an hour raise no alert. */
  wrongCodes: { tries: 20, window: hour },
  /** The same for all numbers together: somebody may try a few codes with each of many numbers. */
  wrongCodesInAll: { tries: 200, window: hour },
  /** Where more is usual, this many times the busiest hour of a usual day. */
  timesUsual: 3,
  usualDays: 14 * 24 * hour,
  /** Numbers with wrong codes that one process counts in memory, and that the database keeps. */
  numbersInMemory: 10_000,
  numbersKept: 100_000,
} as const

export const lookupRates = rates({
  lookup: { tries: 10, window: minute, of: 'address' },
  /** What candidates do in opened files; apart from reporting a concern, which every page offers. */
  ownFile: { tries: 10, window: minute, of: 'address' },
})
