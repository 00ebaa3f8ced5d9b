import { Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { sentence } from '#messages/isolated'
import type { ManagedNotice } from '../queries.ts'
import badges from '../ui/state-badge.module.css'
import { momentOf } from '../ui/times.ts'
import { useNoticeActions } from './notice-actions.ts'
import classes from './notices.module.css'
import { pictureOf } from './picture-of.ts'

const states = {
  public: { badge: 'approved', label: 'Public' },
  planned: { badge: 'pending', label: 'Planned' },
  withdrawn: { badge: 'hidden', label: 'Not public' },
} as const

interface NoticeList {
  notices: readonly ManagedNotice[]
  people: Readonly<Record<string, string>>
}

/** All notices, newest first, with what can be done with each. */
export function NoticeList({ notices, people }: NoticeList) {
  if (notices.length === 0)
    return <Text c="dimmed">There are no notices yet. The first one appears on the home page.</Text>
  return (
    <ul className={classes.list} aria-label="Notices">
      {notices.map((notice) => (
        <li key={notice.id}>
          <img className={classes.thumbnail} src={pictureOf(notice, 1)} alt="" loading="lazy" />
          <div className={classes.words}>
            <Group gap="sm">
              <Link to="/notices/$noticeId" params={{ noticeId: notice.id }}>
                <strong>{notice.title}</strong>
              </Link>
              <StateBadge notice={notice} />
            </Group>
            {notice.unfit.map(({ path, message }) => (
              <Text key={path} size="sm" c="danger">
                {message}
              </Text>
            ))}
            <Text size="sm" c="dimmed">
              {saidOf(notice, people)}
            </Text>
            <Actions notice={notice} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** A notice that may not be said is not public, whatever its state. */
function StateBadge({ notice: { state, unfit } }: { notice: ManagedNotice }) {
  const { badge, label } =
    unfit.length > 0 ? { badge: 'returned', label: 'Not shown' } : states[state]
  return (
    <span className={badges.badge} data-state={badge}>
      {label}
    </span>
  )
}

function saidOf(notice: ManagedNotice, people: NoticeList['people']): string {
  const who = people[notice.publishedBy] ?? 'Somebody'
  const parts = {
    public: sentence`Published ${momentOf(notice.publishedAt)} by ${who}`,
    planned: sentence`Appears ${momentOf(notice.publishedAt)}; written by ${who}`,
    withdrawn: sentence`Written by ${who}`,
  }
  if (notice.changedAt === null) return `${parts[notice.state]}.`
  const changer = people[notice.changedBy ?? ''] ?? 'somebody'
  return `${parts[notice.state]}. Last changed ${momentOf(notice.changedAt)} by ${changer}.`
}

function Actions({ notice }: { notice: ManagedNotice }) {
  const actions = useNoticeActions()
  const [isBusy, setBusy] = useState(false)
  const run = (work: () => Promise<unknown>) => {
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  const { id, title, state } = notice
  return (
    <Group gap={6} mt={6}>
      <Button
        size="compact-sm"
        variant="default"
        renderRoot={(props) => (
          <Link to="/notices/$noticeId" params={{ noticeId: id }} {...props} />
        )}
        aria-label={`Edit ${title}`}
      >
        Edit
      </Button>
      {state === 'withdrawn' ? null : (
        <Button
          size="compact-sm"
          variant="default"
          disabled={isBusy}
          onClick={() => run(() => actions.withdraw(notice))}
          aria-label={`Withdraw ${title}`}
        >
          Withdraw
        </Button>
      )}
      {state === 'public' ? null : (
        <Button
          size="compact-sm"
          variant="default"
          disabled={isBusy}
          onClick={() => run(() => actions.publish(notice))}
          aria-label={`Publish ${title} now`}
        >
          Publish now
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        color="danger"
        disabled={isBusy}
        onClick={() => run(() => actions.remove(notice))}
        aria-label={`Delete ${title}`}
      >
        Delete
      </Button>
    </Group>
  )
}
