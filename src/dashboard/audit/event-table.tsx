import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Answer } from '#api/client'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { sentenceOfEvent } from '../ui/events.ts'
import { momentOf } from '../ui/times.ts'

type AuditEvent = Answer<'GET /audit-events'>['events'][number]

interface EventTable {
  events: readonly AuditEvent[]
  onActor: (actor: string) => void
}

function columnsWith(onActor: EventTable['onActor']): Column<AuditEvent>[] {
  return [
    { name: 'Time', of: ({ at }) => <time dateTime={at}>{momentOf(at)}</time> },
    { name: 'What', of: ({ action, details }) => sentenceOfEvent(action, details) },
    { name: 'Who', of: (event) => <Actor event={event} onActor={onActor} /> },
    { name: 'About', of: ({ subject }) => <Subject subject={subject} /> },
    { name: 'Number', of: ({ sequence }) => <Proof of={sequence} /> },
  ]
}

/** Events, one row each; a name shows only what that person did. */
export function EventTable({ events, onActor }: EventTable) {
  if (events.length === 0) return <Text c="dimmed">Nothing fits. Change the filters.</Text>
  return (
    <DataTable
      label="Audit log"
      columns={columnsWith(onActor)}
      rows={events}
      keyOf={({ id }) => id}
    />
  )
}

/** Leads to the file that proves that the entry is in the sealed log. */
function Proof({ of: sequence }: { of: number | null }) {
  if (sequence === null)
    return (
      <Text component="span" size="sm" c="dimmed">
        Being sealed
      </Text>
    )
  return (
    <Anchor
      href={`/api/v1/audit-events/${sequence}/proof`}
      download={`entry-${sequence}.tlog-proof`}
      aria-label={`Proof of entry ${sequence}`}
    >
      {sequence}
    </Anchor>
  )
}

function Actor({ event, onActor }: { event: AuditEvent; onActor: EventTable['onActor'] }) {
  const { actorId, actorName } = event
  return (
    <Anchor
      component="button"
      type="button"
      ta="start"
      onClick={() => onActor(actorId ?? 'visitors')}
    >
      {actorName ?? 'Visitor'}
    </Anchor>
  )
}

function Subject({ subject }: { subject: string | null }) {
  const [kind, id] = subject?.split(':') ?? []
  if (kind === 'record' && id)
    return (
      <Link to="/records/$recordId" params={{ recordId: id }}>
        Record
      </Link>
    )
  if (kind === 'account' && id)
    return (
      <Link to="/accounts/$accountId" params={{ accountId: id }}>
        Account
      </Link>
    )
  if (kind === 'class' && id)
    return (
      <Link to="/classes/$classId" params={{ classId: id }}>
        Class
      </Link>
    )
  if (kind === 'notice' && id)
    return (
      <Link to="/notices/$noticeId" params={{ noticeId: id }}>
        Notice
      </Link>
    )
  if (kind === 'concern' && id)
    return (
      <Link to="/concerns/$concernId" params={{ concernId: id }}>
        Concern
      </Link>
    )
  return (
    <Text component="span" size="sm" c="dimmed">
      {kind?.replaceAll('_', ' ') ?? '–'}
    </Text>
  )
}
