import type { ReactNode } from 'react'
import type { Words } from '../messages/index.ts'
import { type OpenedDocument, type PaperPlace, Scan } from './paper.tsx'

interface ImagePageProps extends PaperPlace {
  words: Words
  papers: readonly OpenedDocument[]
  document: OpenedDocument
  page: number
  /** What stands above it. */
  above: ReactNode
  /** The page with all papers. */
  back: string
}

/** One page of a paper as large as it comes, with the pages and papers around it. */
export function ImagePage(props: ImagePageProps) {
  const { words, document, page, above, back } = props
  const { file } = words
  const { id, label, pages, imageUrl } = document
  return (
    <>
      {above}
      <section className="large" aria-labelledby="paper">
        <div className="large-head">
          <h1 id="paper">{label}</h1>
          {pages > 1 && <p className="soft">{file.pageOf(page, pages)}</p>}
        </div>
        <Around {...props} />
        <a className="whole" href={`${imageUrl}?page=${page}&width=1600`}>
          <Scan
            words={words}
            document={document}
            alt={file.copyOf(label, page, pages)}
            sizes="(max-width: 76rem) 96vw, 72rem"
            page={page}
          />
        </a>
        <p>
          <a className="button" href={`${back}#${id}`}>
            {file.back}
          </a>
        </p>
      </section>
    </>
  )
}

/** Through the pages of this paper, and on to the papers before and after it. */
function Around({ words: { file }, papers, document, page, at }: ImagePageProps) {
  const index = papers.findIndex(({ id }) => id === document.id)
  const before = papers[index - 1]
  const after = papers[index + 1]
  const here = `${at}/documents/${document.id}`
  return (
    <nav className="around" aria-label={file.around}>
      {page > 1 && <a href={`${here}?page=${page - 1}`}>{file.previousPage}</a>}
      {page < document.pages && <a href={`${here}?page=${page + 1}`}>{file.nextPage}</a>}
      {before && <a href={`${at}/documents/${before.id}`}>{file.previous(before.label)}</a>}
      {after && <a href={`${at}/documents/${after.id}`}>{file.next(after.label)}</a>}
    </nav>
  )
}
