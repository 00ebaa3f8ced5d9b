import type { ReactNode } from 'react'
import { issuerOf } from '#modules/attestations'
import { whereaboutsOf } from '#modules/documents'
import type { Organisation } from '#modules/organisation'
import { keptAtLeast, leastByLaw } from '#modules/organisation/keeping-laws.schema'
import { approvedAlone } from '#modules/records'
import { factsOf } from '#modules/records/facts.schema'
import type { FieldName } from '#modules/records/fields.schema'
import { ClosingNote } from '../layout/closing-note.tsx'
import { longDate } from '../layout/dates.ts'
import { Lead, Sentences, Way } from '../layout/fields.tsx'
import { sizeSaid } from '../layout/size-said.ts'
import type { AnyPage, RequestContext } from '../route.ts'
import { closingNow } from '../standing-now.ts'
import type { Words } from '../words.ts'
import { Announcements, announcementsOf } from './announcements.tsx'
import { Appointments, appointmentsOf } from './appointments.tsx'
import { type FileAccess, type OpenFile, openedPage, showOpened } from './file-access.tsx'
import { sizesOfCopies } from './keep-copy.ts'
import { Originals } from './originals.tsx'
import { Facts } from './page.tsx'
import { Further, OwnHelp, Stages, Wrong } from './page-parts.tsx'
import { removedFromIn } from './removed-from.ts'

interface Asked {
  context: RequestContext
  file: OpenFile
  words: Words
  organisation: Organisation
  at: FileAccess['file']
  way: FileAccess
}

/** A page of the file that only says something. */
interface ReadPage {
  part: string
  title: (words: Words, organisation: Organisation) => string
  draw: (asked: Asked) => ReactNode | Promise<ReactNode>
}

const readPages: readonly ReadPage[] = [
  { part: '/standing', title: ({ file }) => file.standing, draw: drawStanding },
  { part: '/keep', title: ({ file }) => file.keepTitle, draw: drawKeep },
  {
    part: '/help',
    title: ({ help }) => help.title,
    draw: ({ words, file }) => <OwnHelp words={words} record={file.opened.record} rank="h1" />,
  },
  { part: '/kept', title: ({ file }) => file.keptMore, draw: drawKept },
]

/** Returns the pages of an own file that only say something. */
export function readPagesOf(way: FileAccess): AnyPage[] {
  return readPages.map(({ part, title, draw }) =>
    openedPage(way, way.file + part, async (on) => {
      const { context, file } = on
      const { words, organisation } = context
      const main = await draw({ context, file, words, organisation, at: way.file, way })
      return showOpened(on, { title: title(words, organisation), main, around: 'read' })
    }),
  )
}

const removedFromOf = (context: RequestContext, { recordId }: OpenFile) =>
  context.ctx.read((read) => removedFromIn(read, context, recordId))

/** What a person can take along: the marked copies, a print, everything, and what others can check. */
async function drawKeep({ context, file: open, words, organisation, at, way }: Asked) {
  const { config, clock } = context.ctx
  const { file, ownData, attestation } = words
  const closing = closingNow(organisation, clock.now())
  const removedFrom = await removedFromOf(context, open)
  const hasDocuments = open.opened.documents.some(({ kind }) => kind !== 'photo')
  const sizes = hasDocuments && (await sizesOfCopies(context, way, open.opened))
  const further = [
    ...(hasDocuments ? [['print', file.printAll] as const] : []),
    ['data', ownData.title],
    // Without https nobody could check one.
    ...(issuerOf(config.url) === null ? [] : [['attestations', attestation.link] as const]),
  ] as const
  return (
    <>
      <Lead title={file.keepTitle} lead={hasDocuments && file.keepLead} />
      {closing !== null && (
        <section aria-labelledby="closing">
          <h2 id="closing">{words.closing.title}</h2>
          <ClosingNote {...{ words, organisation, closing }} file={at} />
        </section>
      )}
      {removedFrom !== null && <p>{file.removedFrom(longDate(removedFrom, words))}</p>}
      {/* Without `download`, so that a refusal is a page that says what to do. */}
      {sizes && (
        <>
          <Way
            className="button main"
            href={`${at}/copy.pdf`}
            rel="nofollow"
            text={file.keep(sizeSaid(words, sizes.large))}
          />
          <Way
            className="button"
            href={`${at}/copy-small.pdf`}
            rel="nofollow"
            text={file.keepSmall(sizeSaid(words, sizes.small))}
          />
        </>
      )}
      <Further links={further.map(([part, text]) => [`${at}/${part}`, text])} />
    </>
  )
}

