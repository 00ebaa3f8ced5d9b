import type { ReactNode } from 'react'
import type { Words } from '../messages/index.ts'
import { Lost } from './lost.tsx'
import { type DocumentPlace, type OpenedDocument, Scan } from './opened-part.tsx'

interface ImagePageProps extends DocumentPlace {
  words: Words
  documents: readonly OpenedDocument[]
  document: OpenedDocument
  /** The content above it. */
  above: ReactNode
  /** The page with all documents. */
  back: string
}

/** Every page of a document, one below the other, each wide enough to read, in a box that scrolls. */
export function ImagePage(props: ImagePageProps) {
  const { words, document, above, back } = props
  const { file } = words
  const { id, label, pages } = document
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  return (
    <>
      {above}
      <section className="large" aria-labelledby="document">
        <h1 id="document">{label}</h1>
        <Around {...props} />
        {document.fault ? (
          <Lost words={words} fault={document.fault} />
        ) : (
          numbers.map((page) => (
            <Natural key={page} words={words} document={document} page={page} />
          ))
        )}
        <p>
          <a className="button" href={`${back}#${id}`}>
            {file.back}
          </a>
        </p>
      </section>
    </>
  )
}

interface NaturalProps extends Pick<ImagePageProps, 'words' | 'document'> {
  page: number
}

/** The keyboard scrolls the box when it has the focus. */
function Natural({ words, words: { file }, document, page }: NaturalProps) {
  const { label, pages } = document
  return (
    <>
      {pages > 1 && <p className="soft">{file.pageOf(page, pages)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable (WCAG 2.1.1) */}
      <section className="natural" tabIndex={0} aria-label={file.pageOf(page, pages)}>
        <Scan
          words={words}
          document={document}
          alt={file.copyOf(label, page, pages)}
          sizes="60rem"
          page={page}
        />
      </section>
    </>
  )
}

/** Links to the pages of this document, and to the documents before and after it. */
function Around({ words: { file }, documents, document, at }: ImagePageProps) {
  const index = documents.findIndex(({ id }) => id === document.id)
  const before = documents[index - 1]
  const after = documents[index + 1]
  if (documents.length < 2) return null
  return (
    <nav className="around" aria-label={file.around}>
      {before && <a href={`${at}/documents/${before.id}`}>{file.previous(before.label)}</a>}
      {after && <a href={`${at}/documents/${after.id}`}>{file.next(after.label)}</a>}
    </nav>
  )
}
