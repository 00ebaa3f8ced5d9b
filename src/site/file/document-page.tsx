import type { ReactNode } from 'react'
import type { DocumentKind } from '#modules/documents/schema'
import type { OpenedRecord } from '#modules/lookup/schema'
import { longDate } from '../layout/dates.ts'
import { Way } from '../layout/fields.tsx'
import { AroundAuthority } from '../layout/said.tsx'
import type { Words } from '../words.ts'
import { Around, OneDocument } from './one-document.tsx'
import { DocumentList, documentAddress, type Shelf } from './page.tsx'
import { Lost, type ShownDocument } from './page-parts.tsx'
import { Scan } from './scan.tsx'

interface DocumentPageProps {
  shelf: Shelf
  document: ShownDocument
  /** Which of its pages is shown. */
  page: number
}

/** One paper on a page of its own. */
export function DocumentPage({ shelf, document, page }: DocumentPageProps) {
  const { kind, label } = document
  return (
    <>
      <OneDocument
        shelf={shelf}
        document={document}
        pages={[page]}
        title={<h1 id={kind}>{label}</h1>}
      >
        {!document.fault && <Pages {...{ shelf, document, page }} />}
      </OneDocument>
      <Around shelf={shelf} document={document} />
    </>
  )
}

/** The way to each page of it, and to all of them large. */
function Pages({ shelf, document, page }: DocumentPageProps) {
  const { file, lang } = shelf.words
  const { pages, kind, label } = document
  const address = documentAddress(shelf, kind)
  const large = pages > 1 ? file.allPages(pages) : file.large
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  return (
    <div className="screen-only">
      {pages > 1 && (
        <nav className="pages" aria-label={file.pageOf(page, pages)}>
          {numbers.map((number) => (
            <a
              key={number}
              href={number === 1 ? address : `${address}?page=${number}`}
              aria-current={number === page ? 'page' : undefined}
              aria-label={file.pageOf(number, pages)}
            >
              {new Intl.NumberFormat(lang).format(number)}
            </a>
          ))}
        </nav>
      )}
      <p>
        <a className="button" href={`${address}/large`} aria-label={file.of(large, label)}>
          {large}
        </a>
      </p>
    </div>
  )
}

interface LargePageProps extends Omit<DocumentPageProps, 'page'> {
  above: ReactNode
}

/** Every page of a paper, one below the other, each wide enough to read, in a box that scrolls. */
export function LargePage({ shelf, document, above }: LargePageProps) {
  const { words } = shelf
  const { label, pages, kind } = document
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  return (
    <>
      {above}
      <section className="large" aria-labelledby="document">
        <h1 id="document">{label}</h1>
        {document.fault ? (
          <Lost words={words} fault={document.fault} />
        ) : (
          numbers.map((page) => (
            <Natural key={page} words={words} document={document} page={page} />
          ))
        )}
        <Way
          className="button"
          href={documentAddress(shelf, kind)}
          text={words.file.backTo(label)}
        />
      </section>
    </>
  )
}

interface NaturalProps {
  words: Words
  document: ShownDocument
  page: number
}

/** The keyboard scrolls the box when it has the focus. */
function Natural({ words, words: { file }, document, page }: NaturalProps) {
  const { label, pages } = document
  const alt = file.copyOf(label, page, pages)
  return (
    <>
      {pages > 1 && <p className="soft">{file.pageOf(page, pages)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable (WCAG 2.1.1) */}
      <section className="natural" tabIndex={0} aria-label={file.pageOf(page, pages)}>
        <Scan {...{ words, document, alt, page }} sizes="60rem" />
      </section>
    </>
  )
}

interface UnshownProps {
  shelf: Shelf
  kind: DocumentKind
}

/** A paper of which no picture is shown: it was only seen, it is withheld, or it is not on file. */
export function UnshownPage({ shelf, kind }: UnshownProps) {
  const { words } = shelf
  const withheld = shelf.withheld.find((one) => one.kind === kind)
  const seen = shelf.seen.filter((one) => one.kind === kind)
  const isOnFile = withheld !== undefined || seen.length > 0
  return (
    <>
      <section className="plain" aria-labelledby="document">
        <h1 id="document">{words.kinds[kind]}</h1>
        {withheld && <Withheld words={words} document={withheld} />}
        {seen.map((one) => (
          <Seen key={one.id} words={words} sighting={one} />
        ))}
        {!isOnFile && <p>{words.file.noneOf}</p>}
      </section>
      {!isOnFile && <DocumentList shelf={shelf} />}
    </>
  )
}

/** Why it is not shown: who was asked, when, and nothing about what the answer means (H4). */
function Withheld({
  words,
  document,
}: {
  words: Words
  document: OpenedRecord['withheld'][number]
}) {
  const texts = words.compared.withheld
  const { asked, since, isDecided } = document
  return (
    <>
      <p>
        {asked ? (
          <AroundAuthority words={words} authority={asked.authority}>
            {(place) => texts.asked(place, longDate(asked.on, words))}
          </AroundAuthority>
        ) : (
          texts.askedBefore
        )}{' '}
        {isDecided ? texts.decided(longDate(since, words)) : texts.open}
      </p>
      <p>
        {texts.notSaid} {texts.next}
      </p>
    </>
  )
}

function Seen({ words, sighting }: { words: Words; sighting: OpenedRecord['seen'][number] }) {
  const { sightings, file } = words
  const { seenOn, seenBy, number, validUntil } = sighting
  return (
    <>
      <p>
        {sightings.seen(longDate(seenOn, words), seenBy)}{' '}
        {number !== null && `${sightings.number(number)} `}
        {validUntil !== null && file.printedUntil(longDate(validUntil, words))}
      </p>
      <p className="soft">{sightings.text}</p>
    </>
  )
}
