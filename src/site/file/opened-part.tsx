import { renderToStaticMarkup } from 'react-dom/server'
import { imageWidths } from '#modules/documents/schema'
import type { OpenedRecord } from '#modules/lookup/schema'
import { longDate } from '../layout/dates.ts'
import { Said } from '../layout/said.tsx'
import type { Words } from '../messages/index.ts'
import { ComparedWith } from './compared.tsx'
import { Lost, type ShownDocument } from './lost.tsx'
import { OtherPages } from './on-paper.tsx'
import { Wrong } from './wrong.tsx'

export type OpenedDocument = ShownDocument

/** The address below which the large images are: those of an own file, or of a share. */
export interface DocumentPlace {
  at: '/file' | '/my/file' | '/shared'
}

interface OpenedPartProps extends DocumentPlace {
  words: Words
  document: OpenedDocument
  /** What the candidate calls wrong. */
  contested: OpenedRecord['contested']
  isFirst: boolean
}

/** One document: our copy, since when, and where to ask about it. */
export function OpenedPart({ words, document, at, contested, isFirst }: OpenedPartProps) {
  const { file } = words
  const { id, label, pages, fault } = document
  return (
    <section className="document" aria-labelledby={id}>
      <div className="document-head">
        <h2 id={id}>{label}</h2>
        <p className="soft">
          {file.heldSince(longDate(document.heldSince, words))} {file.pages(pages)}
        </p>
        <ComparedWith words={words} compared={document.compared} ask={`#ask-${id}`} />
        <Printed words={words} document={document} />
        <p>
          <Wrong {...{ words, contested, at, label }} about="paper" target={document.kind} />
        </p>
        <Warning words={words} kind={document.kind} />
        {!fault && (
          <p className="screen-only">
            <a className="button" href={`${at}/documents/${id}`}>
              {pages > 1 ? file.allPages(pages) : file.large}
              <span className="unseen">{file.of(label)}</span>
            </a>
          </p>
        )}
      </div>
      <Scan
        words={words}
        document={document}
        alt={file.copyOf(label, 1, pages)}
        sizes="(max-width: 52rem) 92vw, 42rem"
        isFirst={isFirst}
      />
      {!fault && <OtherPages words={words} document={document} />}
      <details className="asking" id={`ask-${id}`}>
        <summary>{file.ask}</summary>
        <OfficialChecks words={words} checks={document.officialChecks} />
      </details>
    </section>
  )
}

/** The dates on the document, as what is printed and nothing else (H4). */
function Printed({
  words,
  words: { file },
  document,
}: Pick<OpenedPartProps, 'words' | 'document'>) {
  const { issuedOn, validUntil } = document
  if (issuedOn === null && validUntil === null) return null
  return (
    <p>
      {issuedOn && <>{file.printedIssued(longDate(issuedOn, words))} </>}
      {validUntil && <>{file.printedUntil(longDate(validUntil, words))} </>}
      <span className="soft">{file.printedOnly}</span>
    </p>
  )
}

/** How people are cheated with this kind of document. */
function Warning({ words: { file }, kind }: { words: Words; kind: OpenedDocument['kind'] }) {
  if (kind !== 'lmia' && kind !== 'medical') return null
  return <p>{file.warnings[kind]}</p>
}

type Checks = OpenedDocument['officialChecks']

interface OfficialChecksProps {
  words: Words
  checks: Checks
}

/** H5: the only links on the page that lead to another website. */
export function OfficialChecks({ words, checks }: OfficialChecksProps) {
  // React's own markup, made only from our table and catalogue.
  return <div className="check" dangerouslySetInnerHTML={{ __html: checksMarkup(words, checks) }} />
}

/** The same few lists are on every result page, and drawing them again took a third of the time. */
const drawn = new WeakMap<Checks, Map<Words, string>>()

function checksMarkup(words: Words, checks: Checks): string {
  const inLanguages = drawn.get(checks) ?? new Map<Words, string>()
  drawn.set(checks, inLanguages)
  const known = inLanguages.get(words)
  if (known !== undefined) return known
  const markup = renderToStaticMarkup(<CheckList words={words} checks={checks} />)
  inLanguages.set(words, markup)
  return markup
}

function CheckList({ words, checks }: OfficialChecksProps) {
  return (
    <>
      <h3>{words.file.ask}</h3>
      {checks.length === 0 && <p>{words.file.askNamed}</p>}
      {checks.map(({ authority, service, whatToEnter, advice, url }) => (
        <p key={authority + service}>
          <Said words={words} text={authority} />:{' '}
          {url === null ? (
            <b>
              <Said words={words} text={service} />
            </b>
          ) : (
            <a className="outward" href={url} rel="noreferrer">
              <Said words={words} text={service} />
            </a>
          )}
          <br />
          <Said words={words} text={whatToEnter} /> <Said words={words} text={advice} />
        </p>
      ))}
    </>
  )
}

interface ScanProps {
  words: Words
  document: OpenedDocument
  alt: string
  sizes: string
  page?: number
  /** Fetched as soon as the page is read, before its position is known. */
  isFirst?: boolean
}

/**
 * A page as a picture. The words are behind it and visible until it has loaded: waiting needs no script. If
 * its file is gone, a sentence says so.
 */
export function Scan({ words, document, alt, sizes, page = 1, isFirst = false }: ScanProps) {
  if (document.fault) return <Lost words={words} fault={document.fault} />
  const query = page === 1 ? '?' : `?page=${page}&`
  const address = (width: number) => `${document.imageUrl}${query}width=${width}`
  return (
    <figure className={document.kind === 'photo' ? 'portrait' : 'scan'}>
      <span aria-hidden="true">{words.file.wait}</span>
      <img
        src={address(960)}
        srcSet={imageWidths.map((width) => `${address(width)} ${width}w`).join(', ')}
        sizes={sizes}
        width={document.width}
        height={document.height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </figure>
  )
}
