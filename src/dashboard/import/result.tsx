import { Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { isLedger } from '#modules/exchange/columns.schema'
import { useTimes } from '../ui/times.ts'
import { type ImportWords, useImportWords } from '../words/import.ts'
import { Addresses } from './addresses.tsx'
import { Counts } from './counts.tsx'
import classes from './import.module.css'
import { Mistakes } from './mistakes.tsx'
import type { Details } from './steps.ts'
import { useSteps } from './use-steps.ts'

/** How it ended, what is still to be corrected, and the undo within 24 hours. */
export function Result({ details }: { details: Details }) {
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
