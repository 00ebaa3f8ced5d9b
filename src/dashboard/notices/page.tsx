import { Button, Group, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#api/client'
import { useNoticesWords } from '#words/notices'
import { type ManagedNotice, noticesQuery } from '../queries.ts'
import { Link, useSearch } from '../routing.tsx'
import { ask } from '../ui/ask.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import { useTimes } from '../ui/times.ts'
import { Tone } from '../ui/tone.tsx'
import { useAction } from '../ui/use-action.ts'
import { usePart } from '../ui/use-part.ts'
import { navigate } from '../visits.ts'
import { useNamed } from '../words/named.ts'
import { Said } from '../words/said.tsx'
import { AlsoIn, pictureOf, titleOf, wordingAt } from './notice.tsx'
import classes from './notices.module.css'

const tones = { public: 'right', planned: 'soon', withdrawn: 'quiet', unfit: 'late' } as const

/** With the sentences that it offers it is the larger half of the page. */
const loadForm = () => import('./post-form.tsx')

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
  return <Tone of={tones[shown]}>{states[shown]}</Tone>
}

/** Returns a function that says who wrote and changed a notice, and when. */
function useSaidOf(people: NoticeList['people']) {
  const { said, somebody } = useNoticesWords()
  const named = useNamed()
  const { momentOf } = useTimes()
  return ({ state, publishedAt, publishedBy, changedAt, changedBy }: ManagedNotice): string => {
    const written = said[state](momentOf(publishedAt), named(people[publishedBy] ?? somebody))
    if (changedAt === null) return written
    return `${written} ${said.changed(momentOf(changedAt), named(people[changedBy ?? ''] ?? somebody))}`
  }
}

function Actions({ notice }: { notice: ManagedNotice }) {
  const words = useNoticesWords()
  const { run, isBusy } = useAction('managed-notices')
  const { id, state, version } = notice
  const params = { id }
  const title = titleOf(notice)
  const publish = () =>
    run(() => call('POST /notices/{id}/publish', { params, version, body: {} }), words.done.now)
  const withdraw = () =>
    run(() => call('POST /notices/{id}/withdraw', { params, version }), words.done.withdrawn)
  const remove = async () => {
    const { text, ...question } = words.mayRemove
    const isSure = await ask({ ...question, text: text(title), isGrave: true })
    if (isSure) await run(() => call('DELETE /notices/{id}', { params }), words.done.removed)
  }
  const small = { size: 'compact-sm', variant: 'default' } as const
  return (
    <Group gap={6} mt={6}>
      <Button
        {...small}
        renderRoot={(props) => (
          <Link to="/notices/$noticeId" params={{ noticeId: id }} {...props} />
        )}
        aria-label={words.editOne(title)}
      >
        {words.edit}
      </Button>
      {state !== 'withdrawn' && (
        <Button
          {...small}
          disabled={isBusy}
          onClick={() => void withdraw()}
          aria-label={words.withdrawOne(title)}
        >
          {words.withdraw}
        </Button>
      )}
      {state !== 'public' && (
        <Button
          {...small}
          disabled={isBusy}
          onClick={() => void publish()}
          aria-label={words.publishOne(title)}
        >
          {words.publish}
        </Button>
      )}
      <Button
        {...small}
        variant="subtle"
        color="danger"
        disabled={isBusy}
        onClick={() => void remove()}
        aria-label={words.removeOne(title)}
      >
        {words.remove}
      </Button>
    </Group>
  )
}

/** What the organisation publishes: the form for a new notice, and below it all notices. */
export function NoticesPage() {
  const words = useNoticesWords()
  const { cursor } = useSearch('/notices')
  const notices = useQuery({ ...noticesQuery(cursor), placeholderData: keepPreviousData })
  const { part: form, asked } = usePart(loadForm, true)
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      {form ? <form.PostForm /> : <FailedPart what={words.title} queries={[asked]} />}
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
