import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type Answer, call } from '#api/client'
import { contestAnswerProblems } from '#modules/contests/problems/schema'
import type { ContestAnswer } from '#modules/contests/schema'
import { useLanguage } from '../look/language.ts'
import { contestsQuery } from '../queries.ts'
import { ClockNote } from '../ui/clock-note.tsx'
import { labelOfContest } from '../ui/label-of-contest.ts'
import { Loaded } from '../ui/loaded.tsx'
import { OnlyWaiting } from '../ui/only-waiting.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import classes from '../ui/sent-items.module.css'
import { TextDialog } from '../ui/text-dialog.tsx'
import { useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { useAnswersWords } from '../words/answers.ts'

type List = Answer<'GET /contests'>
type Contest = List['contests'][number]

const route = getRouteApi('/contests')

/** What candidates say is wrong in their files: open ones first, the most overdue on top. */
export function ContestsPage() {
  const { contests: words, nothingWaits } = useAnswersWords()
  const { page = 1, state } = route.useSearch()
  const navigate = route.useNavigate()
  const contests = useQuery(contestsQuery({ page, state }))
  const said = ({ open, overdue, total }: List) => {
    if (total === 0 && state === undefined) return words.none
    if (open === 0) return nothingWaits
    return overdue === 0 ? words.waiting(open) : words.overdue(open, overdue)
  }
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <Loaded query={contests}>
        {(list) => (
          <>
            <Text mb="md" role="status">
              {said(list)}
            </Text>
            <OnlyWaiting state={state} to="/contests" />
            {list.contests.length > 0 && <ClockNote />}
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

interface OneContestProps {
  contest: Contest
  people: List['people']
}

function OneContest({ contest, people }: OneContestProps) {
  const { contests: words } = useAnswersWords()
  const language = useLanguage()
  const { momentBesideClock: momentOf } = useTimes()
  const { id, recordId, reference, name, proposed, note, state, dueAt, isOverdue } = contest
  const due = isOverdue ? words.wasDue : words.due
  return (
    <li className={classes.item} data-urgent={isOverdue || undefined}>
      <Title order={2} size="h4">
        {labelOfContest(contest, language)}, <bdi>{name}</bdi>
      </Title>
      <Text size="sm" c="dimmed">
        {reference} · {words.said(momentOf(contest.createdAt))}
        {state === 'open' && ` · ${due(momentOf(dueAt))}`}
      </Text>
      <Text fw={600} mt="sm">
        {words.proposed}
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
  const { contests: words } = useAnswersWords()
  const { momentBesideClock: momentOf } = useTimes()
  const { state, answeredAt, answeredBy, reason } = contest
  const said = state === 'accepted' ? words.accepted : words.declined
  return (
    <Text size="sm" mt="sm">
      {said(answeredAt ? momentOf(answeredAt) : '', people[answeredBy ?? ''] ?? words.somebody)}
      {reason && (
        <>
          : <bdi>{reason}</bdi>
        </>
      )}
    </Text>
  )
}

/** The correction comes first, on the record's page and by another person than entered it. */
function Steps({ id, recordId }: { id: string; recordId: string }) {
  const { contests: words } = useAnswersWords()
  const { run, isBusy } = useAction('contests', 'counts', 'records')
  const [isDeclining, setDeclining] = useState(false)
  const answer = async (body: ContestAnswer) => {
    const work = () => call('POST /contests/{id}/answer', { params: { id }, body })
    return (await run(work, words.done[body.state])) !== null
  }
  return (
    <Group gap="xs" mt="sm">
      <Button
        variant="default"
        renderRoot={(props) => <Link to="/records/$recordId" params={{ recordId }} {...props} />}
      >
        {words.openRecord}
      </Button>
      <Button loading={isBusy} onClick={() => void answer({ state: 'accepted' })}>
        {words.corrected}
      </Button>
      <Button variant="default" disabled={isBusy} onClick={() => setDeclining(true)}>
        {words.decline}
      </Button>
      <TextDialog
        isOpen={isDeclining}
        {...words.dialog}
        missing={contestAnswerProblems.noReason}
        most={1000}
        onClose={() => setDeclining(false)}
        onText={(reason) => answer({ state: 'declined', reason })}
      />
    </Group>
  )
}
