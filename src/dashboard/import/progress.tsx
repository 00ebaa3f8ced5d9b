import { Button, Text } from '@mantine/core'
import classes from './import.module.css'
import { counted, type Details } from './steps.ts'
import { useSteps } from './use-steps.ts'

const headings = {
  checking: 'Dry run under way',
  running: 'The rows are being brought in',
  undoing: 'The import is being taken back',
} as const

/** How far it is. It goes on by itself, also when this page is closed or the server starts again. */
export function Progress({ details }: { details: Details }) {
  const { id, counts, waitsFor } = details
  const steps = useSteps(id)
  const state = details.state as keyof typeof headings
  const isUndo = state === 'undoing'
  const whole = isUndo ? counts.created : details.rows
  const done = isUndo ? counts.undone + counts.left : details.rowsDone
  const words = `${counted(done)} of ${counted(whole, isUndo ? 'record' : 'row')}`
  return (
    <section className={classes.section} aria-labelledby="progress">
      <h2 id="progress">{waitsFor === null ? headings[state] : 'It waits for another import'}</h2>
      <progress className={classes.bar} max={whole} value={done} aria-labelledby="progress" />
      <Text role="status">{words}</Text>
      <Text size="sm" c="dimmed" mb="sm">
        {whatFollows(details)}
      </Text>
      {state === 'checking' && (
        <Button variant="default" onClick={() => void steps.giveUp()}>
          Cancel import
        </Button>
      )}
      {state === 'running' && (
        <Button variant="default" onClick={() => void steps.stop()}>
          Stop the import
        </Button>
      )}
    </section>
  )
}

function whatFollows({ place, state, waitsFor }: Details): string {
  if (waitsFor !== null)
    return `You may leave this page: it begins by itself when the import of “${waitsFor}” has ended. One import runs at a time.`
  return place === 'command' && state !== 'undoing'
    ? 'It was begun on the command line. If it was interrupted there, the same command goes on with it.'
    : 'You may leave this page: it goes on by itself. One import runs at a time.'
}
