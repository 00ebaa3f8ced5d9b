import { Button, Group, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/client'
import { type ManagedNotice, noticesQuery } from '../queries.ts'
import { freshen } from '../query-client.ts'
import { Link, useSearch } from '../routing.tsx'
import { ask } from '../ui/ask.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import badges from '../ui/state-badge.module.css'
import { useTimes } from '../ui/times.ts'
import { doneToast, problemToast } from '../ui/toast.ts'
import { navigate } from '../visits.ts'
import { noticesWordsNow, useNoticesWords } from '../words/notices.ts'
import { Said } from '../words/said.tsx'
import { AlsoIn } from './also-in.tsx'
import classes from './notices.module.css'
import { pictureOf } from './picture-of.ts'
import { PostForm } from './post-form.tsx'
import { titleOf, wordingAt } from './title-of.ts'

/** The colour of each state, by a record's state with that colour. */
const colours = {
  public: 'approved',
  planned: 'pending',
  withdrawn: 'hidden',
  unfit: 'returned',
} as const

interface NoticeList {
  notices: readonly ManagedNotice[]
  people: Readonly<Record<string, string>>
}

/** All notices, newest first, with their actions. */
export function NoticeList({ notices, people }: NoticeList) {
  const words = useNoticesWords()
  const saidOf = useSaidOf(people)
  if (notices.length === 0) return <Text c="dimmed">{words.none}</Text>
  return (
    <ul className={classes.list} aria-label={words.title}>
      {notices.map((notice) => (
        <li key={notice.id}>
          {notice.images[0] && (
            <img
              className={classes.thumbnail}
              src={pictureOf(notice, notice.images[0].place)}
              alt=""
              loading="lazy"
            />
          )}
          <div className={classes.words}>
            <Group gap="sm">
              <Link to="/notices/$noticeId" params={{ noticeId: notice.id }}>
                <strong>{titleOf(notice)}</strong>
              </Link>
              <StateBadge notice={notice} />
            </Group>
            {notice.unsaid.map(({ path, message, ...name }) => (
              <Text key={path} size="sm" c="danger">
                {wordingAt(notice, path)} <Said {...name}>{message}</Said>
              </Text>
            ))}
            {notice.unfit.map(({ path, message, ...name }) => (
              <Text key={path} size="sm" c="danger">
                <Said {...name}>{message}</Said>
              </Text>
            ))}
            <Text size="sm" c="dimmed">
              {saidOf(notice)}
            </Text>
            <AlsoIn notice={notice} />
            <Actions notice={notice} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** A notice with forbidden text is not public, whatever its state. */
function StateBadge({ notice: { state, unfit } }: { notice: ManagedNotice }) {
  const { states } = useNoticesWords()
  const shown = unfit.length > 0 ? 'unfit' : state
  return (
    <span className={badges.badge} data-state={colours[shown]}>
      {states[shown]}
    </span>
  )
}

/** Returns a function that says who wrote and changed a notice, and when. */
function useSaidOf(people: NoticeList['people']) {
  const { said, somebody } = useNoticesWords()
  const { momentOf } = useTimes()
  return ({ state, publishedAt, publishedBy, changedAt, changedBy }: ManagedNotice): string => {
    const written = said[state](momentOf(publishedAt), people[publishedBy] ?? somebody)
    if (changedAt === null) return written
    return `${written} ${said.changed(momentOf(changedAt), people[changedBy ?? ''] ?? somebody)}`
  }
}

function Actions({ notice }: { notice: ManagedNotice }) {
  const words = useNoticesWords()
  const actions = useNoticeActions()
  const [isBusy, setBusy] = useState(false)
  const run = (work: () => Promise<unknown>) => {
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  const { id, state } = notice
  const title = titleOf(notice)
  return (
    <Group gap={6} mt={6}>
      <Button
        size="compact-sm"
        variant="default"
        renderRoot={(props) => (
          <Link to="/notices/$noticeId" params={{ noticeId: id }} {...props} />
        )}
        aria-label={words.editOne(title)}
      >
        {words.edit}
      </Button>
      {state === 'withdrawn' ? null : (
        <Button
          size="compact-sm"
          variant="default"
          disabled={isBusy}
          onClick={() => run(() => actions.withdraw(notice))}
          aria-label={words.withdrawOne(title)}
        >
          {words.withdraw}
        </Button>
      )}
      {state === 'public' ? null : (
        <Button
          size="compact-sm"
          variant="default"
          disabled={isBusy}
          onClick={() => run(() => actions.publish(notice))}
          aria-label={words.publishOne(title)}
        >
          {words.publish}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        color="danger"
        disabled={isBusy}
        onClick={() => run(() => actions.remove(notice))}
        aria-label={words.removeOne(title)}
      >
        {words.remove}
      </Button>
    </Group>
  )
}

/** Returns the actions on a notice; each resolves to whether it was done. */
function useNoticeActions() {
  const run = async (work: () => Promise<unknown>, done: string) => {
    const isDone = await work().then(
      () => true,
      (error: unknown) => {
        problemToast(error)
        return false
      },
    )
    if (isDone) doneToast(done)
    await freshen('managed-notices')
    return isDone
  }
  return {
    publish: ({ id, version }: ManagedNotice) =>
      run(
        () => call('POST /notices/{id}/publish', { params: { id }, version, body: {} }),
        noticesWordsNow().done.now,
      ),
    withdraw: ({ id, version }: ManagedNotice) =>
      run(
        () => call('POST /notices/{id}/withdraw', { params: { id }, version }),
        noticesWordsNow().done.withdrawn,
      ),
    remove: async (notice: ManagedNotice) => {
      const { id } = notice
      const { mayRemove: words, done } = noticesWordsNow()
      const isSure = await ask({ ...words, text: words.text(titleOf(notice)), isGrave: true })
      if (!isSure) return false
      return run(() => call('DELETE /notices/{id}', { params: { id } }), done.removed)
    },
  }
}

/** What the organisation publishes: the form for a new notice, and below it all notices. */
export function NoticesPage() {
  const words = useNoticesWords()
  const { cursor } = useSearch('/notices')
  const notices = useQuery({ ...noticesQuery(cursor), placeholderData: keepPreviousData })
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <PostForm />
      <Title order={2} size="h4" mb="sm">
        {words.all}
      </Title>
      <Loaded query={notices}>
        {({ notices: listed, people, ...pages }) => (
          <>
            <NoticeList notices={listed} people={people} />
            {pages.total > pages.pageSize && (
              <Pages
                {...pages}
                onPage={(next) => void navigate({ to: '/notices', search: { cursor: next } })}
              />
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}
