import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type Answer, call } from '#api/client'
import { type ContestAnswer, contestAnswerSchema } from '#modules/contests/schema'
import { contestsQuery } from '../queries.ts'
import { labelOfContest } from '../ui/label-of-contest.ts'
import { Loaded } from '../ui/loaded.tsx'
import { OnlyWaiting } from '../ui/only-waiting.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import classes from '../ui/sent-items.module.css'
import { TextDialog } from '../ui/text-dialog.tsx'
import { momentOf } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'

type List = Answer<'GET /contests'>
type Contest = List['contests'][number]

const route = getRouteApi('/contests')

/** What candidates say is wrong in their file: what waits first, the most overdue before the others. */
export function ContestsPage() {
  const { page = 1, state } = route.useSearch()
  const navigate = route.useNavigate()
  const contests = useQuery(contestsQuery({ page, state }))
  return (
    <div>
      <PageHead
        title="Reported mistakes"
        lead="What candidates say is wrong in their file. Until you answer, everybody who sees it is told that they say so."
      />
      <Loaded query={contests}>
        {(list) => (
          <>
            <Text mb="md" role="status">
              {saidOf(list, state)}
            </Text>
            <OnlyWaiting state={state} to="/contests" />
            <ul className={classes.list}>
              {list.contests.map((contest) => (
                <OneContest key={contest.id} contest={contest} people={list.people} />
              ))}
            </ul>
            {list.total > list.pageSize && (
              <Pages
                {...{ total: list.total, page, pageSize: list.pageSize }}
                onPage={(next) => void navigate({ search: { page: next, state } })}
              />
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

function saidOf({ open, overdue, total }: List, state: 'open' | undefined): string {
  if (total === 0 && state === undefined) return 'No candidate has reported a mistake.'
  if (open === 0) return 'Nothing waits for an answer.'
  return overdue === 0 ? `${open} waiting.` : `${open} waiting, ${overdue} of them overdue.`
}

interface OneContestProps {
  contest: Contest
  people: List['people']
}

function OneContest({ contest, people }: OneContestProps) {
  const { id, recordId, reference, name, proposed, note, state, dueAt, isOverdue } = contest
  return (
    <li className={classes.item} data-urgent={isOverdue || undefined}>
      <Title order={2} size="h4">
        {labelOfContest(contest)}, <bdi>{name}</bdi>
      </Title>
      <Text size="sm" c="dimmed">
        {reference} · said {momentOf(contest.createdAt)}
        {state === 'open' && ` · ${isOverdue ? 'was due' : 'due'} ${momentOf(dueAt)}`}
      </Text>
      <Text fw={600} mt="sm">
        What should be there
      </Text>
      <p className={classes.words} dir="auto">
        {proposed}
      </p>
      {note && (
        <p className={classes.words} dir="auto">
          {note}
        </p>
      )}
      {state === 'open' ? (
        <Steps id={id} recordId={recordId} />
      ) : (
        <Answered contest={contest} people={people} />
      )}
    </li>
  )
}

function Answered({ contest, people }: OneContestProps) {
  const { state, answeredAt, answeredBy, reason } = contest
  return (
    <Text size="sm" mt="sm">
      {state === 'accepted' ? 'Corrected' : 'Declined'} {answeredAt && momentOf(answeredAt)},{' '}
      {people[answeredBy ?? ''] ?? 'somebody'}
      {reason && (
        <>
          : <bdi>{reason}</bdi>
        </>
      )}
    </Text>
  )
}

/** Corrected first, on the record's own page and by another person than who entered it. */
function Steps({ id, recordId }: { id: string; recordId: string }) {
  const { run, isBusy } = useAction('contests', 'counts', 'records')
  const [isDeclining, setDeclining] = useState(false)
  const answer = async (body: ContestAnswer, done: string) =>
    (await run(() => call('POST /contests/{id}/answer', { params: { id }, body }), done)) !== null
  return (
    <Group gap="xs" mt="sm">
      <Button
        variant="default"
        renderRoot={(props) => <Link to="/records/$recordId" params={{ recordId }} {...props} />}
      >
        Open the record
      </Button>
      <Button loading={isBusy} onClick={() => void answer({ state: 'accepted' }, 'Accepted')}>
        Corrected
      </Button>
      <Button variant="default" disabled={isBusy} onClick={() => setDeclining(true)}>
        Decline
      </Button>
      <TextDialog
        isOpen={isDeclining}
        title="Leave it as it is?"
        label="Reason"
        hint="The candidate reads it, and may say so once more."
        button="Decline"
        missing={missing}
        most={1000}
        onClose={() => setDeclining(false)}
        onText={(reason) => answer({ state: 'declined', reason }, 'Declined')}
      />
    </Group>
  )
}

/** The sentence that the server has for it too. */
const missing =
  contestAnswerSchema.safeParse({ state: 'declined', reason: '' }).error?.issues[0]?.message ??
  'A reason is required.'
