import type { OpenedRecord } from '#modules/lookup/schema'
import type { Organisation } from '#modules/organisation'
import { factsOf } from '#modules/records/facts.schema'
import type { FieldName } from '#modules/records/fields.schema'
import type { Words } from '../messages/index.ts'
import { KeptShort } from './kept-for.tsx'
import { Originals } from './originals.tsx'
import { Facts } from './person.tsx'
import { Stages } from './stages.tsx'
import type { WayIn } from './way-in.ts'
import { Wrong } from './wrong.tsx'

interface StandingProps {
  words: Words
  organisation: Organisation
  opened: OpenedRecord
  at: WayIn['file']
  removedFrom: string | null
}

/** Where the person stands: the agency's work, the originals in its hands, the own details and choices. */
export function Standing(props: StandingProps) {
  const { words, organisation, opened, at, removedFrom } = props
  const { file, fields, lang: language } = words
  const { record, contested, stages, originals } = opened
  const beside = (target: FieldName, label: string) => (
    <Wrong {...{ words, contested, at, label, target }} about="detail" />
  )
  const facts = [
    [fields.name, record.name, 'name'],
    ...factsOf(record, { fields, language }),
    [file.reference, record.reference],
  ] as const
  return (
    <>
      <section className="lead">
        <h1>{file.standing}</h1>
      </section>
      <Stages {...{ words, organisation, stages }} />
      <section className="plain" aria-labelledby="details">
        <h2 id="details">{file.details}</h2>
        <Facts facts={facts} beside={beside} />
      </section>
      <Originals {...{ words, at, originals }} organisation={organisation.displayName} />
      <Choices words={words} at={at} />
      <KeptShort {...{ words, organisation, at, removedFrom }} />
    </>
  )
}

function Choices({ words, at }: Pick<StandingProps, 'words' | 'at'>) {
  const { file, consents, messageSwitches, codeChange } = words
  const links = [
    ['code', codeChange.link],
    ['consents', consents.link],
    ['messages', messageSwitches.link],
  ] as const
  return (
    <section className="plain screen-only" aria-labelledby="choices">
      <h2 id="choices">{file.choices}</h2>
      <ul className="further">
        {links.map(([part, text]) => (
          <li key={part}>
            <a href={`${at}/${part}`} rel="nofollow">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
