import { Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { momentOf } from '../ui/times.ts'
import { Addresses } from './addresses.tsx'
import { Counts } from './counts.tsx'
import classes from './import.module.css'
import { Mistakes } from './mistakes.tsx'
import { counted, type Details } from './steps.ts'
import { useSteps } from './use-steps.ts'

/** How it ended, what is still to be corrected, and the way back within 24 hours. */
export function Result({ details }: { details: Details }) {
  const { id, state, undoUntil, filesRemovedAt } = details
  const steps = useSteps(id)
  const canUndo = undoUntil !== null && Date.parse(undoUntil) > Date.now()
  return (
    <div>
      <section className={classes.section} aria-labelledby="result">
        <div role="status">
          <h2 id="result">{headingOf(details)}</h2>
        </div>
        {(state === 'done' || details.rowsDone > 0) && (
          <Counts details={details} isForecast={false} />
        )}
        {state !== 'undone' && <Addresses details={details} />}
        <Group>
          {details.counts.created > 0 && state !== 'undone' && (
            <Link to="/records">To the records</Link>
          )}
          <Link to="/import">Import another table</Link>
        </Group>
        {canUndo && (
          <Group mt="md">
            <Button variant="default" loading={steps.isAsking} onClick={() => void steps.undo()}>
              Undo import
            </Button>
            <Text size="sm" c="dimmed">
              Possible until {momentOf(undoUntil)}.
            </Text>
          </Group>
        )}
        {filesRemovedAt !== null && (
          <Text size="sm" c="dimmed" mt="sm">
            The table and the images that it was given have been removed.
          </Text>
        )}
      </section>
      <Mistakes details={details} />
    </div>
  )
}

function headingOf({ state, rows, rowsDone, counts }: Details): string {
  if (state === 'undone')
    return counts.left > 0
      ? `Taken back; ${counted(counts.left, 'record was', 'records were')} left, because somebody changed them since`
      : 'Taken back'
  if (state === 'cancelled')
    return rowsDone > 0
      ? `Stopped after ${counted(rowsDone)} of ${counted(rows, 'row')}`
      : 'Given up'
  return counts.failed > 0 ? 'Done, with rows to correct' : 'Done'
}
