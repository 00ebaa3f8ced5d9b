import type { ReactNode } from 'react'
import { originalKinds } from '#modules/documents/originals.schema'
import type { DocumentKind } from '#modules/documents/schema'
import type { OpenedRecord } from '#modules/lookup/schema'
import type { Organisation } from '#modules/organisation'
import type { FieldName } from '#modules/records/fields.schema'
import { inLanguage } from '#platform/languages.schema'
import type { ClosingNow } from '../layout/closing-note.tsx'
import { calendarDate, longDate } from '../layout/dates.ts'
import type { Words } from '../words.ts'
import type { FileAccess } from './file-access.tsx'
import { CalledWrong, type ShownDocument } from './page-parts.tsx'
import { Scan } from './scan.tsx'

interface FileProps {
  words: Words
  way: Pick<FileAccess, 'file' | 'shares'>
  opened: OpenedRecord
  shelf: Shelf
  /** From when the contents are removed, because the candidate said so; null: after the usual periods. */
  removedFrom: string | null
  /** That the agency is closing; null if not. */
  closing: ClosingNow | null
  /** Whether something can be shared, or was. */
  sharesSomething: boolean
}

/** The first page of an own file: whose it is, what waits, the papers, and one line to all the rest. */
export function File(props: FileProps) {
  const { words, opened, shelf, way } = props
  const { record, contested } = opened
  return (
    <>
      <Person
        {...{ words }}
        photo={shelf.photo}
        name={record.name}
        beside={
          <CalledWrong {...{ words, contested }} at={way.file} about="detail" target="name" />
        }
      >
        <Waits {...props} />
        <DocumentList shelf={shelf} />
      </Person>
      <ul className="ways screen-only">
        {waysOf(props).map(([href, text]) => (
          <li key={href}>
            <a href={href.startsWith('/') ? href : `${way.file}/${href}`} rel="nofollow">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Each page of the file, with its name. What would be empty is not among them. */
function waysOf({ words, shelf, way, sharesSomething }: FileProps) {
  const { cases, file, money, contract, views, share, help } = words
  return [
    ['standing', file.standing],
    ['money', money.title],
    ['contract', contract.title],
    ['views', views.title],
    ...(sharesSomething ? [[way.shares, share.title] as const] : []),
    ['keep', file.keepTitle],
    ['tell', cases.tell(shelf.organisation.displayName)],
    ['help', help.title],
  ] as const
}

/** What is wrong or waits for the person, two lines at most, the worst first. */
function Waits({ words, opened, shelf, way, removedFrom, closing }: FileProps) {
  const { file, lang } = words
  const kindOf = ({ kind }: OpenedRecord['originals'][number]) =>
    inLanguage(originalKinds[kind], lang)
  const withheld = opened.withheld.map(
    ({ kind }) => [documentAddress(shelf, kind), file.waits.withheld(words.kinds[kind])] as const,
  )
  const originals = `${way.file}/standing#originals`
  const overdue = opened.originals.filter(({ isOverdue, isOut }) => isOut && isOverdue)
  const unconfirmed = opened.originals.filter(({ agreedBy }) => agreedBy === null)
  const keep = `${way.file}/keep`
  const closes = closing?.isOver ? words.closing.closed : words.closing.closes
  const lines = [
    ...(closing === null
      ? []
      : [[`${keep}#closing`, closes(calendarDate(closing.lastDay, lang))] as const]),
    ...withheld,
    ...overdue.map((one) => [originals, file.waits.overdue(kindOf(one))] as const),
    ...unconfirmed.map((one) => [originals, file.waits.confirm(kindOf(one))] as const),
    ...(removedFrom === null
      ? []
      : [[keep, words.file.removedFrom(longDate(removedFrom, words))] as const]),
  ]
  if (lines.length === 0) return null
  return (
    <ul className="waits">
      {lines.slice(0, 2).map(([href, text]) => (
        <li key={text}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  )
}

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
