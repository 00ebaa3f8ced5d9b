import type { ReactNode } from 'react'
import type { OpenedRecord } from '#modules/lookup/schema'
import type { Organisation } from '#modules/organisation'
import { factsOf } from '#modules/records/facts/schema'
import { longDate } from '../formats.ts'
import type { Words } from '../messages/index.ts'
import { Paper, type PaperPlace } from './paper.tsx'
import { Person } from './person.tsx'

interface FileProps extends PaperPlace {
  words: Words
  organisation: Organisation
  opened: OpenedRecord
  /** What stands above the file. */
  above: ReactNode
}

/** The opened record: details, the two verdicts, and a section for each paper. */
export function File(props: FileProps) {
  const { words, opened, at, above } = props
  const papers = opened.documents.filter(({ kind }) => kind !== 'photo')
  return (
    <>
      {above}
      <Owner words={words} opened={opened} />
      <Verdicts {...props} />
      {papers.length === 0 && <p className="plain">{words.file.none}</p>}
      {papers.map((document) => (
        <Paper key={document.id} words={words} document={document} at={at} />
      ))}
    </>
  )
}

function Owner({ words, opened: { record, documents } }: Pick<FileProps, 'words' | 'opened'>) {
  const { file, fields, lang: language } = words
  const facts = [
    ...factsOf(record, { fields, language }),
    [file.reference, record.reference] as const,
  ]
  return <Person words={words} name={record.name} documents={documents} facts={facts} />
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
