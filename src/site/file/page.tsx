import type { ReactNode } from 'react'
import type { DocumentKind } from '#modules/documents/schema'
import type { OpenedRecord } from '#modules/lookup/schema'
import type { Organisation } from '#modules/organisation'
import type { FieldName } from '#modules/records/fields.schema'
import type { Words } from '../words.ts'
import type { ShownDocument } from './page-parts.tsx'
import { Scan } from './scan.tsx'

interface PersonProps {
  words: Words
  name: string
  photo: ShownDocument | undefined
  /** What is shown below the name. */
  beside?: ReactNode
  /** The papers, and facts below them. */
  children?: ReactNode
}

/** Whose file it is: the photo beside the name. */
export function Person({ words, name, photo, beside, children }: PersonProps) {
  const { file } = words
  return (
    <section className="person">
      {photo && !photo.fault ? (
        <Scan
          words={words}
          document={photo}
          alt={file.photoOf(name)}
          sizes="(max-width: 40rem) 72px, 205px"
          isFirst
        />
      ) : (
        <p className="no-photo soft">{file.noPhoto}</p>
      )}
      <div className="named">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {beside}
      </div>
      {children}
    </section>
  )
}

interface FactsProps {
  /** Each with its name; empty ones are left out. */
  facts: readonly (readonly [name: string, value: string | null | undefined, field?: FieldName])[]
  /** What is shown beside a detail. */
  beside: (field: FieldName, label: string) => ReactNode
}

/** Facts about a person, detail by detail. */
export function Facts({ facts, beside }: FactsProps) {
  return (
    <dl className="facts">
      {facts.map(
        ([fact, value, field]) =>
          value && (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd>
                <bdi>{value}</bdi> {field && beside(field, fact)}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** What is on file: each paper by its name, with the way to its page. What is not shown says so there. */
export function DocumentList({ shelf }: { shelf: Shelf }) {
  const { words, documents, withheld, seen } = shelf
  const kinds = [...new Set([...documents, ...withheld, ...seen].map(({ kind }) => kind))]
  if (kinds.length === 0) return <p className="papers">{words.file.none}</p>
  return (
    <nav className="papers" aria-labelledby="papers">
      <h2 id="papers">{words.file.documents}</h2>
      <ol>
        {kinds.map((kind) => (
          <li key={kind}>
            <a href={documentAddress(shelf, kind)}>{words.kinds[kind]}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

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
