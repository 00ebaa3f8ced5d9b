import { keepsScansOf, readSettings } from '#modules/organisation'
import type { ReadContext } from '#platform/context'
import type { MediaType } from '#platform/images'
import { refuseUnless } from './refusals.ts'
import type { DocumentKind } from './schema.ts'

/** One scan of one kind of document in one record. Earlier versions stay. */
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
  /** For display only; never decides anything. */
  originalName: string
  uploadedBy: string
  uploadedAt: string
  supersededAt: string | null
  removedAt: string | null
  /** The days printed on the document; null where none are printed, or nobody noted them. */
  issuedOn: string | null
  validUntil: string | null
  /** Since when it is withheld from the public, because an authority showed something else. */
  withheldAt: string | null
}

/**
 * Returns the storage key of the original. Each upload has a file of its own, so removing one can never remove another
 * document's bytes (docs/decisions/0011).
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

/** Screenshots of what authorities showed (#modules/comparisons); they never leave the staff area. */
export const comparisonsFolder = 'comparisons/'

/** Returns whose key the files of a record are encrypted with; its purge destroys it. */
export function keyHolderOf(recordId: string): string {
  return `record:${recordId}`
}

/** Returns the text that is burnt into every picture that leaves the staff area (H8). */
export function watermarkText(organisation: string, reference: string): string {
  return `Copy held by ${organisation} · ${reference} · not a government document`
}

/**
 * Refuses with `document.kind_of_admins` when a moderator replaces, removes or dates a document of a kind that the
 * settings leave to admins. What is not there yet they may hand in: a record of theirs that they may edit is not
 * approved, so an admin looks at it before anybody else.
 */
export async function refuseUnlessOwnKind(
  { tx, actor }: Pick<ReadContext, 'tx' | 'actor'>,
  kind: DocumentKind,
  current: Pick<StoredDocument, 'uploadedBy'> | undefined,
): Promise<void> {
  if (!('role' in actor && actor.role === 'moderator')) return
  if (current === undefined || current.uploadedBy === actor.id) return
  const { moderatorKinds } = await readSettings(tx)
  refuseUnless(
    moderatorKinds.some((each) => each === kind),
    'document.kind_of_admins',
  )
}

/**
 * Refuses with `document.scan_not_kept` a scan of health or criminal records, unless the organisation states why it
 * keeps scans of this kind. Earlier scans stay until they are removed.
 */
export async function refuseUnlessScanKept(
  { tx }: Pick<ReadContext, 'tx'>,
  kind: DocumentKind,
): Promise<void> {
  refuseUnless(keepsScansOf(await readSettings(tx), kind), 'document.scan_not_kept')
}
