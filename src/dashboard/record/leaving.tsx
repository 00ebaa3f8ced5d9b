import { Box, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FullRecord, type RecordLeaving, recordLeavingQuery } from '../queries.ts'
import { FinishLeaving } from '../ui/finish-leaving.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { useTimes } from '../ui/times.ts'
import { useRecordWords } from '../words/record.ts'
import classes from './record.module.css'

type OneLeaving = RecordLeaving['leavings'][number]

/** Whether the candidate is leaving, what is due by when, and what was done; nothing if they never said so. */
export function Leaving({ record }: { record: FullRecord }) {
  const words = useRecordWords().leaving
  const inShort = useInShort()
  const leaving = useQuery(recordLeavingQuery(record.id))
  return (
    <Loaded query={leaving}>
      {(state) => {
        const [latest, ...earlier] = state.leavings
        if (!latest) return null
        return (
          <Box component="section" aria-labelledby="leaving-title" mb="xl">
            <Title order={2} size="h4" id="leaving-title" mb="sm">
              {words.title}
            </Title>
            <ul className={classes.cards}>
              <li>
                <Latest {...{ record, state, latest }} />
              </li>
            </ul>
            {earlier.length > 0 && (
              <Text size="sm" c="dimmed" mt="xs">
                {words.before(earlier.map(inShort).join('; '))}
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
  const words = useRecordWords().leaving
  const { dayOf, momentOf } = useTimes()
  const { id, leftAt, stayedAt, doneAt, removalDueAt } = latest
  if (stayedAt !== null)
    return (
      <>
        <strong>{words.stays}</strong>
        <Text size="sm">{words.saidStays(momentOf(leftAt), momentOf(stayedAt))}</Text>
      </>
    )
  const waits = doneAt === null
  return (
    <>
      <strong>{waits ? words.isLeaving : words.left}</strong>
      <Text size="sm">{words.said(momentOf(leftAt))}</Text>
      <Originals state={state} />
      <Text size="sm">
        {state.dataTakenAt === null ? words.noCopy : words.copy(momentOf(state.dataTakenAt))}
      </Text>
      <Text size="sm">{words.due(dayOf(removalDueAt))}</Text>
      {doneAt !== null && (
        <Text size="sm">
          {latest.doneBy === null
            ? words.done(momentOf(doneAt))
            : words.doneBy(momentOf(doneAt), latest.doneBy)}
        </Text>
      )}
      {waits && record.deletedAt === null && (
        <FinishLeaving
          {...{ id, name: record.name, originalsInHand: state.originalsInHand }}
          isAlone
        />
      )}
    </>
  )
}

/** Which of the candidate's originals are in the office, and when they are due back. */
function Originals({ state }: { state: RecordLeaving }) {
  const words = useRecordWords().leaving
  const { dayOf } = useTimes()
  const { originalsInHand: count, originalsBackBy: backBy, isOverdue } = state
  if (count === 0 || backBy === null) return <Text size="sm">{words.noOriginal}</Text>
  return (
    <Text size="sm" {...(isOverdue ? { c: 'red', fw: 600 } : {})}>
      {words.giveBack(count, dayOf(backBy))}
      {isOverdue && words.overdue}
    </Text>
  )
}

function useInShort() {
  const words = useRecordWords().leaving
  const { dayOf } = useTimes()
  return ({ leftAt, stayedAt }: OneLeaving) =>
    words.saidOn(dayOf(leftAt)) + (stayedAt === null ? '' : words.stayedOn(dayOf(stayedAt)))
}
