import { z } from 'zod'
import type { DocumentKindName } from '#modules/organisation/kinds.schema'
import { minute } from '#platform/clock/schema'
import { type InEachLanguage, inLanguage, type Language } from '#platform/languages.schema'
import { platformLimits } from '#platform/limits/schema'
import { pagePlace } from '#platform/pages/schema'
import { problems } from '#platform/problems.schema'
import { kindLabels as texts } from '#texts/each/labels-documents'
import {
  documents as documentsTexts,
  originals as originalsTexts,
  sightings as sightingsTexts,
} from '#texts/problems/desk-record'

/** What staff are told about the dates on a document. */
export const printedDateProblems = problems('documents', documentsTexts)

/** What staff are told about a document in hand. */
export const originalProblems = problems('originals', originalsTexts)

/** What staff are told about a document that they saw. */
export const sightingProblems = problems('sightings', sightingsTexts)

/** With whom a document may be shared (H9). */
export type Shareable = 'any' | 'employer' | 'employer-or-authority' | 'never'

/**
 * Which of the settings' retention periods applies to a document: documents that are never shared and documents that
 * prove what was promised have periods of their own.
 */
type KeptAs = 'sensitive' | 'contract' | 'usual'

interface Kind {
  shareable: Shareable
  keptAs: KeptAs
  /** Whether an authority prints the number of the application on it: the form asks for that where it is not known. */
  bearsReference?: true
  /** Words in a file's name that suggest this kind, the most telling first. */
  nameHints: readonly string[]
  /** The field of the older system's export. */
  oldField?: string
}

/** The kinds of documents. One table: forms, shares, labels and import derive from it. */
export const documentKinds: Readonly<Record<DocumentKindName, Kind>> = {
  photo: {
    shareable: 'any',
    keptAs: 'usual',
    nameHints: ['photo', 'portrait', 'passport size', 'face', 'selfie', 'picture'],
    oldField: 'P_url',
  },
  'work-permit': {
    shareable: 'any',
    keptAs: 'usual',
    bearsReference: true,
    nameHints: ['work permit', 'workpermit', 'permit', 'wp'],
    oldField: 'Doc_1_PC',
  },
  'job-offer': {
    shareable: 'any',
    keptAs: 'usual',
    nameHints: ['job offer', 'joboffer', 'offer letter', 'offer', 'employment'],
    oldField: 'Doc_2_PC',
  },
  'application-status': {
    shareable: 'any',
    keptAs: 'usual',
    bearsReference: true,
    nameHints: ['application status', 'application', 'status'],
    oldField: 'Doc_3_PC',
  },
  lmia: {
    shareable: 'employer',
    keptAs: 'usual',
    bearsReference: true,
    nameHints: ['lmia', 'lima', 'labour market'],
    oldField: 'Doc_4_PC',
  },
  'visa-paper': {
    shareable: 'any',
    keptAs: 'usual',
    bearsReference: true,
    nameHints: ['visa paper', 'visa'],
    oldField: 'Doc_5_PC',
  },
  medical: {
    shareable: 'never',
    keptAs: 'sensitive',
    nameHints: ['medical', 'health', 'gamca', 'wafid', 'fitness'],
    oldField: 'Doc_11_PC',
  },
  'police-clearance': {
    shareable: 'never',
    keptAs: 'sensitive',
    nameHints: ['police clearance', 'police', 'pcc', 'clearance certificate'],
    oldField: 'Doc_12_PC',
  },
  fingerprint: {
    shareable: 'never',
    keptAs: 'sensitive',
    nameHints: ['fingerprint', 'finger print', 'finger', 'biometric'],
    oldField: 'Doc_13_PC',
  },
  ticket: {
    shareable: 'any',
    keptAs: 'usual',
    nameHints: ['ticket', 'eticket', 'e ticket', 'flight', 'boarding', 'itinerary'],
    oldField: 'Doc_14_PC',
  },
  'visa-approval': {
    shareable: 'any',
    keptAs: 'usual',
    bearsReference: true,
    nameHints: ['visa approval', 'approval letter', 'approval', 'visa grant', 'grant'],
    oldField: 'Doc_19_PC',
  },
  manpower: {
    shareable: 'any',
    keptAs: 'usual',
    nameHints: ['manpower', 'man power', 'bmet', 'smart card', 'smartcard'],
  },
  contract: {
    shareable: 'employer-or-authority',
    keptAs: 'contract',
    nameHints: ['employment contract', 'contract', 'work agreement', 'agreement'],
  },
  'contract-translation': {
    shareable: 'employer-or-authority',
    keptAs: 'contract',
    nameHints: ['contract translation', 'translated contract', 'translation of contract'],
  },
  passport: {
    shareable: 'never',
    keptAs: 'sensitive',
    nameHints: ['passport page', 'passport scan', 'passport copy', 'passport'],
  },
}

