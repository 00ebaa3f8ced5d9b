import type { ReactNode } from 'react'
import { factsOf } from '#modules/records/facts.schema'
import type { FieldName } from '#modules/records/fields.schema'
import type { SharedPart } from '#modules/shares/schema'
import { DocumentList } from '../file/document-list.tsx'
import { Facts, Person } from '../file/person.tsx'
import type { Shelf } from '../file/shelf.ts'
import { Wrong } from '../file/wrong.tsx'
import { longMoment } from '../layout/dates.ts'
import { KeepReceipt } from '../layout/receipts.tsx'
import type { Words } from '../words.ts'

interface SharedProps {
  words: Words
  part: SharedPart
  shelf: Shelf
  above: ReactNode
}

/** What the other side of a share sees first: whose papers, which of them, and what is said of the person. */
export function Shared({ words, part, shelf, above }: SharedProps) {
  return (
    <>
      {above}
      <Owner {...{ words, part, shelf }}>
        {shelf.documents.length === 0 ? (
          <p className="papers">{words.shared.none}</p>
        ) : (
          <DocumentList shelf={shelf} />
        )}
      </Owner>
      {shelf.documents.length > 0 && (
        <p className="screen-only">
          <a className="button" href="/shared/print">
            {words.file.printAll}
          </a>
        </p>
      )}
      <KeepReceipt words={words} action="/shared/receipts" fields={{}} />
    </>
  )
}

/** Whose papers they are, for what and until when they are shared. */
export function Owner({
  words,
  part,
  shelf,
  children,
}: Omit<SharedProps, 'above'> & { children?: ReactNode }) {
  const { shared, share: shareTexts, fields, lang } = words
  const { record, share, contested } = part
  const facts = [
    ...factsOf(record, { fields, language: lang }),
    [shared.reference, record.reference],
    [shared.sharedFor, shareTexts.purposes[share.purpose]],
    [shared.openUntil, longMoment(share.expiresAt, words)],
  ] as const
  const beside = (target: FieldName, label: string) => (
    <Wrong {...{ words, contested, label, target }} about="detail" at="/shared" />
  )
  return (
    <Person
      {...{ words, photo: shelf.photo }}
      name={record.name}
      beside={beside('name', fields.name)}
    >
      {children}
      <Facts {...{ facts, beside }} />
    </Person>
  )
}

/** The documents were open and are closed now; the explanation is the same for every reason (H7). */
export function SharedEnded({ words: { shared } }: { words: Words }) {
  return (
    <section className="plain">
      <h1>{shared.endedTitle}</h1>
      <p>{shared.ended}</p>
      <p>
        <a className="button main" href="/shared">
          {shared.openAgain}
        </a>
      </p>
    </section>
  )
}
