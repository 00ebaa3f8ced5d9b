import { type DocumentKind, thumbnailWidth } from '#modules/documents/schema'
import type { OpenedRecord } from '#modules/lookup/schema'
import type { FirstScreen } from '#modules/news/schema'
import { monthOf, wallTimeIn } from '#platform/clock/schema'
import { dayOfYear, shortDate } from '../layout/dates.ts'
import { Icon } from '../layout/icon.tsx'
import type { Words } from '../words.ts'
import { documentAddress, type Shelf } from './page.tsx'
import type { ShownDocument } from './page-parts.tsx'

interface TilesProps {
  /** The address of the file. */
  at: string
  words: Words
  shelf: Shelf
  screen: FirstScreen
  opened: Pick<OpenedRecord, 'originals' | 'record'>
}

/** What people need on the way, before everything else that is on file. */
const needed: readonly DocumentKind[] = ['passport', 'visa-paper', 'contract', 'ticket']

/** What is on file: the first four as pictures with a line each, the rest a list. */
export function DocumentTiles(props: TilesProps) {
  const { words, shelf } = props
  const { documents } = words.firstScreen
  const held = [...shelf.documents, ...shelf.withheld, ...shelf.seen].map(({ kind }) => kind)
  const kinds = [...new Set([...needed.filter((kind) => held.includes(kind)), ...held])]
  if (kinds.length === 0)
    return (
      <section aria-labelledby="documents">
        <h2 id="documents">{documents.none}</h2>
        <p className="soft">{documents.noneText}</p>
        <Missing {...props} />
      </section>
    )
  const asTiles = kinds.slice(0, needed.length)
  const asList = kinds.slice(needed.length)
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">{documents.title}</h2>
      <p className="soft">{documents.note}</p>
      <ul className="paper-tiles">
        {asTiles.map((kind) => (
          <Tile key={kind} {...props} kind={kind} />
        ))}
      </ul>
      {asList.length > 0 && (
        <ul className="paper-list">
          {asList.map((kind) => (
            <li key={kind}>
              <a href={documentAddress(shelf, kind)} rel="nofollow">
                {words.kinds[kind]}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Missing {...props} />
    </section>
  )
}

/** How many documents are still to bring; nothing where none is. */
function Missing({ words, at, screen: { missing } }: TilesProps) {
  if (missing === 0) return null
  return (
    <ul className="paper-list screen-only">
      <li>
        <a href={`${at}/bring`} rel="nofollow">
          {words.bring.missing(missing)}
        </a>
      </li>
    </ul>
  )
}

type TileProps = TilesProps & { kind: DocumentKind }

function Tile(props: TileProps) {
  const { words, shelf, screen, kind } = props
  const document = shelf.documents.find((one) => one.kind === kind)
  const isNew = screen.news.some((one) => !one.stands && one.about.document === kind)
  const line = lineOf(props, document)
  return (
    <li>
      <a href={documentAddress(shelf, kind)} rel="nofollow">
        {document && !document.fault ? (
          <img
            src={`${document.imageUrl}?width=${thumbnailWidth}`}
            alt=""
            width={46}
            height={63}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <span className="no-picture">
            <Icon>
              <path d="M7 3h7l4 4v14H7zM14 3v4h4" />
            </Icon>
          </span>
        )}
        <span>
          <b>{words.kinds[kind]}</b>
          {(isNew || line !== null) && (
            <small>
              {isNew && <span className="tag">{words.firstScreen.documents.isNew} </span>}
              {line}
            </small>
          )}
        </span>
      </a>
    </li>
  )
}

/** Returns the one line of a tile: what needs doing first, then what the document says of itself, never that it is so. */
function lineOf(props: TileProps, document: ShownDocument | undefined): string | null {
  const { words, opened, screen, kind, shelf } = props
  const { documents } = words.firstScreen
  if (shelf.withheld.some((one) => one.kind === kind)) return documents.notShown
  const isOverdue = opened.originals.some((one) => one.kind === kind && one.isOut && one.isOverdue)
  if (isOverdue) return documents.askBack
  if (kind === 'contract' && screen.contract !== null) {
    const { readAt } = screen.contract
    return readAt === null ? documents.unread : documents.readOn(shortDate(readAt, words))
  }
  const { flightOn, flightTime } = opened.record
  if (kind === 'ticket' && flightOn) {
    const time = flightTime ? words.comma + wallTimeIn(words.lang, flightTime) : ''
    return dayOfYear(flightOn, words.lang) + time
  }
  if (document === undefined) return null
  const { validUntil, heldSince } = document
  if (validUntil !== null) return documents.until(monthOf(validUntil, words.lang))
  return documents.keptSince(shortDate(heldSince, words))
}
