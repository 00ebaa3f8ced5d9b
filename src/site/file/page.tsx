import { originalKinds } from '#modules/documents/originals.schema'
import type { OpenedRecord } from '#modules/lookup/schema'
import { inLanguage } from '#platform/languages.schema'
import type { ClosingNow } from '../layout/closing-note.tsx'
import { calendarDate, longDate } from '../layout/dates.ts'
import type { Words } from '../words.ts'
import { DocumentList } from './document-list.tsx'
import type { FileAccess } from './file-access.ts'
import { Person } from './person.tsx'
import { documentAddress, type Shelf } from './shelf.ts'
import { CalledWrong } from './wrong.tsx'

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
    ['help', help.fileTitle],
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
