import { z } from 'zod'
import { seenKinds } from '#modules/organisation/kinds.schema'
import { publicly } from '#modules/speech/schema'
import { workDay } from '#platform/clock/days.schema'
import type { InEachLanguage } from '#platform/languages.schema'
import { pagePlace } from '#platform/pages/schema'
import { filled } from '#platform/problems.schema'
import { line } from '#platform/text.schema'
import { originalLabels, purposeLabels } from '#texts/each/labels-documents'
import { originalProblems as problems, sightingProblems } from './schema.ts'

const seenKindSchema = z.enum(seenKinds, { error: sightingProblems.noKind })

/**
 * The number printed on the document. Letters and digits, with at least one digit: the result of an examination is not
 * part of it.
 */
const documentNumber = z
  .string()
  .trim()
  .toUpperCase()
  .max(30, { error: filled(sightingProblems.longNumber, { most: 30 }) })
  .regex(/^(?=.*[0-9])[A-Z0-9][A-Z0-9/.-]*$/, { error: sightingProblems.badNumber })

export const newSightingSchema = z.object({
  kind: seenKindSchema,
  seenOn: workDay({ none: sightingProblems.noDaySeen, impossible: problems.impossibleDay }),
  /** Null: the document has none. */
  number: documentNumber.nullable().default(null),
  /** The last day, as printed; null: the document has none. */
  validUntil: workDay({ none: problems.impossibleDay, impossible: problems.impossibleDay })
    .nullable()
    .default(null),
})
export type NewSighting = z.output<typeof newSightingSchema>

/** That a document was seen; not what it showed. */
export const sightingSchema = z.object({
  id: z.string(),
  kind: seenKindSchema,
  seenOn: z.string(),
  /** The name of the person who saw it. */
  seenBy: z.string(),
  number: z.string().nullable(),
  validUntil: z.string().nullable(),
})
export type Sighting = z.output<typeof sightingSchema>

export const sightingListSchema = z.object({ sightings: z.array(sightingSchema) })

/** What an agency takes in hand. Chosen from a list, so that no typed text reaches the candidate's page. */
export const originalKindNames = [
  'passport',
  'identity-paper',
  'birth-certificate',
  'school-certificate',
  'trade-certificate',
  'driving-licence',
  'other',
] as const
export type OriginalKind = (typeof originalKindNames)[number]
export const originalKinds: Readonly<Record<OriginalKind, InEachLanguage>> = originalLabels

/** The purposes. Safekeeping is not one: a worker's documents are the worker's. */
export const originalPurposeNames = [
  'visa-application',
  'embassy',
  'attestation',
  'clearance',
  'medical',
  'ticket',
] as const
export type OriginalPurpose = (typeof originalPurposeNames)[number]
export const originalPurposes: Readonly<Record<OriginalPurpose, InEachLanguage>> = purposeLabels

/** The handing over of a document, and its return. */
const originalStepSchema = z.enum(['received', 'returned'])
export type OriginalStep = z.output<typeof originalStepSchema>
/** How the candidate confirmed a step: with number and code on the site, or on the printed receipt. */
const agreementSchema = z.enum(['code', 'signature'])
export type Agreement = z.output<typeof agreementSchema>

const kindSchema = z.enum(originalKindNames)
const purposeSchema = z.enum(originalPurposeNames)
const day = (none: string) => workDay({ none, impossible: problems.impossibleDay })

export const newOriginalSchema = z.object({
  kind: kindSchema,
  purpose: purposeSchema,
  receivedOn: day(problems.noDayReceived),
  dueOn: day(problems.noDayDue),
})
export type NewOriginal = z.output<typeof newOriginalSchema>

export const originalReturnSchema = z.object({
  returnedOn: day(problems.noDayReturned),
})

const mostMoved = 100

/** Where originals in hand are taken, or that they are back at the office (`place` null). */
export const newWhereaboutsSchema = z.object({
  originalIds: z.array(z.uuid()).min(1, { error: problems.noneChosen }).max(mostMoved),
  place: publicly('place', line().max(200, { error: filled(problems.longPlace, { most: 200 }) }))
    .nullish()
    .transform((place) => place || null),
  since: day(problems.noDayMoved),
  backBy: day(problems.noDayDue)
    .or(z.literal(''))
    .nullish()
    .transform((backBy) => backBy || null),
})
export type NewWhereabouts = z.output<typeof newWhereaboutsSchema>

/** A step of an original in hand, and who of the staff noted it. */
const whereaboutsSchema = z.object({
  id: z.string(),
  originalId: z.string(),
  /** Null: back at the office. */
  place: z.string().nullable(),
  since: z.string(),
  backBy: z.string().nullable(),
  by: z.string(),
})
export type Whereabouts = z.output<typeof whereaboutsSchema>

export const signedStepSchema = z.object({ step: originalStepSchema })

/** A document that the agency has, or had, in hand. Days are calendar dates, times ISO 8601. */
export const originalSchema = z.object({
  id: z.string(),
  kind: kindSchema,
  purpose: purposeSchema,
  receivedOn: z.string(),
  /** The day that was agreed. */
  dueOn: z.string(),
  /** The day by which it has to be back: earlier than agreed if the candidate asked for it. */
  backBy: z.string(),
  agreedBy: agreementSchema.nullable(),
  agreedAt: z.string().nullable(),
  askedBackAt: z.string().nullable(),
  returnedOn: z.string().nullable(),
  returnAgreedBy: agreementSchema.nullable(),
  returnAgreedAt: z.string().nullable(),
  /** Whether it is still with the agency, by what both have said. */
  isOut: z.boolean(),
  isOverdue: z.boolean(),
})
export type Original = z.output<typeof originalSchema>

export const originalListSchema = z.object({
  originals: z.array(originalSchema),
  /** Where they were and are, the earliest first. */
  whereabouts: z.array(whereaboutsSchema),
})

/** What is in hand for all candidates, the earliest due first. */
export const heldOriginalsSchema = z.object({
  originals: z.array(
    originalSchema.extend({ recordId: z.string(), name: z.string(), reference: z.string() }),
  ),
  overdue: z.number().int(),
  ...pagePlace,
})
export type HeldOriginals = z.output<typeof heldOriginalsSchema>
