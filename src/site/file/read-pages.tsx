import type { ReactNode } from 'react'
import { issuerOf } from '#modules/attestations'
import { withdrawnSince } from '#modules/consents'
import { keptOnUntil } from '#modules/consents/schema'
import type { OpenedRecord } from '#modules/lookup/schema'
import type { Organisation } from '#modules/organisation'
import { factsOf } from '#modules/records/facts.schema'
import type { FieldName } from '#modules/records/fields.schema'
import { type ReadContext, type Soon, soon } from '#platform/context'
import { ClosingNote, type ClosingNow } from '../layout/closing-note.tsx'
import { longDate } from '../layout/dates.ts'
import { Lead } from '../layout/fields.tsx'
import type { AnyPage, RequestContext } from '../route.ts'
import { closingNow } from '../show.tsx'
import type { Words } from '../words.ts'
import { type FileAccess, type OpenFile, openedPage, showOpened } from './file-access.ts'
import { KeptFor, KeptShort } from './keep-copy.tsx'
import { Originals } from './originals.tsx'
import { Facts } from './page.tsx'
import { Further, OwnHelp, Stages, Wrong } from './page-parts.tsx'

/** A page of the file that only says something. */
interface ReadPage {
  part: string
  title: (words: Words, organisation: Organisation) => string
  draw: (asked: {
    context: RequestContext
    file: OpenFile
    words: Words
    organisation: Organisation
    at: FileAccess['file']
  }) => ReactNode | Promise<ReactNode>
}

const readPages: readonly ReadPage[] = [
  {
    part: '/standing',
    title: ({ file }) => file.standing,
    draw: async ({ context, file, ...rest }) => (
      <Standing {...rest} opened={file.opened} removedFrom={await removedFromOf(context, file)} />
    ),
  },
  {
    part: '/keep',
    title: ({ file }) => file.keepTitle,
    draw: async ({ context, file, organisation, ...rest }) => (
      <Keep
        {...rest}
        organisation={organisation}
        closing={closingNow(organisation, context.ctx.clock.now())}
        removedFrom={await removedFromOf(context, file)}
        hasDocuments={file.opened.documents.some(({ kind }) => kind !== 'photo')}
        isAttested={issuerOf(context.ctx.config.url) !== null}
      />
    ),
  },
  {
    part: '/help',
    title: ({ help }) => help.title,
    draw: ({ words, file }) => <OwnHelp words={words} record={file.opened.record} rank="h1" />,
  },
  {
    part: '/kept',
    title: ({ file }) => file.keptMore,
    draw: ({ words, organisation }) => <KeptFor {...{ words, organisation }} />,
  },
]

/** Returns the pages of an own file that only say something. */
export function readPagesOf(way: FileAccess): AnyPage[] {
  return readPages.map(({ part, title, draw }) =>
    openedPage(way, way.file + part, async (on) => {
      const { context, file } = on
      const { words, organisation } = context
      const main = (
        <>
          {file.above('read')}
          {await draw({ context, file, words, organisation, at: way.file })}
        </>
      )
      return showOpened(on, { title: title(words, organisation), main })
    }),
  )
}

const removedFromOf = (context: RequestContext, { recordId }: OpenFile) =>
  context.ctx.read((read) => removedFromIn(read, context, recordId))

/**
 * Returns from when the contents are removed because the candidate does not want them kept, by a no or by leaving;
 * null otherwise.
 */
export function removedFromIn(
  read: ReadContext,
  { organisation }: Pick<RequestContext, 'organisation'>,
  recordId: string,
): Soon<string | null> {
  return soon(withdrawnSince(read, { recordId, purpose: 'keeping' }), (since) =>
    since === null ? null : keptOnUntil(since, organisation.timeZone),
  )
}

interface KeepProps {
  words: Words
  organisation: Organisation
  at: FileAccess['file']
  /** That the agency is closing; null if not. */
  closing: ClosingNow | null
  /** From when the contents are removed, because the candidate said so; null: after the usual periods. */
  removedFrom: string | null
  hasDocuments: boolean
  /** Whether attestations are made here: without https nobody could check one. */
  isAttested: boolean
}

/** What a person can take along: the marked copies, a print, everything, and what others can check. */
function Keep(props: KeepProps) {
  const { words, organisation, at, closing, removedFrom, hasDocuments, isAttested } = props
  const { file, ownData, attestation } = words
  const further = [
    ...(hasDocuments ? [['print', file.printAll] as const] : []),
    ['data', ownData.title],
    ...(isAttested ? [['attestations', attestation.link] as const] : []),
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
      {hasDocuments && (
        <p>
          {/* Without `download`, so that a refusal is a page that says what to do. */}
          <a className="button main" href={`${at}/copy.pdf`} rel="nofollow">
            {file.keep}
          </a>
        </p>
      )}
      <Further links={further.map(([part, text]) => [`${at}/${part}`, text])} />
    </>
  )
}

interface StandingProps {
  words: Words
  organisation: Organisation
  opened: OpenedRecord
  at: FileAccess['file']
  removedFrom: string | null
}

/** Where the person stands: the agency's work, the originals in its hands, the own details and choices. */
function Standing(props: StandingProps) {
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
      <Lead title={file.standing} />
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
