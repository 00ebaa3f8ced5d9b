import type { Organisation } from '#modules/organisation'
import { ClosingNote, type ClosingNow } from '../layout/closing-note.tsx'
import { longDate } from '../layout/dates.ts'
import type { Words } from '../messages/index.ts'
import type { WayIn } from './way-in.ts'

interface KeepProps {
  words: Words
  organisation: Organisation
  at: WayIn['file']
  /** That the agency is closing; null if not. */
  closing: ClosingNow | null
  /** From when the contents are removed, because the candidate said so; null: after the usual periods. */
  removedFrom: string | null
  hasDocuments: boolean
  /** Whether attestations are made here: without https nobody could check one. */
  isAttested: boolean
}

/** What a person can take along: the marked copies, a print, everything, and what others can check. */
export function Keep(props: KeepProps) {
  const { words, organisation, at, closing, removedFrom, hasDocuments, isAttested } = props
  const { file, ownData, attestation, leaving } = words
  const further = [
    ...(hasDocuments ? [['print', file.printAll] as const] : []),
    ['data', ownData.link],
    ...(isAttested ? [['attestations', attestation.link] as const] : []),
  ] as const
  return (
    <>
      <section className="lead">
        <h1>{file.keepTitle}</h1>
        {hasDocuments && <p>{file.keepLead}</p>}
      </section>
      {closing !== null && (
        <section aria-labelledby="closing">
          <h2 id="closing">{words.closing.title}</h2>
          <ClosingNote {...{ words, organisation, closing }} file={at} />
        </section>
      )}
      {removedFrom !== null && <p>{leaving.due(longDate(removedFrom, words))}</p>}
      {hasDocuments && (
        <p>
          {/* Without `download`, so that a refusal is a page that says what to do. */}
          <a className="button main" href={`${at}/copy.pdf`} rel="nofollow">
            {file.keep}
          </a>
        </p>
      )}
      <ul className="further">
        {further.map(([part, text]) => (
          <li key={part}>
            <a href={`${at}/${part}`} rel="nofollow">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
