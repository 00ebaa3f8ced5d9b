import type { ReactNode } from 'react'
import type { DocumentKind } from '#modules/documents/schema'
import type { Words } from '../messages/index.ts'
import type { DocumentPlace, OpenedDocument } from './opened-part.tsx'

interface JumpsProps extends Partial<DocumentPlace> {
  words: Words
  documents: readonly OpenedDocument[]
  /** The one kind that the page shows, if only that was asked for. */
  asked?: DocumentKind | null
  /** What is on file without being among the documents; another part of the page says why. */
  unshown?: readonly DocumentKind[]
  /** Actions on all of them. */
  children?: ReactNode
}

/** What is on file: each document by its name, with a link to it. */
export function Jumps(props: JumpsProps) {
  const { words, documents, at = '/file', asked = null, unshown = [], children } = props
  const { file, kinds } = words
  const isShown = ({ kind }: OpenedDocument) => asked === null || kind === asked
  const others = documents.filter((document) => !isShown(document)).length
  const isMissing = !documents.some(isShown)
  if (documents.length === 0) return null
  return (
    <nav className="jumps" aria-labelledby="papers">
      <h2 id="papers">{file.documents}</h2>
      {asked !== null && isMissing && !unshown.includes(asked) && (
        <p>{file.noneOf(kinds[asked])}</p>
      )}
      {asked !== null && isMissing && <p>{file.others(others)}</p>}
      <ol>
        {documents.map((document) => (
          <li key={document.id}>
            <a href={isShown(document) ? `#${document.id}` : `${at}#${document.id}`}>
              {document.label}
            </a>
            {document.pages > 1 && <span className="soft">{file.pages(document.pages)}</span>}
          </li>
        ))}
      </ol>
      {children}
    </nav>
  )
}
