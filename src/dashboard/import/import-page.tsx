import { Alert, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { isLedger } from '#modules/tables/columns/columns.schema'
import { importQuery } from '../queries.ts'
import { Link, useParams } from '../routing.tsx'
import { LaterView } from '../ui/later-view.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useTimes } from '../ui/times.ts'
import { Said, useSaid } from '../words/said.tsx'
import { Addresses, Counts, Sheets } from './counts.tsx'
import { Forecast } from './forecast.tsx'
import classes from './import.module.css'
import { Mistakes } from './mistakes.tsx'
import { Preparation } from './preparation.tsx'
import {
  type Details,
  type ImportWords,
  isUnderWay,
  useImportWords,
  useKeptPlace,
  useSteps,
} from './use-import.ts'

/** One import, at its current step. Everything is stored on the server, so a reload loses nothing. */
export function OneImportPage() {
  const { importId } = useParams('/import/$importId')
  const query = useQuery({
    ...importQuery(importId),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? 700 : false),
  })
  return <Loaded query={query}>{(details) => <AtItsStep details={details} />}</Loaded>
}

function AtItsStep({ details }: { details: Details }) {
  const { one: words } = useImportWords()
  const { state, fileName, problem } = details
  const lead = useLead(details)
  const place = useKeptPlace(state)
  return (
    <div>
      <PageHead title={fileName} back={<Link to="/import">{words.back}</Link>} lead={lead} />
      {problem && (
        <Alert mb="md" color="danger" title={state === 'cancelled' ? words.stopped : words.waits}>
          <Said {...problem}>{problem.message}</Said>
        </Alert>
      )}
      <div ref={place}>
        <Step details={details} />
      </div>
    </div>
  )
}

const loadLetters = () => import('./letters.tsx')

/** Most tables declare their encoding: only for the others is this part of the program loaded. */
function LettersOf({ details }: { details: Details }) {
  const { letters: words } = useImportWords()
  if (details.letters === null) return null
  return (
    <LaterView load={loadLetters} what={words.title} isPart>
      {({ Letters }) => <Letters details={details} />}
    </LaterView>
  )
}

function Step({ details }: { details: Details }) {
  switch (details.state) {
    case 'uploaded':
    case 'mapped':
      return (
        <>
          <LettersOf details={details} />
          <Sheets details={details} />
          <Preparation key={`${details.id} ${details.letters?.encoding}`} details={details} />
        </>
      )
    case 'checked':
      return (
        <>
          <LettersOf details={details} />
          <Sheets details={details} />
          <Forecast details={details} />
        </>
      )
    case 'checking':
    case 'running':
    case 'undoing':
      return <Progress details={details} />
    default:
      return <Result details={details} />
  }
}

function useLead({ rows, format, reading, isOlder, startedBy, createdAt }: Details): string {
  const { one: words } = useImportWords()
  const { momentOf } = useTimes()
  const inWords = useSaid()
  const notes = reading.map((note) => inWords(note)).join(', ')
  const how = notes ? `${format.toUpperCase()} (${notes})` : format.toUpperCase()
  const begun = words.lead(rows, how, startedBy, momentOf(createdAt))
  return isOlder ? `${begun} ${words.older}` : begun
}

/** How far it is. It continues by itself, also when this page is closed or the server restarts. */
function Progress({ details }: { details: Details }) {
  const { progress: words, choices, payments } = useImportWords()
  const { id, counts, waitsFor } = details
  const steps = useSteps(id)
  const state = details.state as 'checking' | 'running' | 'undoing'
  const isUndo = state === 'undoing'
  const whole = isUndo ? counts.created : details.rows
  const done = isUndo ? counts.undone + counts.left : details.rowsDone
  const undone = isLedger(details.mapping) ? payments.done : words.records
  const howFar = isUndo ? undone(done, whole) : words.rows(done, whole)
  return (
    <section className={classes.section} aria-labelledby="progress">
      <h2 id="progress">{waitsFor === null ? words[state] : words.waits}</h2>
      <progress className={classes.bar} max={whole} value={done} aria-labelledby="progress" />
      <Text role="status">{howFar}</Text>
      <Text size="sm" c="dimmed" mb="sm">
        {whatFollows(details, words)}
      </Text>
      {state === 'checking' && (
        <Button variant="default" onClick={() => void steps.giveUp()}>
          {choices.giveUp}
        </Button>
      )}
      {state === 'running' && (
        <Button variant="default" onClick={() => void steps.stop()}>
          {words.stop}
        </Button>
      )}
    </section>
  )
}

function whatFollows({ place, state, waitsFor }: Details, words: ImportWords['progress']): string {
  if (waitsFor !== null) return words.waitsFor(waitsFor)
  return place === 'command' && state !== 'undoing' ? words.onCommandLine : words.goesOn
}

/** How it ended, what is still to be corrected, and the undo within 24 hours. */
function Result({ details }: { details: Details }) {
  const { result, payments } = useImportWords()
  const isOfPayments = isLedger(details.mapping)
  const words = isOfPayments ? { ...result, takenBackBut: payments.takenBackBut } : result
  const { momentOf } = useTimes()
  const { id, state, undoUntil, filesRemovedAt } = details
  const steps = useSteps(id)
  const canUndo = undoUntil !== null && Date.parse(undoUntil) > Date.now()
  return (
    <div>
      <section className={classes.section} aria-labelledby="result">
        <div role="status">
          <h2 id="result">{headingOf(details, words)}</h2>
        </div>
        {(state === 'done' || details.rowsDone > 0) && (
          <Counts details={details} isForecast={false} />
        )}
        {state !== 'undone' && <Addresses details={details} />}
        <Group>
          {details.counts.created > 0 && state !== 'undone' && (
            <Link to={isOfPayments ? '/payments' : '/records'}>
              {isOfPayments ? payments.toLedger : words.toRecords}
            </Link>
          )}
          <Link to="/import">{words.another}</Link>
        </Group>
        {details.counts.created > 0 && state !== 'undone' && !isOfPayments && (
          <Text size="sm" mt="md">
            {result.afterwards} <Link to="/approvals">{result.toApprovals}</Link>
          </Text>
        )}
        {canUndo && (
          <Group mt="md">
            <Button
              variant="default"
              loading={steps.isAsking}
              onClick={() => void steps.undo(isOfPayments)}
            >
              {words.undo}
            </Button>
            <Text size="sm" c="dimmed">
              {words.until(momentOf(undoUntil))}
            </Text>
          </Group>
        )}
        {filesRemovedAt !== null && (
          <Text size="sm" c="dimmed" mt="sm">
            {words.removed}
          </Text>
        )}
      </section>
      <Mistakes details={details} />
    </div>
  )
}

function headingOf(
  { state, rows, rowsDone, counts }: Details,
  words: ImportWords['result'],
): string {
  if (state === 'undone') return counts.left > 0 ? words.takenBackBut(counts.left) : words.takenBack
  if (state === 'cancelled') return rowsDone > 0 ? words.stopped(rowsDone, rows) : words.givenUp
  return counts.failed > 0 ? words.doneBut : words.done
}
