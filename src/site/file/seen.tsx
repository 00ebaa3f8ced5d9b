import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import type { OpenedRecord } from '#modules/lookup/schema'
import type { Organisation } from '#modules/organisation'
import { seenKinds } from '#modules/organisation/schema'
import { longDate } from '../layout/dates.ts'
import { Entered } from '../layout/entered.tsx'
import type { Words } from '../messages/index.ts'

interface SeenProps {
  words: Words
  organisation: Organisation
  opened: Pick<OpenedRecord, 'seen' | 'documents'>
}

/** Health and criminal records: those that were only seen, and why a scan of others is kept. */
export function Seen({ words, organisation, opened }: SeenProps) {
  const { sightings, lang } = words
  const label = (kind: DocumentKind) => kindLabel(kind, lang)
  const reasons = seenKinds.flatMap((kind) => {
    const reason = organisation.scanReasons[kind]
    const isKept = opened.documents.some((one) => one.kind === kind)
    return reason && isKept ? [{ kind, reason }] : []
  })
  return (
    <>
      {opened.seen.length > 0 && (
        <section className="plain" aria-labelledby="seen">
          <h2 id="seen">{sightings.title}</h2>
          <ul className="originals">
            {opened.seen.map(({ id, kind, seenOn, seenBy, number }) => (
              <li key={id}>
                <b>{label(kind)}</b>
                <p>{sightings.seen(longDate(seenOn, words), seenBy)}</p>
                {number !== null && <p>{sightings.number(number)}</p>}
              </li>
            ))}
          </ul>
          <p className="soft">{sightings.text}</p>
        </section>
      )}
      {reasons.length > 0 && (
        <section className="plain" aria-labelledby="why-kept">
          <h2 id="why-kept">{sightings.kept}</h2>
          <p className="soft">{sightings.keptText}</p>
          <Entered organisation={organisation} words={words}>
            {reasons.map(({ kind, reason }) => (
              <p key={kind}>
                {label(kind)}: <bdi>{reason}</bdi>
              </p>
            ))}
          </Entered>
        </section>
      )}
    </>
  )
}
