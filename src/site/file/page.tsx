import type { ReactNode } from 'react'
import type { DocumentKind } from '#modules/documents/schema'
import type { OpenedRecord } from '#modules/lookup/schema'
import type { Organisation } from '#modules/organisation'
import { factsOf } from '#modules/records/facts/schema'
import { longDate } from '../formats.ts'
import type { Words } from '../messages/index.ts'
import { ComparedList } from './compared.tsx'
import { OwnHelp } from './help.tsx'
import { Jumps } from './jumps.tsx'
import { KeptFor } from './kept-for.tsx'
import { Originals } from './originals.tsx'
import { Paper } from './paper.tsx'
import { Person } from './person.tsx'
import { Stages } from './stages.tsx'
import { BeforeLeaving } from './time-left.tsx'
import type { WayIn } from './way-in.ts'
import { WithheldPapers } from './withheld.tsx'
import { Wrong } from './wrong.tsx'

interface FileProps {
  at: WayIn['file']
  words: Words
  organisation: Organisation
  opened: OpenedRecord
  /** What stands above the file. */
  above: ReactNode
  /** Whether attestations are made here: nobody could check one without https. */
  isAttested: boolean
  /** The one kind that was asked for; null shows all. */
  asked: DocumentKind | null
}

/** The opened record: details, the two verdicts, and a section for each paper. */
export function File(props: FileProps) {
  const { words, opened, at, above, asked } = props
  const papers = opened.documents.filter(({ kind }) => kind !== 'photo')
  const shown = papers.filter(({ kind }) => asked === null || kind === asked)
  return (
    <>
      {above}
      <Owner words={words} opened={opened} at={at}>
        <Jumps {...{ words, papers, at, asked }}>
          <p className="screen-only">
            <a className="button" href={`${at}/copy.pdf`} download rel="nofollow">
              {words.file.keep}
            </a>
          </p>
        </Jumps>
      </Owner>
      <p className="screen-only">
        <a href={`${at}/wrong`}>{words.contest.list}</a>
        {props.isAttested && (
          <>
            <br />
            <a href={`${at}/attestations`}>{words.attestation.link}</a>
          </>
        )}
      </p>
      <p className="screen-only">
        <a href={`${at}/data`} rel="nofollow">
          {words.ownData.link}
        </a>
        <br />
        <a href={`${at}/messages`}>{words.messageSwitches.link}</a>
      </p>
      <Stages words={words} organisation={props.organisation} stages={opened.stages} />
      <WayToContract words={words} at={at} />
      <WayToMoney words={words} at={at} />
      <Originals
        {...{ words, at, originals: opened.originals }}
        organisation={props.organisation.displayName}
      />
      <WithheldPapers words={words} withheld={opened.withheld} />
      <ComparedList words={words} papers={shown} />
      <Verdicts {...props} />
      {papers.length === 0 && opened.withheld.length === 0 && (
        <p className="plain">{words.file.none}</p>
      )}
      {shown.map((document) => (
        <Paper
          key={document.id}
          words={words}
          document={document}
          at={at}
          contested={opened.contested}
        />
      ))}
      <KeptFor words={words} organisation={props.organisation} />
      <OwnHelp words={words} record={opened.record} />
      <BeforeLeaving words={words} />
    </>
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

interface OwnerProps extends Pick<FileProps, 'words' | 'opened' | 'at'> {
  children: ReactNode
}

function Owner({ words, at, opened: { record, documents, contested }, children }: OwnerProps) {
  const { file, fields, lang: language } = words
  const facts = [
    ...factsOf(record, { fields, language }),
    [file.reference, record.reference] as const,
  ]
  return (
    <Person
      words={words}
      name={record.name}
      documents={documents}
      facts={facts}
      beside={(target, label) => (
        <Wrong {...{ words, contested, at, label, target }} about="detail" />
      )}
    >
      {children}
    </Person>
  )
}

/** H4: what we know and what we cannot know, side by side and never mixed. */
function Verdicts({
  words: { file, lang },
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
          {approvedAt !== null && ` ${file.released(longDate(approvedAt, lang))}`}
        </p>
      </div>
      <div className="verdict unknown">
        <h2>{file.unknown}</h2>
        <p>{file.unknownText}</p>
      </div>
    </section>
  )
}
