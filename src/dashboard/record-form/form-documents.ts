import { asRefused } from '#api/client'
import { type DocumentKind, documentKindNames, uploadBytes } from '#modules/documents/schema'
import { mediaTypeOf, tellingBytes } from '#platform/images/schema'
import { filled } from '#platform/problems.schema'
import { formWords } from '#texts/en/desk-form'
import { pageProblems } from '#texts/page-problems'
import type { Adjustment } from './adjust/geometry.ts'
import { sizeIn } from './sizes.ts'
import { type Doubt, sortIntoSlots } from './sort-into-slots.ts'

/** A picture before its adjustment, and the adjustment. */
export interface Adjusted {
  original: File
  /** The key for uploading the original. */
  key: string
  how: Adjustment
}

/** A chosen file, and its upload progress. */
export interface FormDocument {
  key: string
  file: File
  /** Its kind; null: it waits in the tray for sorting by hand. */
  kind: DocumentKind | null
  doubt: Doubt | null
  status: 'chosen' | 'uploading' | 'uploaded' | 'failed'
  /** Uploaded part, 0 to 1. */
  progress: number
  /** What was wrong with it and what to do, in English. */
  problem: string | null
  /** Whether the file itself is at fault, so that sending it again cannot help. */
  isRefused: boolean
  /** Until it is uploaded. */
  adjusted?: Adjusted | undefined
}

/** A file as a draft keeps it. */
export type KeptDocument = Pick<FormDocument, 'key' | 'file' | 'kind' | 'doubt' | 'adjusted'> & {
  isUploaded: boolean
  /** What is wrong with the file itself; absent in older drafts. */
  problem?: string | null
}

const unsupported = asRefused(
  'document.unsupported',
  'This file is not a JPEG, PNG, WebP, HEIC, TIFF, BMP or PDF. Take a photo of the document or save it as a PDF.',
)

/** Returns why a file cannot be uploaded at all, before anything is sent; null when nothing is wrong. */
export async function problemOf(file: Blob): Promise<string | null> {
  if (file.size === 0) return pageProblems.empty
  if (file.size > uploadBytes) return tooLarge(file)
  try {
    const start = new Uint8Array(await file.slice(0, tellingBytes).arrayBuffer())
    return mediaTypeOf(String.fromCharCode(...start)) ? null : unsupported
  } catch {
    return pageProblems.unreadable
  }
}

function tooLarge(file: Blob): string {
  return filled(isPicture(file) ? pageProblems.largePicture : pageProblems.largeFile, {
    size: {
      value: Number((file.size / 1024 / 1024).toFixed(1)),
      words: sizeIn(formWords, file.size),
    },
    most: uploadBytes / 1024 / 1024,
  })
}

/** Tells whether it claims to be a picture of an accepted type. */
export function isPicture({ type }: Blob): boolean {
  return /^image\/(jpeg|png|webp)$/.test(type)
}

/** Makes the entry of a file just chosen. */
export async function newDocument(
  file: File,
  kind: DocumentKind | null = null,
): Promise<FormDocument> {
  return documentOf(file, kind, await problemOf(file))
}

function documentOf(file: File, kind: DocumentKind | null, problem: string | null): FormDocument {
  return {
    key: crypto.randomUUID(),
    file,
    kind,
    doubt: null,
    status: problem ? 'failed' : 'chosen',
    progress: 0,
    problem,
    isRefused: problem !== null,
  }
}

/** Replaces a file by its adjusted version: a different upload. */
export async function adjustedDocument(
  { kind, doubt }: FormDocument,
  file: File,
  adjusted: Adjusted,
): Promise<FormDocument> {
  return { ...(await newDocument(file, kind)), doubt, adjusted }
}

/** Restores the original, under its former key. */
export async function unadjustedDocument(
  { kind, doubt }: FormDocument,
  { original, key }: Omit<Adjusted, 'how'>,
) {
  return { ...(await newDocument(original, kind)), doubt, key, adjusted: undefined }
}

