import type { ReactNode } from 'react'
import type { DocumentKind } from '#modules/documents/schema'
import type { Words } from '../messages/index.ts'
import type { OpenedDocument, PaperPlace } from './paper.tsx'

interface JumpsProps extends Partial<PaperPlace> {
  words: Words
  papers: readonly OpenedDocument[]
  /** The one kind that the page shows, if only that was asked for. */
  asked?: DocumentKind | null
  /** What is on file without being among the documents; another part of the page says why. */
  unshown?: readonly DocumentKind[]
  /** Actions on all of them. */
  children?: ReactNode
}

/** What is on file: each document by its name, with a link to it. */
export function Jumps(props: JumpsProps) {
  const { words, papers, at = '/file', asked = null, unshown = [], children } = props
  const { file, kinds } = words
  const isShown = ({ kind }: OpenedDocument) => asked === null || kind === asked
  const others = papers.filter((paper) => !isShown(paper)).length
  const isMissing = !papers.some(isShown)
  if (papers.length === 0) return null
  return (
    <nav className="jumps" aria-labelledby="papers">
      <h2 id="papers">{file.papers}</h2>
      {asked !== null && isMissing && !unshown.includes(asked) && (
        <p>{file.noneOf(kinds[asked])}</p>
      )}
      {asked !== null && isMissing && <p>{file.others(others)}</p>}
      <ol>
        {papers.map((paper) => (
          <li key={paper.id}>
            <a href={isShown(paper) ? `#${paper.id}` : `${at}#${paper.id}`}>{paper.label}</a>
            {paper.pages > 1 && <span className="soft">{file.pages(paper.pages)}</span>}
          </li>
        ))}
      </ol>
      {children}
    </nav>
  )
}
