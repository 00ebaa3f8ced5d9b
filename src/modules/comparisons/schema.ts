import { z } from 'zod'
import { documentKindSchema } from '#modules/documents/schema'
import { workDay } from '#platform/clock/days.schema'
import { problems } from '#platform/problems.schema'
import { comparisons as comparisonsTexts } from '#texts/problems/desk-record'

/** What staff are told about a comparison with an authority. */
export const comparisonProblems = problems('comparisons', comparisonsTexts)

/** What the authority showed: the same as our copy, something else, nothing, or it did not answer. */
const showedValues = ['same', 'other', 'nothing', 'unavailable'] as const
export type Showed = (typeof showedValues)[number]

export const newComparisonSchema = z.object({
  documentId: z.uuid(),
  /** The id of an official check, as in the record's list of comparisons. */
  checkId: z.stringFormat('official-check', /^[a-z0-9-]{1,300}$/),
  askedOn: workDay({
    none: comparisonProblems.noDayAsked,
    impossible: comparisonProblems.impossibleDay,
  }),
  showed: z.enum(showedValues, { error: comparisonProblems.noResult }),
})
export type NewComparison = z.output<typeof newComparisonSchema>

/**
 * The state of two people's answers with one official check: a second one is awaited, both saw the same, at least one
 * saw nothing or got no answer, one saw something else.
 */
const roundStates = ['waiting', 'same', 'unclear', 'other'] as const
export type RoundState = (typeof roundStates)[number]

/** What a person noted. While a second one is awaited, only that person is told what it showed. */
const comparisonSchema = z.object({
  id: z.string(),
  notedBy: z.string(),
  notedAt: z.string(),
  askedOn: z.string(),
  showed: z.enum(showedValues).nullable(),
  screenshotPages: z.number().int(),
  isOwn: z.boolean(),
})

const roundSchema = z.object({
  documentId: z.string(),
  kind: documentKindSchema,
  checkId: z.string(),
  /** Null when the table of official checks no longer has it for this document. */
  authority: z.string().nullable(),
  state: z.enum(roundStates),
  isOld: z.boolean(),
  comparisons: z.array(comparisonSchema),
  /** For `other`: the decision; null until somebody answers. */
  answer: z.enum(['kept', 'shown']).nullable(),
  answeredBy: z.string().nullable(),
  answeredAt: z.string().nullable(),
})
export type Round = z.output<typeof roundSchema>

const documentChecksSchema = z.object({
  documentId: z.string(),
  kind: documentKindSchema,
  checks: z.array(
    z.object({
      id: z.string(),
      authority: z.string(),
      service: z.string(),
      /** The codes of those of these texts that are not names. */
      texts: z.object({ authority: z.string(), service: z.string() }).partial(),
    }),
  ),
})

export const recordComparisonsSchema = z.object({
  /** The documents that are on file now, with whom to ask about each. */
  papers: z.array(documentChecksSchema),
  /** The newest first; also those about earlier scans. */
  rounds: z.array(roundSchema),
})
export type RecordComparisons = z.output<typeof recordComparisonsSchema>

const askedAboutSchema = z.object({
  checkId: z.string(),
  kind: documentKindSchema,
  /** Null when the table of official checks no longer has it for this document. */
  authority: z.string().nullable(),
  recordId: z.string(),
  reference: z.string(),
  name: z.string(),
  /** Of two days the earlier one. */
  askedOn: z.string(),
})

/** Documents about which an authority was last asked more than the days of their kind ago. */
export const oldComparisonsSchema = z.object({
  papers: z.array(askedAboutSchema.extend({ documentId: z.string() })),
  total: z.number().int(),
})
export type OldComparisons = z.output<typeof oldComparisonsSchema>

/** Documents that the public does not see because an authority showed something else. */
export const withheldDocumentsSchema = z.object({
  papers: z.array(
    askedAboutSchema.extend({
      /** Of the comparison. */
      id: z.string(),
      withheldAt: z.string(),
      /** That it stays hidden; else a case waits for somebody to decide. */
      isDecided: z.boolean(),
    }),
  ),
  total: z.number().int(),
})
export type WithheldDocuments = z.output<typeof withheldDocumentsSchema>

/**
 * The result of asking an authority about a document, as the public is told. `nobody`: nobody here has asked; `one`: a
 * second person has yet to ask; `same`: both saw what our copy shows; `unclear`: both asked, and at least one saw
 * nothing or got no answer; `other`: one saw something else, and another person decided to show the document again.
 * None says that a document is genuine (H4).
 */
const comparedOutcomes = ['nobody', 'one', 'same', 'unclear', 'other'] as const

export const comparedSchema = z.object({
  /** Its name in the table of official checks. */
  authority: z.string(),
  outcome: z.enum(comparedOutcomes),
  /** The days on which staff asked, the earlier first; only one person's while a second is awaited. */
  askedOn: z.array(z.string()),
  /** After how many days it is called old. */
  days: z.number().int(),
  isOld: z.boolean(),
})
export type Compared = z.output<typeof comparedSchema>

/**
 * A document withheld because an authority showed something else, as its candidate is told. It says who was asked and
 * when, and nothing about what is wrong or whose fault it is.
 */
export const withheldSchema = z.object({
  kind: documentKindSchema,
  label: z.string(),
  /** Since when it is withheld. */
  since: z.string(),
  /** Null when the authority was asked about an earlier scan, or the check is no longer for this document. */
  asked: z.object({ authority: z.string(), on: z.string() }).nullable(),
  /** Whether somebody decided to keep withholding it; else it is being looked into. */
  isDecided: z.boolean(),
})
export type Withheld = z.output<typeof withheldSchema>
