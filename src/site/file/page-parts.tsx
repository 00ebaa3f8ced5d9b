import { calledWrongSince, type Mark } from '#modules/cases/fields.schema'
import type { OwnCase } from '#modules/cases/schema'
import { lostOriginals } from '#modules/documents'
import type { OpenedRecord } from '#modules/lookup/schema'
import { type Journey, knownJourney } from '#modules/organisation/help.schema'
import { stageIn } from '#modules/organisation/lines.schema'
import { type Soon, soon } from '#platform/context'
import { assets } from '../assets.ts'
import { longDate } from '../layout/dates.ts'
import { Way } from '../layout/fields.tsx'
import { PlaceNumbers } from '../layout/help-rows.tsx'
import { refusedAs } from '../problems.ts'
import type { RequestContext } from '../route.ts'
import type { Words } from '../words.ts'

export interface OwnHelpProps {
  words: Words
  record: { nationality: string; destinationCountry: string | null }
  /** The rank of its heading: it is a page of its own, or a part of one. */
  rank?: 'h1' | 'h2'
  /** Whether one number of each is enough: it stands below something else. */
  isBrief?: boolean
}

/** The numbers for the candidate's own countries. Websites are on another page: none is an official check (H5). */
export function OwnHelp({ words, record, rank: Heading = 'h2', isBrief = false }: OwnHelpProps) {
  const { help } = words
  const journey = journeyOf(record)
  return (
    <section className="plain" aria-labelledby="help-outside">
      <Heading id="help-outside">{help.title}</Heading>
      <p className="soft">{help.fileText}</p>
      <PlaceNumbers {...{ words, journey, isBrief }} />
      <link rel="stylesheet" href={assets.numbers.url} />
      <Way
        className={Heading === 'h1' ? 'button' : 'quiet'}
        href={helpAddress(journey)}
        text={help.more}
      />
    </section>
  )
}

/** Returns where a record's person comes from and goes to, as far as the table of help knows. */
export function journeyOf({ nationality, destinationCountry }: OwnHelpProps['record']): Journey {
  return knownJourney({ origin: nationality, destination: destinationCountry })
}

/**
 * Returns the address of the page with every place of a journey; of all places where the table knows
 * neither country.
 */
export function helpAddress({ origin, destination }: Journey): string {
  const query = new URLSearchParams()
  if (origin !== null) query.set('from', origin)
  if (destination !== null) query.set('to', destination)
  return query.size === 0 ? '/help' : `/help?${query}`
}

/** A document as a page shows it: without script, a missing picture cannot explain itself. */
export type ShownDocument = OpenedRecord['documents'][number] & {
  /** Why its file cannot be shown, and there is no picture of it. */
  fault?: 'missing' | 'corrupt' | undefined
}

type Asked = Pick<RequestContext, 'ctx' | 'params' | 'path'>

/** Tells whether a page draws a document: the one in its address, each of them for printing, else only the photo. */
function draws({ params, path }: Asked, kind: ShownDocument['kind']): boolean {
  return kind === (params.kind ?? 'photo') || path.endsWith('/print')
}

/** Returns the documents, those that the page draws with what is wrong with their files. */
export function withLost(
  context: Asked,
  recordId: string,
  documents: OpenedRecord['documents'],
): Soon<ShownDocument[]> {
  const ids = documents.filter(({ kind }) => draws(context, kind)).map(({ id }) => id)
  return soon(lostOriginals(context.ctx, recordId, ids), (lost) => {
    if (lost.size === 0) return documents
    return documents.map((document) => ({ ...document, fault: lost.get(document.id) }))
  })
}

/** What is shown in place of its picture. */
export function Lost({ words, fault }: { words: Words; fault: 'missing' | 'corrupt' }) {
  return (
    <p className="lost">
      <b>{refusedAs(words, `document.file_${fault}`)}</b>
    </p>
  )
}

interface WrongProps {
  /** Where the file is shown. */
  at: '/file' | '/my/file' | '/shared'
  words: Words
  contested: readonly Mark[]
  about: Mark['about']
  target: string
  /** Its name for a screen reader, where links look alike. */
  label: string
}

/** Says that the candidate calls it wrong, nothing where nobody did. */
export function CalledWrong({ words, contested, about, target, at }: Omit<WrongProps, 'label'>) {
  const since = calledWrongSince(contested, about, target)
  if (since === null) return null
  const said = at === '/shared' ? words.file.calledWrong : words.file.youCalledWrong
  return <span className="contest">{said(longDate(since, words))}</span>
}

/** The same; before that, on one's own file, offers the way to say so. */
export function Wrong({ label, ...props }: WrongProps) {
  const { words, contested, about, target, at } = props
  const { cases } = words
  if (at === '/shared' || calledWrongSince(contested, about, target) !== null)
    return <CalledWrong {...props} />
  return (
    <a className="contest screen-only" href={`${at}/tell/mistake?part=${about}:${target}`}>
      {cases.link}
      <span className="unseen">{`: ${label}`}</span>
    </a>
  )
}

interface StagesProps {
  words: Words
  stages: OpenedRecord['stages']
}

/** What the agency says of its own work (H4), in sentences; nothing where there is none. */
export function Stages({ words, stages }: StagesProps) {
  const { file, lang } = words
  if (stages.length === 0) return null
  return (
    <section className="plain" aria-labelledby="stages">
      <h2 id="stages">{file.stages}</h2>
      <p className="soft">{file.stagesText}</p>
      <ol>
        {stages.map(({ stage, since }, index) => (
          <li key={since} aria-current={index === 0 ? 'step' : undefined}>
            {index === 0 ? <b>{stageIn(stage, lang)}</b> : stageIn(stage, lang)},{' '}
            {file.since(longDate(since, words))}
          </li>
        ))}
      </ol>
    </section>
  )
}

interface SaidNoProps {
  words: Words
  /** The address of the file. */
  file: string
  text: string
}

/** Why nothing can be shown to others, and where that can be changed. */
export function SaidNo({ words, file, text }: SaidNoProps) {
  return (
    <div className="card">
      <p>{text}</p>
      <Way href={`${file}/consents`} rel="nofollow" text={words.consents.title} />
    </div>
  )
}

interface FurtherProps {
  links: readonly (readonly [href: string, text: string])[]
  isPlain?: boolean
}

/** Where to go on from a page of one's own. */
export function Further({ links, isPlain }: FurtherProps) {
  return (
    <ul className={isPlain ? 'further plain' : 'further'}>
      {links.map(([href, text]) => (
        <li key={href}>
          <a href={href} rel="nofollow">
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

interface PhotosProps {
  words: Words
  one: Pick<OwnCase, 'id' | 'filePages'>
}

/** Each page of the file that came with a case. */
export function Photos({ words, one: { id, filePages } }: PhotosProps) {
  return Array.from({ length: filePages }, (_, index) => index + 1).map((page) => (
    <p key={page}>
      <img
        className="reported"
        src={`/api/v1/cases/${id}/file?page=${page}`}
        alt={words.other.photoAlt(page)}
        loading="lazy"
      />
    </p>
  ))
}