export type DocumentKind = DocumentKindName
export const documentKindNames = Object.keys(documentKinds) as [DocumentKind, ...DocumentKind[]]
/** No name says that the document is genuine or valid (H4). */
const names: Readonly<Record<DocumentKind, InEachLanguage>> = texts

/** Returns the name of a kind in a language. */
export function kindLabel(kind: DocumentKind, language: string): string {
  return inLanguage(names[kind], language)
}
/** Returns the names of all kinds in a language. */
export function kindLabels(language: Language): Record<DocumentKind, string> {
  const labels = documentKindNames.map((kind) => [kind, kindLabel(kind, language)])
  return Object.fromEntries(labels) as Record<DocumentKind, string>
}
export const documentKindSchema = z.enum(documentKindNames)

const { pagesPerPdf } = platformLimits
/** The limit that forms show before an upload. */
export const { uploadBytes } = platformLimits

/** In pixels; the sizes in which a page is available. A small phone shows 720 of a document, and 240 of a portrait. */
export const imageWidths = [240, 480, 720, 960, 1600] as const
/** Of the small pictures that stand for the documents of a file: all of them together are light on a slow line. */
export const thumbnailWidth = 160
export type ImageWidth = (typeof imageWidths)[number] | typeof thumbnailWidth
/** The side of a face in the staff's list, in pixels; it is drawn with the upload of a photo. */
export const faceSide = 64

/** A document as staff see it: the response to an upload, and part of a record. */
export const documentSchema = z.object({
  id: z.string(),
  kind: documentKindSchema,
  version: z.number().int(),
  sha256: z.string(),
  mediaType: z.string(),
  bytes: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  pages: z.number().int(),
  originalName: z.string(),
  uploadedBy: z.string(),
  uploadedAt: z.string(),
  supersededAt: z.string().nullable(),
  removedAt: z.string().nullable(),
  issuedOn: z.string().nullable(),
  validUntil: z.string().nullable(),
  /** Since when it is withheld from the public, because an authority showed something else. */
  withheldAt: z.string().nullable(),
  /** The change that brings it, until a second person approves that one: it is not on file. */
  changeId: z.string().nullable(),
})

export const imageQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(pagesPerPdf).default(1),
  width: z.coerce
    .number()
    .pipe(z.literal([thumbnailWidth, ...imageWidths]))
    .default(960),
  /** Staff may request the picture without the watermark; nobody else. */
  watermark: z.enum(['yes', 'no']).default('yes'),
})

const printedDay = z.iso
  .date({ error: printedDateProblems.badDay })
  .refine((day) => day >= '1950-01-01' && day <= '2150-12-31', {
    error: printedDateProblems.badYear,
  })

/** The dates printed on a document. They say what is printed, not what is valid (H4). */
export const printedDatesSchema = z
  .object({ issuedOn: printedDay.nullable(), validUntil: printedDay.nullable() })
  .refine(({ issuedOn, validUntil }) => !issuedOn || !validUntil || issuedOn <= validUntil, {
    path: ['validUntil'],
    error: printedDateProblems.endsBeforeIssue,
  })
export type PrintedDates = z.output<typeof printedDatesSchema>

/** Within how many days a printed end date comes; `past`: it has passed. */
const endsWithin = ['30', '60', '90', 'past'] as const

export const endingSchema = z.object({
  within: z.enum(endsWithin).default('30'),
  kind: documentKindSchema.optional(),
})
export type Ending = z.output<typeof endingSchema>

export const endingListSchema = z.object({
  papers: z.array(
    z.object({
      documentId: z.string(),
      kind: documentKindSchema,
      issuedOn: z.string().nullable(),
      validUntil: z.string(),
      recordId: z.string(),
      reference: z.string(),
      name: z.string(),
      telephone: z.string().nullable(),
    }),
  ),
  ...pagePlace,
  /** The day from which days are counted, by the organisation's clock. */
  today: z.string(),
})
export type EndingList = z.output<typeof endingListSchema>

/** Sizes in bytes, times in milliseconds. */
export const documentLimits = {
  viewing: 15 * minute,
  filesPerForm: 12,
} as const
