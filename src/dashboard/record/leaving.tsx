import { Box, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FullRecord, type RecordLeaving, recordLeavingQuery } from '../queries.ts'
import { FinishLeaving } from '../ui/finish-leaving.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { dayOf, momentOf } from '../ui/times.ts'
import classes from './record.module.css'

type OneLeaving = RecordLeaving['leavings'][number]

/** Whether the candidate leaves, what is due until when, and what was done; nothing who never said so. */
export function Leaving({ record }: { record: FullRecord }) {
  const leaving = useQuery(recordLeavingQuery(record.id))
  return (
    <Loaded query={leaving}>
      {(state) => {
        const [latest, ...earlier] = state.leavings
        if (!latest) return null
        return (
          <Box component="section" aria-labelledby="leaving-title" mb="xl">
            <Title order={2} size="h4" id="leaving-title" mb="sm">
              Leaving the agency
            </Title>
            <ul className={classes.cards}>
              <li>
                <Latest {...{ record, state, latest }} />
              </li>
            </ul>
            {earlier.length > 0 && (
              <Text size="sm" c="dimmed" mt="xs">
                Before: {earlier.map(inShort).join('; ')}
              </Text>
            )}
          </Box>
        )
      }}
    </Loaded>
  )
}

interface LatestProps {
  record: FullRecord
  state: RecordLeaving
  latest: OneLeaving
}

function Latest({ record, state, latest }: LatestProps) {
  const { id, leftAt, stayedAt, doneAt, removalDueAt } = latest
  if (stayedAt !== null)
    return (
      <>
        <strong>The candidate stays</strong>
        <Text size="sm">
          Said on {momentOf(leftAt)} that they leave, and on {momentOf(stayedAt)} that they stay.
          The file is kept.
        </Text>
      </>
    )
  const waits = doneAt === null
  return (
    <>
      <strong>{waits ? 'The candidate is leaving' : 'The candidate left'}</strong>
      <Text size="sm">
        Said so on {momentOf(leftAt)}. All shares ended then, and all consents except messages.
      </Text>
      <Originals state={state} />
      <Text size="sm">
        {state.dataTakenAt === null
          ? 'The candidate has not taken a copy of all data since then. Offer to hand it over.'
          : `A copy of all data was last made on ${momentOf(state.dataTakenAt)}.`}
      </Text>
      <Text size="sm">
        Papers and details that can be removed are due from {dayOf(removalDueAt)}.
      </Text>
      {doneAt !== null && <Text size="sm">{doneWords(latest, doneAt)}</Text>}
      {waits && record.deletedAt === null && (
        <FinishLeaving
          {...{ id, name: record.name, originalsInHand: state.originalsInHand }}
          isAlone
        />
      )}
    </>
  )
}

/** What of the candidate's is in the office, and until when it has to be back. */
function Originals({ state }: { state: RecordLeaving }) {
  const { originalsInHand: count, originalsBackBy: backBy, isOverdue } = state
  if (count === 0 || backBy === null) return <Text size="sm">No original is in the office.</Text>
  return (
    <Text size="sm" {...(isOverdue ? { c: 'red', fw: 600 } : {})}>
      {count === 1 ? 'Give back 1 original' : `Give back ${count} originals`} by {dayOf(backBy)}
      {isOverdue && ': overdue'}
    </Text>
  )
}

function doneWords({ doneBy }: OneLeaving, doneAt: string): string {
  return `Dealt with on ${momentOf(doneAt)}${doneBy === null ? '' : ` by ${doneBy}`}.`
}

function inShort({ leftAt, stayedAt }: OneLeaving): string {
  return `said on ${dayOf(leftAt)} that they leave${stayedAt === null ? '' : `, stayed on ${dayOf(stayedAt)}`}`
}
