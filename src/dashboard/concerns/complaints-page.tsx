import { Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { type Answer, call } from '#api/client'
import { countryName } from '#modules/records/schema'
import { answerProblems } from '#modules/speech/schema'
import { useLanguage } from '../look/language.ts'
import { complaintsQuery } from '../queries.ts'
import { ClockNote } from '../ui/clock-note.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { OnlyWaiting } from '../ui/only-waiting.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import classes from '../ui/sent-items.module.css'
import { TextDialog } from '../ui/text-dialog.tsx'
import { useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { useAnswersWords } from '../words/answers.ts'

type List = Answer<'GET /complaints'>
type Complaint = List['complaints'][number]

const route = getRouteApi('/complaints')

/** What workers complain of and chose to send: unanswered complaints first. */
export function ComplaintsPage() {
  const { complaints: words, nothingWaits } = useAnswersWords()
  const { page = 1, state } = route.useSearch()
  const navigate = route.useNavigate()
  const said = (open: number, total: number) => {
    if (total === 0 && state === undefined) return words.none
    return open === 0 ? nothingWaits : words.waiting(open)
  }
  const complaints = useQuery(complaintsQuery({ page, state }))
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <Loaded query={complaints}>
        {({ complaints: listed, open, total, pageSize }) => (
          <>
            <Text mb="md" role="status">
              {said(open, total)}
            </Text>
            <OnlyWaiting state={state} to="/complaints" />
            {listed.length > 0 && <ClockNote />}
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

function OneComplaint({ complaint }: { complaint: Complaint }) {
  const { complaints: words } = useAnswersWords()
  const { momentBesideClock: momentOf } = useTimes()
  const journey = useJourney(complaint)
  const { number, at, about, text, from, answer } = complaint
  return (
    <li className={classes.item} data-urgent={answer === null || undefined}>
      <Title order={2} size="h4">
        {words.about[about]}
      </Title>
      <Text size="sm" c="dimmed">
        {[number, words.written(momentOf(at)), ...journey].join(' · ')}
      </Text>
      <p className={classes.words} dir="auto">
        {text}
      </p>
      <Text size="sm">
        {words.contact}: <bdi>{from ?? words.noContact}</bdi>
      </Text>
      {answer === null ? (
        <AnswerIt number={number} />
      ) : (
        <>
          <Text size="sm" c="dimmed" mt="sm">
            {words.answered(momentOf(answer.at), answer.by ?? words.deletedAccount)}
          </Text>
          <p className={classes.words} dir="auto">
            {answer.text}
          </p>
        </>
      )}
    </li>
  )
}

function useJourney({ origin, destination }: Complaint): string[] {
  const { complaints: words } = useAnswersWords()
  const language = useLanguage()
  return [
    ...(origin === null ? [] : [words.from(countryName(origin, language))]),
    ...(destination === null ? [] : [words.worksIn(countryName(destination, language))]),
  ]
}

/** One answer, which anybody with the number can read and nobody can change. */
function AnswerIt({ number }: { number: string }) {
  const { complaints: words } = useAnswersWords()
  const { run, isBusy } = useAction('complaints', 'counts')
  const [isOpen, setOpen] = useState(false)
  const send = async (answer: string) => {
    const asked = { params: { number }, body: { answer } }
    const sent = await run(() => call('POST /complaints/{number}/answer', asked), words.sent)
    return sent !== null
  }
  return (
    <>
      <Button mt="sm" loading={isBusy} onClick={() => setOpen(true)}>
        {words.answer}
      </Button>
      <TextDialog
        isOpen={isOpen}
        {...words.dialog}
        missing={answerProblems.noAnswer}
        most={2000}
        onClose={() => setOpen(false)}
        onText={send}
      />
    </>
  )
}
