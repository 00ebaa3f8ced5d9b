import type { ReactNode } from 'react'
import type { DocumentKind } from '#modules/documents/schema'
import type { OpenedRecord } from '#modules/lookup/schema'
import type { Organisation } from '#modules/organisation'
import { factsOf } from '#modules/records/facts/schema'
import type { FieldName } from '#modules/records/fields/schema'
import { ClosingNote, type ClosingNow } from '../layout/closing-note.tsx'
import { longDate } from '../layout/dates.ts'
import type { Words } from '../messages/index.ts'
import { ComparedList } from './compared.tsx'
import { OwnHelp } from './help.tsx'
import { Jumps } from './jumps.tsx'
import { KeptFor, RemovedFrom } from './kept-for.tsx'
import type { ShownDocument } from './lost.tsx'
import { TakenOn } from './on-paper.tsx'
import { OpenedPart } from './opened-part.tsx'
import { Originals } from './originals.tsx'
import { Facts, Person } from './person.tsx'
import { Seen } from './seen.tsx'
import { Stages } from './stages.tsx'
import { BeforeLeaving } from './time-left.tsx'
import type { WayIn } from './way-in.ts'
import { WithheldDocuments } from './withheld.tsx'
import { Wrong } from './wrong.tsx'

interface FileProps {
  at: WayIn['file']
  words: Words
  organisation: Organisation
  opened: OpenedRecord & { documents: readonly ShownDocument[] }
  /** That the agency is closing; null if not. */
  closing: ClosingNow | null
  /** From when the contents are removed, because the candidate said so; null: after the usual periods. */
  removedFrom: string | null
  now: string
  /** The content above the file. */
  above: ReactNode
  /** Whether attestations are made here: without https nobody could check one. */
  isAttested: boolean
  /** The one kind that was asked for; null shows all. */
  asked: DocumentKind | null
}

/** The opened record: the person and the list of documents, the two verdicts, each document, then all the rest. */
export function File(props: FileProps) {
  const { words, opened, at, above, asked, removedFrom } = props
  const documents = opened.documents.filter(({ kind }) => kind !== 'photo')
  const shown = documents.filter(({ kind }) => asked === null || kind === asked)
  const unshown = [...opened.withheld, ...opened.seen].map(({ kind }) => kind)
  return (
    <>
      {above}
      <Closing {...props} />
      {removedFrom !== null && <RemovedFrom {...{ words, at }} from={removedFrom} />}
      <Person
        {...{ words, documents: opened.documents }}
        name={opened.record.name}
        beside={besideOf(props)}
      >
        <Jumps {...{ words, documents, at, asked, unshown }}>
          <p className="screen-only">
            {/* Without `download`, so that a refusal is a page that says what to do. */}
            <a className="button" href={`${at}/copy.pdf`} rel="nofollow">
              {words.file.keep}
            </a>
          </p>
        </Jumps>
        <AlsoHere words={words} opened={opened} />
      </Person>
      <WithheldDocuments words={words} withheld={opened.withheld} />
      <ComparedList words={words} documents={shown} />
      <Verdicts {...props} />
      {documents.length === 0 && opened.withheld.length === 0 && (
        <p className="plain">{words.file.none}</p>
      )}
      {shown.map((document, place) => (
        <OpenedPart
          key={document.id}
          words={words}
          document={document}
          at={at}
          contested={opened.contested}
          isFirst={place === 0}
        />
      ))}
      <Seen words={words} organisation={props.organisation} opened={opened} />
      <Details {...props} />
      <Stages words={words} organisation={props.organisation} stages={opened.stages} />
      <WayToContract words={words} at={at} />
      <WayToMoney words={words} at={at} />
      <Originals
        {...{ words, at, originals: opened.originals }}
        organisation={props.organisation.displayName}
      />
      <More {...props} />
      {removedFrom === null ? (
        <KeptFor words={words} organisation={props.organisation} />
      ) : (
        <RemovedFrom {...{ words, at }} from={removedFrom} id="kept-for" />
      )}
      <OwnHelp words={words} record={opened.record} />
      <TakenOn words={words} now={props.now} />
      <BeforeLeaving words={words} />
    </>
  )
}

