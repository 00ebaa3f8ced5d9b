import { Button, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Answer, call } from '#api/client'
import { ErrorScreen } from '../shell/error-screen.tsx'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { sentenceOfEvent } from '../ui/events.ts'
import { PageHead } from '../ui/page-head.tsx'
import table from '../ui/table.module.css'
import { momentOf } from '../ui/times.ts'
import { useActorNames } from './actor-names.ts'

type AuditEvent = Answer<'GET /audit-events'>['events'][number]

const limit = 50

/** Everything that was done, newest first. */
export function AuditPage() {
  const log = useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam }) => call('GET /audit-events', { query: { limit, before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ events }) => (events.length < limit ? undefined : events.at(-1)?.sequence),
  })
  if (log.isError && !log.data) return <ErrorScreen error={log.error} reset={() => log.refetch()} />
  if (!log.data) return <LoadingScreen />
  return (
    <div>
      <PageHead
        title="Audit log"
        lead="Each entry is chained to the one before; “candor doctor” verifies the chain."
      />
      <EventTable events={log.data.pages.flatMap(({ events }) => events)} />
      {log.hasNextPage && (
        <Button
          variant="default"
          loading={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          Show older entries
        </Button>
      )}
    </div>
  )
}

function EventTable({ events }: { events: readonly AuditEvent[] }) {
  const nameOf = useActorNames()
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
            <td data-label="Who">{nameOf(event)}</td>
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

function Subject({ subject }: { subject: string | null }) {
  const [kind, id] = subject?.split(':') ?? []
  if (kind === 'record' && id)
    return (
      <Link to="/records/$recordId" params={{ recordId: id }}>
        Record
      </Link>
    )
  return (
    <Text component="span" size="sm" c="dimmed">
      {kind?.replaceAll('_', ' ') ?? '–'}
    </Text>
  )
}
