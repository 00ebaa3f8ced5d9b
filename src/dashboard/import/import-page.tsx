import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { importQuery } from '../queries.ts'
import { LaterView } from '../ui/later-view.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useTimes } from '../ui/times.ts'
import { useImportWords } from '../words/import.ts'
import { Said, useSaid } from '../words/said.tsx'
import { Forecast } from './forecast.tsx'
import { Preparation } from './preparation.tsx'
import { Progress } from './progress.tsx'
import { Result } from './result.tsx'
import { Sheets } from './sheets.tsx'
import { type Details, isUnderWay } from './steps.ts'
import { useKeptPlace } from './use-kept-place.ts'

/** One import, at its current step. Everything is stored on the server, so a reload loses nothing. */
export function OneImportPage() {
  const { importId } = useParams({ from: '/import/$importId' })
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
  const notes = reading.map((note) => inWords(note.message, note)).join(', ')
  const how = notes ? `${format.toUpperCase()} (${notes})` : format.toUpperCase()
  const begun = words.lead(rows, how, startedBy, momentOf(createdAt))
  return isOlder ? `${begun} ${words.older}` : begun
}
