import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Compared } from '#modules/comparisons/schema'
import { seenKinds } from '#modules/organisation/kinds.schema'
import { kept } from '../drawn.ts'
import { longDate } from '../layout/dates.ts'
import { AroundAuthority, Outward, Said, SaidBlock } from '../layout/said.tsx'
import type { Words } from '../words.ts'
import { documentAddress, type Shelf } from './page.tsx'
import { Lost, type ShownDocument, Wrong } from './page-parts.tsx'
import { Scan } from './scan.tsx'

type Checks = ShownDocument['officialChecks']

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
  const inLanguages = kept(drawn, checks, () => new Map<Words, string>())
  return kept(inLanguages, words, () =>
    renderToStaticMarkup(<CheckList words={words} checks={checks} />),
  )
}

function CheckList({ words, checks }: OfficialChecksProps) {
  return (
    <>
      <h3>{words.file.ask}</h3>
      {checks.length === 0 && <p>{words.file.askNamed}</p>}
      {checks.map(({ authority, service, whatToEnter, advice, texts, url }) => (
        <p key={authority + service}>
          <Said words={words} text={authority} code={texts.authority} />:{' '}
          <Outward href={url}>
            <Said words={words} text={service} code={url === null ? texts.service : undefined} />
          </Outward>
          <br />
          <Said words={words} text={whatToEnter} code={texts.whatToEnter} />{' '}
          <Said words={words} text={advice} code={texts.advice} />
        </p>
      ))}
    </>
  )
}

interface OneDocumentProps {
  shelf: Shelf
  document: ShownDocument
  /** Which of its pages are shown: one on the paper's own page, all where everything is printed. */
  pages: readonly number[]
  /** Its title, a heading of the rank that the page needs. */
  title: ReactNode
  children?: ReactNode
}

/** One paper: our copy, what it is, and the two verdicts, of which the second says where to ask (H4, H5). */
export function OneDocument({ shelf, document, pages, title, children }: OneDocumentProps) {
  const { words } = shelf
  return (
    <section className="document" aria-labelledby={document.kind}>
      {title}
      <div className="scans">
        {document.fault ? (
          <Lost words={words} fault={document.fault} />
        ) : (
          pages.map((page) => (
            <Scan
              key={page}
              {...{ words, document, page }}
              alt={words.file.copyOf(document.label, page, document.pages)}
              sizes="(max-width: 52rem) 92vw, 42rem"
              isFirst
            />
          ))
        )}
        {children}
      </div>
      <div className="said">
        <WhatItIs shelf={shelf} document={document} />
        <Verdicts shelf={shelf} document={document} />
      </div>
    </section>
  )
}

type Part = Pick<OneDocumentProps, 'shelf' | 'document'>

/** Since when the copy is held, the dates that are printed on it (H4), and what people are cheated with. */
function WhatItIs({ shelf, document }: Part) {
  const { words, contested, at } = shelf
  const { file } = words
  const { heldSince, pages, issuedOn, validUntil, kind, label } = document
  const warning = kind === 'lmia' || kind === 'medical' ? file.warnings[kind] : null
  return (
    <>
      <p>
        {file.heldSince(longDate(heldSince, words))} {pages > 1 && `${file.pages(pages)} `}
        {issuedOn && `${file.printedIssued(longDate(issuedOn, words))} `}
        {validUntil && `${file.printedUntil(longDate(validUntil, words))} `}
        <Wrong {...{ words, contested, at, label }} about="paper" target={kind} />
      </p>
      {warning && <p>{warning}</p>}
      {shelf.candidate === null && <WhyKept shelf={shelf} document={document} />}
    </>
  )
}

/** Why the agency keeps a scan of a paper about health or a criminal record. */
function WhyKept({ shelf: { words, organisation }, document: { kind } }: Part) {
  const seenKind = seenKinds.find((each) => each === kind)
  const reason = seenKind && organisation.scanReasons[seenKind]
  if (!reason) return null
  return (
    <div id="why-kept">
      <p className="soft">{words.sightings.keptText}</p>
      <SaidBlock said={reason} organisation={organisation} words={words} />
    </div>
  )
}

/** H4: what we know and what we cannot know, side by side and never mixed. */
function Verdicts({ shelf, document }: Part) {
  const { words, organisation, approvedAt, candidate } = shelf
  const { file, shared } = words
  const { displayName } = organisation
  const asked = document.compared.filter(({ outcome }) => outcome !== 'nobody')
  const ask = `ask-${document.kind}`
  return (
    <div className="verdicts">
      <div className="verdict">
        <h2>{file.known}</h2>
        <p>
          {candidate === null
            ? file.knownText(displayName)
            : shared.knownText(displayName, candidate)}
          {approvedAt !== null && ` ${file.released(longDate(approvedAt, words))}`}
        </p>
        <ComparedWith words={words} compared={asked} ask={`#${ask}`} />
      </div>
      <div className="verdict unknown" id={ask}>
        <h2>{file.unknown}</h2>
        <p>{file.unknownOf}</p>
        <OfficialChecks words={words} checks={document.officialChecks} />
      </div>
    </div>
  )
}

/** Links to the papers before and after this one. */
export function Around({ shelf, document }: Part) {
  const { words, documents } = shelf
  const index = documents.findIndex(({ id }) => id === document.id)
  const before = documents[index - 1]
  const after = documents[index + 1]
  if (!before && !after) return null
  return (
    <nav className="around" aria-label={words.file.around}>
      {before && (
        <a href={documentAddress(shelf, before.kind)}>{words.file.previous(before.label)}</a>
      )}
      {after && <a href={documentAddress(shelf, after.kind)}>{words.file.next(after.label)}</a>}
    </nav>
  )
}

interface ComparedProps {
  words: Words
  compared: readonly Compared[]
  /** Where it says how to ask the authority oneself. */
  ask: string
}

/** The results of asking the authorities about a document: one sentence for each. No tick, no colour (H4). */
export function ComparedWith({ words, compared, ask }: ComparedProps) {
  return compared.map((one) => (
    <p key={one.authority}>
      <Sentence words={words} one={one} />
      {one.outcome === 'same' && (
        <>
          {' '}
          <a href={ask}>{words.compared.askYourself}</a>
        </>
      )}
    </p>
  ))
}

function Sentence({ words, one }: { words: Words; one: Compared }): ReactNode {
  const { compared } = words
  const { authority, outcome, askedOn, isOld } = one
  const [first = '', second = first] = askedOn.map((day) => longDate(day, words))
  const days = first === second ? first : compared.both(first, second)
  return (
    <>
      <AroundAuthority words={words} authority={authority}>
        {(place) => compared[outcome](place, days)}
      </AroundAuthority>
      {isOld && ` ${compared.old(one.days)}`}
    </>
  )
}
