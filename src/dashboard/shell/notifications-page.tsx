import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Answer, call } from '#api/client'
import type { Role } from '#modules/accounts/forms.schema'
import { notificationsWords } from '#texts/en/desk-notifications'
import { recordAt } from '../addresses.ts'
import { notificationsQuery } from '../queries.ts'
import { Link, useSearch } from '../routing.tsx'
import { useSession } from '../session.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import { Muted } from '../ui/part.tsx'
import { useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { navigate } from '../visits.ts'
import { useNamed } from '../words/named.ts'
import { pageWords } from '../words/page-words.ts'
import classes from './notifications.module.css'

/** Notifications for staff. */
export const { use: useNotificationsWords } = pageWords('notifications', notificationsWords)

type List = Answer<'GET /my/notifications'>
type Notification = List['notifications'][number]

/** News for the person; each leads to where it is dealt with. */
export function NotificationsPage() {
  const words = useNotificationsWords()
  const { cursor } = useSearch('/notifications')
  const list = useQuery(notificationsQuery(cursor))
  const { run, isBusy } = useAction('my', 'counts')
  const read = (ids: string[] | null) =>
    run(() => call('POST /my/notifications/read', { body: { ids } }), null)
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <Text size="sm" mb="md">
        <a href="/account#daily-email">{words.daily}</a>
      </Text>
      <Loaded query={list}>
        {({ notifications, unread, people, ...place }) =>
          place.total === 0 ? (
            <Text c="dimmed" py="xl">
              {words.none}
            </Text>
          ) : (
            <>
              <div className={classes.head}>
                <Text role="status">{unread === 0 ? words.allRead : words.unread(unread)}</Text>
                {unread > 0 && (
                  <Button variant="default" loading={isBusy} onClick={() => void read(null)}>
                    {words.readAll}
                  </Button>
                )}
              </div>
              <ul className={classes.list}>
                {notifications.map((one) => (
                  <One key={one.id} {...{ one, people }} onOpen={() => void read([one.id])} />
                ))}
              </ul>
              {place.total > place.pageSize && (
                <Pages
                  {...place}
                  onPage={(next) =>
                    void navigate({ to: '/notifications', search: { cursor: next } })
                  }
                />
              )}
            </>
          )
        }
      </Loaded>
    </div>
  )
}

interface OneProps {
  one: Notification
  people: List['people']
  onOpen: () => void
}

function One({ one, people, onOpen }: OneProps) {
  const named = useNamed()
  const words = useNotificationsWords()
  const { momentBesideClock } = useTimes()
  const { role } = useSession()
  const { kind, name, reference, madeBy, createdAt, readAt } = one
  return (
    <li className={classes.one} data-unread={readAt === null || undefined}>
      <Link {...placeOf(one, role)} className={classes.link} onClick={() => readAt ?? onOpen()}>
        {words.deeds[kind]}
        {name !== null && (
          <>
            {': '}
            <bdi>{name}</bdi>
          </>
        )}
      </Link>
      <Muted>
        {readAt === null && `${words.isUnread} · `}
        {reference !== null && `${reference} · `}
        <time dateTime={createdAt}>{momentBesideClock(createdAt)}</time>
        {madeBy !== null && (
          <>
            {' · '}
            <bdi>{named(people[madeBy] ?? '')}</bdi>
          </>
        )}
      </Muted>
    </li>
  )
}

/** Returns where it is dealt with. */
function placeOf({ kind, recordId, caseId }: Notification, role: Role) {
  if (caseId !== null) return { to: '/cases/$caseId', params: { caseId } } as const
  const to = recordAt(role)
  const hash = kind === 'overdue' ? { hash: 'originals-title' } : {}
  return { to, params: { recordId: recordId ?? '' }, ...hash } as const
}