/** Restores a file of a draft under its former key: an upload whose answer was lost is the same upload. */
export function restoredDocument(kept: KeptDocument): FormDocument {
  const { key, doubt, adjusted } = kept
  const document = {
    ...documentOf(kept.file, kept.kind, kept.problem ?? null),
    key,
    doubt,
    adjusted,
  }
  return kept.isUploaded ? { ...document, status: 'uploaded', progress: 1 } : document
}

/**
 * Sorts files that were dropped together by their names; an occupied slot keeps its file. A file that
 * cannot be uploaded takes nobody's slot.
 */
function documentsFrom(
  dropped: readonly FormDocument[],
  kinds: readonly DocumentKind[],
  present: readonly FormDocument[],
): FormDocument[] {
  const isGood = ({ isRefused }: FormDocument) => !isRefused
  const good = sorted(dropped.filter(isGood), kinds, present.filter(isGood))
  const refused = dropped.filter(({ isRefused }) => isRefused)
  return [...good, ...sorted(refused, kinds, [...present, ...good])]
}

function sorted(
  dropped: readonly FormDocument[],
  kinds: readonly DocumentKind[],
  taken: readonly FormDocument[],
): FormDocument[] {
  const named = dropped.map((document) => ({ name: document.file.name, document }))
  const { slots, unsorted } = sortIntoSlots(named, kinds)
  const inSlots = [...slots].map(([kind, { document }]) =>
    taken.some((one) => one.kind === kind)
      ? { ...document, doubt: { reason: 'double', kind } as const }
      : { ...document, kind },
  )
  return [...inSlots, ...unsorted.map(({ file: { document }, doubt }) => ({ ...document, doubt }))]
}

/** Adds files that were dropped together, each in the slot that its name says. */
export function withDropped(
  documents: FormDocument[],
  dropped: readonly FormDocument[],
  kinds: readonly DocumentKind[],
): FormDocument[] {
  return documentsFrom(dropped, kinds, documents).reduce(withChosen, documents)
}

/** Puts a chosen file in a slot, in place of the one that is there. */
export function withChosen(documents: FormDocument[], document: FormDocument): FormDocument[] {
  const others = documents.filter(({ kind }) => document.kind === null || kind !== document.kind)
  return [...others, document]
}

/** Assigns by hand: the file that was in the slot goes back to the tray, so that none is lost. */
export function assigned(
  documents: FormDocument[],
  key: string,
  kind: DocumentKind | null,
): FormDocument[] {
  return documents.map((document) => {
    if (document.key === key) return { ...document, kind, doubt: null }
    if (kind !== null && document.kind === kind) return { ...document, kind: null, doubt: null }
    return document
  })
}

/** Changes one file: how far its upload is, or what it was made of. */
export function changed(
  documents: FormDocument[],
  key: string,
  changes: Partial<FormDocument>,
): FormDocument[] {
  return documents.map((document) =>
    document.key === key ? { ...document, ...changes } : document,
  )
}

/** What an upload makes of a file. */
export const uploaded = {
  status: 'uploaded',
  progress: 1,
  problem: null,
  adjusted: undefined,
} as const

/** Returns the files that have to be sorted before the form is sent. */
export function unsortedIn(documents: readonly FormDocument[]): FormDocument[] {
  return documents.filter(({ kind }) => kind === null)
}

/** Returns the kinds that files are sorted into: those of open slots, and those without a slot, which go to an admin. */
export function withHandedIn(
  open: readonly DocumentKind[],
  slots: readonly DocumentKind[],
): readonly DocumentKind[] {
  return [...open, ...documentKindNames.filter((kind) => !slots.includes(kind))]
}

/** Returns what can be uploaded now: newly chosen files, and failed ones that are not at fault. */
export function waitingDocuments(documents: readonly FormDocument[]): FormDocument[] {
  return documents.filter(
    ({ kind, status, isRefused }) =>
      kind !== null && (status === 'chosen' || (status === 'failed' && !isRefused)),
  )
}
