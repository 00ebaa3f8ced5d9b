import { Button, Text } from '@mantine/core'
import { isLedger } from '#modules/exchange/columns.schema'
import { type ImportWords, useImportWords } from '../words/import.ts'
import classes from './import.module.css'
import type { Details } from './steps.ts'
import { useSteps } from './use-steps.ts'

/** How far it is. It continues by itself, also when this page is closed or the server restarts. */
export function Progress({ details }: { details: Details }) {
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
