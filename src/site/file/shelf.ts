import type { DocumentKind } from '#modules/documents/schema'
import type { OpenedRecord } from '#modules/lookup/schema'
import type { Organisation } from '#modules/organisation'
import type { Words } from '../words.ts'
import type { ShownDocument } from './lost.tsx'

/** The papers of an opened file or of a share, and what is said beside each. */
export interface Shelf extends Pick<OpenedRecord, 'withheld' | 'seen' | 'contested'> {
  words: Words
  organisation: Organisation
  /** The address below which each paper has its page. */
  at: '/file' | '/my/file' | '/shared'
  photo: ShownDocument | undefined
  documents: readonly ShownDocument[]
  /** When staff made the file available. */
  approvedAt: string | null
  /** Whose papers they are, where somebody else reads them; null for one's own. */
  candidate: string | null
  /** The opened file: what is drawn of its papers is kept with it. Null where nothing is kept. */
  drawnWith: object | null
}

/** Returns the address of the page of one paper. */
export function documentAddress({ at }: Pick<Shelf, 'at'>, kind: DocumentKind): string {
  return `${at}/documents/${kind}`
}

/** Tells the photo from the papers. */
export function sorted(documents: readonly ShownDocument[]): Pick<Shelf, 'photo' | 'documents'> {
  return {
    photo: documents.find(({ kind }) => kind === 'photo'),
    documents: documents.filter(({ kind }) => kind !== 'photo'),
  }
}
