import { Anchor, Text } from '@mantine/core'
import type { Answer } from '#api/client'
import { auditWords } from '#texts/en/desk-audit'
import { useLanguage } from '../look/language.ts'
import { Link } from '../routing.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { partsOfEvent, useEventsWords } from '../ui/events.ts'
import table from '../ui/table.module.css'
import { useNamed } from '../words/named.ts'
import { pageWords } from '../words/page-words.ts'

/** Everything that was done: the log, its filters, and the result of verifying it. */
export const { use: useAuditWords } = pageWords('audit', auditWords)
/** These words in one language. */
export type AuditWords = typeof auditWords

type AuditEvent = Answer<'GET /audit-events'>['events'][number]

interface EventTable {
  events: readonly AuditEvent[]
  onActor: (actor: string) => void
}

function useColumns(onActor: EventTable['onActor']): Column<AuditEvent>[] {
  const { columns: words } = useAuditWords()
  return [
    { name: words.time, timed: ({ at }, momentOf) => momentOf(at) },
    { name: words.what, of: (event) => <What {...event} /> },
    {
      name: words.who,
      of: (event) => <Actor event={event} onActor={onActor} />,
      className: table.person,
    },
    { name: words.about, of: (event) => <Subject {...event} />, className: table.person },
    { name: words.number, of: ({ sequence }) => <Proof of={sequence} /> },
  ]
}

/** Events, one row each; pressing a name shows only what that person did. */
export function EventTable({ events, onActor }: EventTable) {
  const words = useAuditWords()
  const columns = useColumns(onActor)
  if (events.length === 0) return <Text c="dimmed">{words.none}</Text>
  return <DataTable label={words.title} columns={columns} rows={events} keyOf={({ id }) => id} />
}

/** What was done, as a sentence; names without Bengali are marked as English. */
function What({ action, details }: AuditEvent) {
  const words = useEventsWords()
  const language = useLanguage()
  return partsOfEvent(action, details, { words, language }).map(({ text, isEnglish }, at) => (
    <span key={at} {...(isEnglish && { lang: 'en' })}>
      {text}
    </span>
  ))
}

/** Leads to the file that proves that the entry is in the sealed log. */
function Proof({ of: sequence }: { of: number | null }) {
  const words = useAuditWords()
  if (sequence === null)
    return (
      <Text component="span" size="sm" c="dimmed">
        {words.beingSealed}
      </Text>
    )
  return (
    <Anchor
      href={`/api/v1/audit-events/${sequence}/proof`}
      download={`entry-${sequence}.tlog-proof`}
      aria-label={words.proofOf(sequence)}
    >
      {words.entry(sequence)}
    </Anchor>
  )
}

function Actor({ event, onActor }: { event: AuditEvent; onActor: EventTable['onActor'] }) {
  const words = useAuditWords()
  const named = useNamed()
  const { actorId, actorName } = event
  return (
    <Anchor
      component="button"
      type="button"
      ta="start"
      onClick={() => onActor(actorId ?? 'visitors')}
    >
      {actorName === null ? words.visitor : named(actorName)}
    </Anchor>
  )
}

/** What it is about: whom, where that is a candidate or a person. */
function Subject({ subject, subjectName }: Pick<AuditEvent, 'subject' | 'subjectName'>) {
  const { subjects: words } = useAuditWords()
  const [kind, id] = subject?.split(':') ?? []
  const name = (words as Readonly<Record<string, string>>)[kind ?? '']
  if (kind === 'record' && id)
    return (
      <Link to="/records/$recordId" params={{ recordId: id }}>
        {subjectName ?? words.record}
      </Link>
    )
  if (kind === 'account' && id)
    return (
      <Link to="/accounts/$accountId" params={{ accountId: id }}>
        {subjectName ?? words.account}
      </Link>
    )
  if (kind === 'class' && id)
    return (
      <Link to="/classes/$classId" params={{ classId: id }}>
        {words.class}
      </Link>
    )
  if (kind === 'notice' && id)
    return (
      <Link to="/notices/$noticeId" params={{ noticeId: id }}>
        {words.notice}
      </Link>
    )
  if (kind === 'case' && id)
    return (
      <Link to="/cases/$caseId" params={{ caseId: id }}>
        {words.case}
      </Link>
    )
  return (
    <Text component="span" size="sm" c="dimmed" {...(name === undefined && { lang: 'en' })}>
      {name ?? kind?.replaceAll('_', ' ') ?? '–'}
    </Text>
  )
}
