import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Answer } from '#api/client'
import { sentenceOfEvent } from '../ui/events.ts'
import table from '../ui/table.module.css'
import { momentOf } from '../ui/times.ts'

type AuditEvent = Answer<'GET /audit-events'>['events'][number]

interface EventTable {
  events: readonly AuditEvent[]
  onActor: (actor: string) => void
}

/** Events, one row each; a name shows only what that person did. */
export function EventTable({ events, onActor }: EventTable) {
  if (events.length === 0) return <Text c="dimmed">Nothing fits. Change the filters.</Text>
  return (
    <table className={table.table} aria-label="Audit log">
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">What</th>
          <th scope="col">Who</th>
          <th scope="col">About</th>
          <th scope="col">Number</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.sequence}>
            <td data-label="Time">
              <time dateTime={event.at}>{momentOf(event.at)}</time>
            </td>
            <td data-label="What">{sentenceOfEvent(event.action, event.details)}</td>
            <td data-label="Who">
              <Actor event={event} onActor={onActor} />
            </td>
            <td data-label="About">
              <Subject subject={event.subject} />
            </td>
            <td data-label="Number">{event.sequence}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
