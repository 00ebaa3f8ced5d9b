import { Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { type Answer, call } from '#api/client'
import { countryName } from '#modules/records/schema'
import { complaintsQuery } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { OnlyWaiting } from '../ui/only-waiting.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import classes from '../ui/sent-items.module.css'
import { TextDialog } from '../ui/text-dialog.tsx'
import { momentOf } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'

type List = Answer<'GET /complaints'>
type Complaint = List['complaints'][number]

const route = getRouteApi('/complaints')

const subjects = {
  agency: 'About the agency',
  employer: 'About the employer',
  other: 'About somebody else',
} as const satisfies Record<Complaint['about'], string>

/** What workers complain of and chose to send: what waits for an answer first. */
export function ComplaintsPage() {
  const { page = 1, state } = route.useSearch()
  const navigate = route.useNavigate()
  const complaints = useQuery(complaintsQuery({ page, state }))
  return (
    <div>
      <PageHead
        title="Complaints"
        lead="What people wrote under “Write a complaint” and chose to send. Each waits here until it is answered. Nobody can change or remove one, or its answer."
      />
      <Loaded query={complaints}>
        {({ complaints: listed, open, total, pageSize }) => (
          <>
            <Text mb="md" role="status">
              {saidOf(open, total, state)}
            </Text>
            <OnlyWaiting state={state} to="/complaints" />
            <ul className={classes.list}>
              {listed.map((complaint) => (
                <OneComplaint key={complaint.number} complaint={complaint} />
              ))}
            </ul>
            {total > pageSize && (
              <Pages
                {...{ total, page, pageSize }}
                onPage={(next) => void navigate({ search: { page: next, state } })}
              />
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

function saidOf(open: number, total: number, state: 'open' | undefined): string {
  if (total === 0 && state === undefined) return 'Nobody has sent a complaint.'
  return open === 0 ? 'Nothing waits for an answer.' : `${open} waiting for an answer.`
}

function OneComplaint({ complaint }: { complaint: Complaint }) {
  const { number, at, about, text, from, answer } = complaint
  return (
    <li className={classes.item} data-urgent={answer === null || undefined}>
      <Title order={2} size="h4">
        {subjects[about]}
      </Title>
      <Text size="sm" c="dimmed">
        {[number, `written ${momentOf(at)}`, ...journeyOf(complaint)].join(' · ')}
      </Text>
      <p className={classes.words} dir="auto">
        {text}
      </p>
      <Text size="sm">
        Contact: <bdi>{from ?? 'not given'}</bdi>
      </Text>
      {answer === null ? (
        <AnswerIt number={number} />
      ) : (
        <>
          <Text size="sm" c="dimmed" mt="sm">
            Answered {momentOf(answer.at)} by {answer.by ?? 'a deleted account'}
          </Text>
          <p className={classes.words} dir="auto">
            {answer.text}
          </p>
        </>
      )}
    </li>
  )
}

function journeyOf({ origin, destination }: Complaint): string[] {
  return [
    ...(origin === null ? [] : [`from ${countryName(origin, 'en')}`]),
    ...(destination === null ? [] : [`works in ${countryName(destination, 'en')}`]),
  ]
}

/** One answer, which whoever has the number reads and nobody can change. */
function AnswerIt({ number }: { number: string }) {
  const { run, isBusy } = useAction('complaints', 'counts')
  const [isOpen, setOpen] = useState(false)
  const send = async (answer: string) => {
    const asked = { params: { number }, body: { answer } }
    const sent = await run(
      () => call('POST /complaints/{number}/answer', asked),
      'The answer is sent',
    )
    return sent !== null
  }
  return (
    <>
      <Button mt="sm" loading={isBusy} onClick={() => setOpen(true)}>
        Answer
      </Button>
      <TextDialog
        isOpen={isOpen}
        title="Answer the complaint"
        label="Answer"
        hint="Whoever has the number reads it. There is one answer, and it cannot be changed."
        button="Send the answer"
        missing="Write what you answer."
        most={2000}
        onClose={() => setOpen(false)}
        onText={send}
      />
    </>
  )
}
