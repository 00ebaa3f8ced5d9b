import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Answer, call } from '#api/client'
import type { Role } from '#modules/accounts/forms.schema'
import { notificationsWords } from '#texts/en/desk-notifications'
import { recordAt } from '../addresses.ts'
import { notificationsQuery } from '../queries.ts'
import { useSearch } from '../routing.tsx'
import { useSession } from '../session.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import { PersonRow, PersonRows, SectionHead } from '../ui/person-row.tsx'
import { useTimes } from '../ui/times.ts'
import { Tone } from '../ui/tone.tsx'
import { useAction } from '../ui/use-action.ts'
import { navigate } from '../visits.ts'
import { useNamed } from '../words/named.ts'
import { pageWords } from '../words/page-words.ts'
import { type AboutPerson, grouped, type Notification } from './grouped-notifications.ts'
import classes from './notifications.module.css'

/** Notifications for staff. */
export const { use: useNotificationsWords } = pageWords('notifications', notificationsWords)

type List = Answer<'GET /my/notifications'>

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
        {({ notifications, unread, people, photos, ...place }) =>
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
              {grouped(notifications).map(({ kind, people: concerned }) => (
                <section key={kind} aria-labelledby={`kind-${kind}`} className={classes.kind}>
                  <SectionHead id={`kind-${kind}`} title={words.deeds[kind]} />
                  <PersonRows label={words.deeds[kind]}>
                    {concerned.map((about) => (
                      <One
                        key={about.latest.id}
                        {...{ about, people, photos }}
                        onOpen={() => void read([...about.unread])}
                      />
                    ))}
                  </PersonRows>
                </section>
              ))}
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

interface OneProps extends Pick<List, 'people' | 'photos'> {
  about: AboutPerson
  onOpen: () => void
}

function One({ about, people, photos, onOpen }: OneProps) {
  const named = useNamed()
  const words = useNotificationsWords()
  const { momentBesideClock } = useTimes()
  const { role } = useSession()
  const { latest, ids, unread } = about
  const { name, reference, recordId, madeBy, createdAt } = latest
  const by = madeBy === null ? null : named(people[madeBy] ?? '')
  const text = [reference, by, ids.length > 1 && words.times(ids.length)].filter(Boolean)
  return (
    <PersonRow
      photoId={photos[recordId ?? ''] ?? null}
      name={name ?? words.nobody}
      text={text.join(' · ')}
      when={
        <>
          {unread.length > 0 && <Tone of="soon">{words.isUnread}</Tone>}{' '}
          <time dateTime={createdAt}>{momentBesideClock(createdAt)}</time>
        </>
      }
      to={placeOf(latest, role)}
      {...(unread.length > 0 && { onOpen })}
    />
  )
}

/** Returns where it is dealt with. */
function placeOf({ kind, recordId, caseId }: Notification, role: Role) {
  if (caseId !== null) return { to: '/cases/$caseId', params: { caseId } } as const
  const to = recordAt(role)
  const hash = kind === 'overdue' ? { hash: 'originals-title' } : {}
  return { to, params: { recordId: recordId ?? '' }, ...hash } as const
}