function Closing({ words, organisation, closing, at }: FileProps) {
  if (closing === null) return null
  return (
    <section className="plain screen-only" aria-labelledby="closing">
      <h2 id="closing">{words.closing.title}</h2>
      <ClosingNote {...{ words, organisation, closing }} file={at} />
    </section>
  )
}

function WayToContract({ words: { contract }, at }: Pick<FileProps, 'words' | 'at'>) {
  return (
    <section className="plain screen-only" aria-labelledby="contract">
      <h2 id="contract">{contract.title}</h2>
      <p>{contract.linkText}</p>
      <p>
        <a className="button" href={`${at}/contract`}>
          {contract.link}
        </a>
      </p>
    </section>
  )
}

function WayToMoney({ words: { money }, at }: Pick<FileProps, 'words' | 'at'>) {
  return (
    <section className="plain screen-only" aria-labelledby="money">
      <h2 id="money">{money.title}</h2>
      <p>{money.linkText}</p>
      <p>
        <a className="button" href={`${at}/money`}>
          {money.link}
        </a>
      </p>
    </section>
  )
}

/** The link to what is below the documents. */
function AlsoHere({ words, opened }: Pick<FileProps, 'words' | 'opened'>) {
  const { file, contract, money, originals } = words
  const sections = [
    ...(opened.stages.length > 0 ? [['stages', file.stages] as const] : []),
    ['details', file.details],
    ['contract', contract.title],
    ['money', money.title],
    ['originals', originals.title],
    ['more', file.more],
  ] as const
  return (
    <nav className="also screen-only" aria-labelledby="also">
      <h2 id="also">{file.alsoHere}</h2>
      <ul>
        {sections.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Details({ words, at, opened }: FileProps) {
  const { record } = opened
  const { file, fields, lang: language } = words
  const facts = [
    ...factsOf(record, { fields, language }),
    [file.reference, record.reference] as const,
  ]
  return (
    <section className="plain" aria-labelledby="details">
      <h2 id="details">{file.details}</h2>
      <Facts facts={facts} beside={besideOf({ words, at, opened })} />
    </section>
  )
}

/** Returns what is beside each detail, and the name: what was called wrong, or the way to say so. */
function besideOf({
  words,
  at,
  opened: { contested },
}: Pick<FileProps, 'words' | 'at' | 'opened'>) {
  return (target: FieldName, label: string) => (
    <Wrong {...{ words, contested, at, label, target }} about="detail" />
  )
}

function More({ words, at, isAttested }: FileProps) {
  const links = [
    [`${at}/wrong`, words.contest.list],
    ...(isAttested ? [[`${at}/attestations`, words.attestation.link] as const] : []),
    [`${at}/data`, words.ownData.link],
    [`${at}/messages`, words.messageSwitches.link],
    [`${at}/code`, words.codeChange.link],
    [`${at}/consents`, words.consents.link],
    [`${at}/leaving`, words.leaving.link],
  ] as const
  return (
    <section className="plain screen-only" aria-labelledby="more">
      <h2 id="more">{words.file.more}</h2>
      <ul className="further">
        {links.map(([href, text]) => (
          <li key={href}>
            <a href={href} rel="nofollow">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** H4: what we know and what we cannot know, side by side and never mixed. */
function Verdicts({
  words,
  words: { file },
  organisation,
  opened,
}: Pick<FileProps, 'words' | 'organisation' | 'opened'>) {
  const { approvedAt } = opened.record
  return (
    <section className="verdicts">
      <div className="verdict">
        <h2>{file.known}</h2>
        <p>
          {file.knownText(organisation.displayName)}
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
