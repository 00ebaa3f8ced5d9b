import type { OpenedRecord } from '#modules/lookup/schema'
import type { Organisation } from '#modules/organisation'
import { countryIn, longDate } from '../formats.ts'
import type { Words } from '../messages/index.ts'
import { Paper } from './paper.tsx'
import { Person } from './person.tsx'

interface FileProps {
  words: Words
  organisation: Organisation
  opened: OpenedRecord
  /** Whole minutes that the file stays open, rounded up. */
  minutesLeft: number
}

/** The opened record: details, the two verdicts, and a section for each paper. */
export function File(props: FileProps) {
  const { words, opened } = props
  const papers = opened.documents.filter(({ kind }) => kind !== 'photo')
  return (
    <>
      <TimeLeft
        words={words}
        minutesLeft={props.minutesLeft}
        link={{ href: '/file/share', text: words.share.link }}
      />
      <Owner words={words} opened={opened} />
      <Verdicts {...props} />
      {papers.length === 0 && <p className="plain">{words.file.none}</p>}
      {papers.map((document) => (
        <Paper key={document.id} words={words} document={document} />
      ))}
    </>
  )
}

interface TimeLeftProps extends Pick<FileProps, 'words' | 'minutesLeft'> {
  at?: '/file' | '/shared'
  /** Where else somebody may want to go from here. */
  link?: { href: string; text: string }
}

/** How long the pictures stay open, and how to close them. */
export function TimeLeft({
  words: { file, stop },
  minutesLeft,
  at = '/file',
  link,
}: TimeLeftProps) {
  return (
    <div className="timeleft">
      <p>
        {file.staysOpen} <b>{file.minutesLeft(minutesLeft)}</b>
        {stop} {file.closeHint} <span className="soft">{file.print}</span>
      </p>
      <form className="actions" method="post" action={`${at}/close`}>
        {link && (
          <a className="button" href={link.href}>
            {link.text}
          </a>
        )}
        <button type="submit">{file.close}</button>
      </form>
    </div>
  )
}

function Owner({ words, opened: { record, documents } }: Pick<FileProps, 'words' | 'opened'>) {
  const { file, lang } = words
  const facts = [
    [file.fatherName, record.fatherName],
    [file.motherName, record.motherName],
    [file.address, record.address],
    [file.nationality, countryIn(lang, record.nationality)],
    [file.reference, record.reference],
  ] as const
  return <Person words={words} name={record.name} documents={documents} facts={facts} />
}

/** H4: what we know and what we cannot know, side by side and never mixed. */
function Verdicts({ words: { file, lang }, organisation, opened }: FileProps) {
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
