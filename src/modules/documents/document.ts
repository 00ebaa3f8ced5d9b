import type { MediaType } from '#platform/images'
import type { DocumentKind } from './schema.ts'

/** One scan of one kind of paper in one record. Earlier versions stay. */
export interface StoredDocument {
  id: string
  recordId: string
  kind: DocumentKind
  version: number
  /** Of the original bytes, lower-case hex: what a holder's file is compared with. */
  sha256: string
  mediaType: MediaType
  bytes: number
  width: number
  height: number
  pages: number
  /** For display only; nothing is decided by it. */
  originalName: string
  uploadedBy: string
  uploadedAt: string
  supersededAt: string | null
  removedAt: string | null
  /** What is printed on the paper, as days; null where nothing is, or nobody noted it. */
  issuedOn: string | null
  validUntil: string | null
  /** Since when the public is not shown it, because an authority showed something else. */
  withheldAt: string | null
}

/**
 * Where the original lies. Each upload has a file of its own, so removing one can never take
 * another document's bytes along (docs/decisions/0007).
 */
export function originalKey(document: Pick<StoredDocument, 'recordId' | 'id'>): string {
  return `originals/${document.recordId}/${document.id}`
}

export function originalsOf(recordId: string): string {
  return `originals/${recordId}/`
}

export function derivativesOf(recordId: string): string {
  return `derivatives/${recordId}/`
}

/**
 * Photos of other contracts that a candidate was given (#modules/contracts). Nothing but the purge of
 * the record removes one.
 */
export const otherContractsFolder = 'other-contracts/'

export function otherContractKey(photo: { recordId: string; id: string }): string {
  return `${otherContractsFolder}${photo.recordId}/${photo.id}`
}

/** Screenshots of what authorities showed (#modules/comparisons); none ever leaves the staff area. */
export const comparisonsFolder = 'comparisons/'

/** H8: what is burnt into every picture that leaves the staff area. */
export function watermarkText(organisation: string, reference: string): string {
  return `Copy held by ${organisation} · ${reference} · not a government document`
}
