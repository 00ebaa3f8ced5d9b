import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Answer } from '#api/client'
import { usePartWords } from '#words/parts'
import { useSubmitWords } from '#words/submit'
import { recordsQuery } from '../queries.ts'
import { Link } from '../routing.tsx'
import { useSession } from '../session.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import { Muted } from '../ui/part.tsx'
import { StateBadge } from '../ui/state-badge.tsx'
import { useTimes } from '../ui/times.ts'
import { useShellWords } from '../words/index.ts'
import classes from './submit.module.css'

type Listed = Answer<'GET /records'>['records'][number]

/** The records that the person entered, newest first, with the reason when one came back. */
export function OwnSubmissions() {
  const { title, none } = useSubmitWords().own
  return <Submissions title={title} none={none} />
}

interface Submissions {
  title: string
  /** Only those in this state. */
  state?: Listed['state']
  /** Only those that are assigned to this account. */
  assignedTo?: string
  /** The message for an empty list. */
  none: string
}

/** The person's own records, or those in one state, newest first. */
export function Submissions({ title, state, assignedTo, none }: Submissions) {
  const [cursor, setCursor] = useState<string>()
  const records = useQuery({
    ...recordsQuery({ cursor, state, assignedTo }),
    placeholderData: keepPreviousData,
  })
  const id = useId()
  const { number } = usePartWords()
  return (
    <section
      aria-labelledby={id}
      id={state ?? (assignedTo && 'assigned')}
      className={classes.submissions}
    >
      <Title order={2} size="h4" id={id} mb="sm">
        {title}
        {(state ?? assignedTo) && records.data && ` (${number(records.data.total)})`}
      </Title>
      <Loaded query={records}>
        {(list) =>
          list.total === 0 ? (
            <Text c="dimmed">{none}</Text>
          ) : (
            <Stack>
              <ul className={classes.list}>
                {list.records.map((record) => (
                  <Submission key={record.id} record={record} />
                ))}
              </ul>
              <Pages {...list} onPage={setCursor} />
            </Stack>
          )
        }
      </Loaded>
    </section>
  )
}

function Submission({ record }: { record: Listed }) {
  const words = useSubmitWords().own
  const { dayOf } = useTimes()
  const isReturned = record.state === 'returned'
  const isEditable = record.state !== 'approved'
  return (
    <li className={classes.item}>
      <div className={classes.text}>
        <Group gap="xs">
          <Text fw={600}>{record.name}</Text>
          <StateBadge state={record.state} />
        </Group>
        <Muted>
          {record.passportNumber} · {record.reference} · {words.entered(dayOf(record.createdAt))}
        </Muted>
        {record.returnReason && (
          <Text size="sm" className={classes.reason}>
            <strong>{isReturned ? words.whyReturned : words.whyWithdrawn}</strong>{' '}
            {record.returnReason}
            {isReturned && <span className={classes.next}>{words.next}</span>}
          </Text>
        )}
      </div>
      {isEditable && (
        <Button
          size="xs"
          variant="default"
          renderRoot={(props) => (
            <Link to="/records/$recordId/edit" params={{ recordId: record.id }} {...props} />
          )}
          aria-label={isReturned ? words.correctOne(record.name) : words.updateOne(record.name)}
        >
          {isReturned ? words.correct : words.update}
        </Button>
      )}
    </li>
  )
}

/** The records that the person entered: first those that came back. */
export function SubmissionsPage() {
  const { own: words, submit } = useSubmitWords()
  const { pages } = useShellWords()
  const { id } = useSession()
  return (
    <div>
      <PageHead title={pages['/submissions']} lead={words.lead} />
      <Button mb="lg" renderRoot={(props) => <Link to="/submit" {...props} />}>
        {submit.title}
      </Button>
      {(['returned', 'pending', 'approved'] as const).map((state) => (
        <Submissions
          key={state}
          title={words.states[state]}
          state={state}
          none={words.noneIn[state]}
        />
      ))}
      <Submissions {...words.assigned} assignedTo={id} />
    </div>
  )
}