/** Where the person stands: the agency's work, the originals in its hands, the own details and choices. */
async function drawStanding({ context, file: open, words, organisation, at }: Asked) {
  const { file, fields, lang: language } = words
  const { record, contested, stages, originals } = open.opened
  const removedFrom = await removedFromOf(context, open)
  const isAlone = await context.ctx.read((read) => approvedAlone(read, open.recordId))
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
      <Lead title={file.standing} />
      <Stages {...{ words, stages }} />
      <Appointments
        {...{ words, organisation, tellHref: `${at}/tell/question` }}
        appointments={await appointmentsOf(context, open.recordId)}
      />
      <Announcements
        {...{ words, organisation }}
        announcements={await announcementsOf(context, open.recordId)}
      />
      <section className="plain" aria-labelledby="details">
        <h2 id="details">{file.details}</h2>
        <Facts facts={facts} beside={beside} />
        {isAlone && (
          <p>
            {words.cases.samePerson} <a href="/help">{words.cases.whereToComplain}</a>
          </p>
        )}
      </section>
      <Originals
        {...{ words, at, originals }}
        whereabouts={await context.ctx.read((read) => whereaboutsOf(read, open.recordId))}
        organisation={organisation.displayName}
      />
      <Choices words={words} at={at} />
      <p className="plain" id="kept-for">
        {removedFrom === null
          ? file.keptShort(timesOf(words, organisation))
          : file.removedFrom(longDate(removedFrom, words))}{' '}
        <a href={`${at}/kept`} rel="nofollow">
          {file.keptMore}
        </a>
      </p>
    </>
  )
}

function Choices({ words, at }: Pick<Asked, 'words' | 'at'>) {
  const { file, consents, messageSwitches, codeChange } = words
  const links = [
    ['code', codeChange.title],
    ['consents', consents.title],
    ['messages', messageSwitches.title],
  ] as const
  return (
    <section className="plain screen-only" aria-labelledby="choices">
      <h2 id="choices">{file.choices}</h2>
      <Further links={links.map(([part, text]) => [`${at}/${part}`, text])} />
    </section>
  )
}

/** What is kept how long, and who removes it then. The legal period counts where it is longer. */
function drawKept({ words, organisation }: Asked) {
  const { file } = words
  const { usualMonths, detailMonths, ...times } = timesOf(words, organisation)
  const details = detailMonths > usualMonths ? [file.keptDetails(lengthIn(file, detailMonths))] : []
  const remover = organisation.removesByItself ? file.keptByItself : file.keptByHand
  return (
    <>
      <Lead title={file.keptMore} />
      <Sentences of={[file.keptFor(times), ...details, remover]} />
    </>
  )
}

/** Writes a time in months, or in years where it is whole years. */
const lengthIn = (file: Words['file'], months: number) =>
  months % 12 === 0 ? file.yearsLong(months / 12) : file.monthsLong(months)

function timesOf({ file }: Words, organisation: Organisation) {
  const { details, money, usual, contract, sensitive } = keptAtLeast(organisation)
  const { keepAfterDepartureDays: days, keepContractMonths, keepUsualMonths } = organisation
  const isLongerByLaw = days < (leastByLaw('keepAfterDepartureDays', organisation)?.least ?? 0)
  const usualMonths = Math.max(keepUsualMonths, usual)
  return {
    departed: isLongerByLaw ? lengthIn(file, sensitive) : file.daysLong(days),
    sensitive: lengthIn(file, Math.max(organisation.keepSensitiveMonths, sensitive)),
    contract: lengthIn(file, Math.max(keepContractMonths, contract, money)),
    usual: lengthIn(file, usualMonths),
    usualMonths,
    detailMonths: details,
  }
}
