import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Answer, addressOf, call } from '#api/client'
import { documentKinds } from '#modules/documents/schema'
import { comparisonsQuery, type FullRecord } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { dayOf, momentOf } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { NoteComparison } from './note-comparison.tsx'
import classes from './record.module.css'
import { showedLabels } from './showed-labels.ts'

type Listed = Answer<'GET /records/{id}/comparisons'>
type Round = Listed['rounds'][number]

const states: Record<Round['state'], string> = {
  waiting: 'A second person has yet to ask. Until then only the first one knows what it showed.',
  same: 'Both saw the same as our copy. This does not make it genuine, and it can change any day.',
  unclear: 'At least one saw nothing, or got no answer.',
  other: 'Something else was shown.',
}

/** What authorities showed when two people asked them, each on their own. */
export function Comparisons({ record }: { record: FullRecord }) {
  const comparisons = useQuery(comparisonsQuery(record.id))
  return (
    <section aria-labelledby="comparisons">
      <Title order={2} size="h4" id="comparisons" mb="sm">
        Asked the authorities
      </Title>
      <Loaded query={comparisons}>
        {(listed) => (
          <>
            {listed.rounds.length === 0 ? (
              <Text size="sm" c="dimmed">
                Nobody here has asked about these documents yet.
              </Text>
            ) : (
              <ul className={classes.cards}>
                {listed.rounds.map((round) => (
                  <OneRound key={round.comparisons[0]?.id} {...{ record, round, listed }} />
                ))}
              </ul>
            )}
            {record.deletedAt === null && listed.papers.length > 0 && (
              <NoteComparison recordId={record.id} papers={listed.papers} />
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

interface OneRoundProps {
  record: FullRecord
  round: Round
  listed: Listed
}

function OneRound({ record, round, listed: { people } }: OneRoundProps) {
  const isOnFile = record.documents.some(({ id }) => id === round.documentId)
  const alert = round.comparisons.find(({ showed }) => showed === 'other')
  return (
    <li>
      <strong>{documentKinds[round.kind].label}</strong>
      <Text size="sm">{round.authority ?? 'An official check that is not for it any more'}</Text>
      {!isOnFile && (
        <Text size="sm" c="dimmed">
          Of an earlier version
        </Text>
      )}
      {round.comparisons.map((one) => (
        <Text key={one.id} size="sm">
          {dayOf(one.askedOn)}, {people[one.notedBy]}
          {one.showed && `: ${showedLabels[one.showed]}`}{' '}
          <Screenshots id={one.id} pages={one.screenshotPages} />
        </Text>
      ))}
      <Text size="sm">
        {states[round.state]}
        {round.isOld && ' It is old: ask again.'}
      </Text>
      {alert && <Alerted round={round} id={alert.id} people={people} />}
    </li>
  )
}

function Screenshots({ id, pages }: { id: string; pages: number }) {
  return Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
    <a
      key={page}
      href={addressOf(`/comparisons/${id}/screenshot?page=${page}`)}
      target="_blank"
      rel="noreferrer"
    >
      Screenshot{pages > 1 && `, page ${page}`}{' '}
    </a>
  ))
}

interface AlertedProps {
  round: Round
  id: string
  people: Listed['people']
}

/** What was decided about a withheld document, and what still can be. */
function Alerted({ round: { answer, answeredAt, answeredBy }, id, people }: AlertedProps) {
  const { run, isBusy } = useAction('records', 'comparison-alerts')
  const decide = (given: 'kept' | 'shown', done: string) =>
    void run(
      () => call('POST /comparisons/{id}/answer', { params: { id }, body: { answer: given } }),
      done,
    )
  return (
    <>
      {answer !== null && answeredAt !== null && (
        <Text size="sm">
          {answer === 'kept' ? 'Kept from the public' : 'Shown to the public again'}{' '}
          {momentOf(answeredAt)}, {people[answeredBy ?? '']}
        </Text>
      )}
      <Group gap="xs">
        {answer === null && (
          <Button
            size="xs"
            loading={isBusy}
            onClick={() => decide('kept', 'The document stays hidden from the public')}
          >
            Keep it hidden
          </Button>
        )}
        {answer !== 'shown' && (
          <Button
            size="xs"
            variant="default"
            loading={isBusy}
            onClick={() => decide('shown', 'The document is shown to the public again')}
          >
            Show it again
          </Button>
        )}
      </Group>
    </>
  )
}
