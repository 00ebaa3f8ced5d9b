import type { Organisation } from '#modules/organisation'
import { factsOf } from '#modules/records/facts/schema'
import type { FieldName } from '#modules/records/fields/schema'
import type { SharedPart } from '#modules/shares/schema'
import { ComparedList } from '../file/compared.tsx'
import { Jumps } from '../file/jumps.tsx'
import type { ShownDocument } from '../file/lost.tsx'
import { TakenOn } from '../file/on-paper.tsx'
import { OpenedPart } from '../file/opened-part.tsx'
import { Facts, Person } from '../file/person.tsx'
import { BeforeLeaving, TimeLeft } from '../file/time-left.tsx'
import { Wrong } from '../file/wrong.tsx'
import { longDate, longMoment } from '../layout/dates.ts'
import { KeepReceipt } from '../layout/keep-receipt.tsx'
import type { Words } from '../messages/index.ts'

interface SharedProps {
  words: Words
  organisation: Organisation
  part: SharedPart & { documents: readonly ShownDocument[] }
  secondsLeft: number
  now: string
}

/** What the other side of a share sees: whose documents, the two verdicts, the chosen documents. */
export function Shared({ words, organisation, part, secondsLeft, now }: SharedProps) {
  const documents = part.documents.filter(({ kind }) => kind !== 'photo')
  return (
    <>
      <TimeLeft words={words} secondsLeft={secondsLeft} at="/shared" />
      <Owner words={words} part={part} documents={documents} />
      <ComparedList words={words} documents={documents} />
      <Verdicts words={words} organisation={organisation} part={part} />
      {documents.length === 0 && <p className="plain">{words.shared.none}</p>}
      {documents.map((document, place) => (
        <OpenedPart
          key={document.id}
          words={words}
          document={document}
          at="/shared"
          contested={part.contested}
          isFirst={place === 0}
        />
      ))}
      <KeepReceipt words={words} action="/shared/receipts" fields={{}} />
      <TakenOn words={words} now={now} />
      <BeforeLeaving words={words} />
    </>
  )
}

interface OwnerProps extends Pick<SharedProps, 'words' | 'part'> {
  documents: SharedPart['documents']
}

function Owner({ words, part, documents: besidesPhoto }: OwnerProps) {
  const { shared, share: shareTexts, fields, lang } = words
  const { record, documents, share, contested } = part
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
    <Person {...{ words, documents, beside }} name={record.name}>
      <Jumps words={words} documents={besidesPhoto} />
      <Facts {...{ facts, beside }} />
    </Person>
  )
}

/** H4: what we know and what we cannot know, side by side and never mixed. */
function Verdicts({ words, organisation, part }: Omit<SharedProps, 'secondsLeft' | 'now'>) {
  const { file, shared } = words
  const { name, approvedAt } = part.record
  return (
    <section className="verdicts">
      <div className="verdict">
        <h2>{file.known}</h2>
        <p>
          {shared.knownText(organisation.displayName, name)}
          {approvedAt !== null && ` ${file.released(longDate(approvedAt, words))}`}
        </p>
      </div>
      <div className="verdict unknown">
        <h2>{file.unknown}</h2>
        <p>{file.unknownText}</p>
      </div>
    </section>
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
