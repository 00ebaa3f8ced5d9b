import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Answer, addressOf } from '#api/client'
import { kindLabel } from '#modules/documents/schema'
import { useLanguage } from '../look/language.ts'
import { comparisonsQuery, type FullRecord, recordCasesQuery } from '../queries.ts'
import { Link } from '../routing.tsx'
import { Muted, Part } from '../ui/part.tsx'
import { useTimes } from '../ui/times.ts'
import { useIssuer } from '../words/advice.ts'
import { Cards } from './cards.tsx'
import { NoteComparison } from './note-comparison.tsx'
import { useHeldWords } from './seen-documents.tsx'

type Listed = Answer<'GET /records/{id}/comparisons'>
type Round = Listed['rounds'][number]

/** What authorities showed when two people asked them, each on their own. */
export function Comparisons({ record }: { record: FullRecord }) {
  const words = useHeldWords().asked
  const comparisons = useQuery(comparisonsQuery(record.id))
  const documents = comparisons.data?.papers ?? []
  return (
    <Part titleId="comparisons" title={words.title}>
      <Cards
        query={comparisons}
        of={(listed) =>
          listed.rounds.map((round) => (
            <OneRound key={round.comparisons[0]?.id} {...{ record, round, listed }} />
          ))
        }
        none={words.none}
      />
      {record.deletedAt === null && documents.length > 0 && (
        <NoteComparison recordId={record.id} documents={documents} />
      )}
    </Part>
  )
}

interface OneRoundProps {
  record: FullRecord
  round: Round
  listed: Listed
}

function OneRound({ record, round, listed: { people } }: OneRoundProps) {
  const words = useHeldWords().asked
  const issuer = useIssuer()
  const language = useLanguage()
  const { dayOf } = useTimes()
  const isOnFile = record.documents.some(({ id }) => id === round.documentId)
  const isOther = round.comparisons.some(({ showed }) => showed === 'other')
  return (
    <li>
      <strong>{kindLabel(round.kind, language)}</strong>
      <Text size="sm">{round.authority ? issuer(round.authority) : words.gone}</Text>
      {!isOnFile && <Muted>{words.earlier}</Muted>}
      {round.comparisons.map((one) => (
        <Text key={one.id} size="sm">
          {dayOf(one.askedOn)}, {people[one.notedBy]}
          {one.showed && `: ${words.showed[one.showed]}`}{' '}
          <Screenshots id={one.id} pages={one.screenshotPages} />
        </Text>
      ))}
      <Text size="sm">
        {words.states[round.state]} {round.isOld && words.old}
      </Text>
      {isOther && <Alerted round={round} recordId={record.id} people={people} />}
    </li>
  )
}

function Screenshots({ id, pages }: { id: string; pages: number }) {
  const words = useHeldWords().asked
  return Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
    <a
      key={page}
      href={addressOf(`/comparisons/${id}/screenshot?page=${page}`)}
      target="_blank"
      rel="noreferrer"
    >
      {pages > 1 ? words.screenshotPage(page) : words.screenshot}{' '}
    </a>
  ))
}

interface AlertedProps {
  round: Round
  recordId: string
  people: Listed['people']
}

/** What was decided about a withheld document, and the case in which it is. */
function Alerted({
  round: { kind, answer, answeredAt, answeredBy },
  recordId,
  people,
}: AlertedProps) {
  const words = useHeldWords().asked
  const { momentOf } = useTimes()
  const { data } = useQuery(recordCasesQuery(recordId))
  const found = data?.cases.find((one) => one.kind === 'withheld' && one.part === `paper:${kind}`)
  return (
    <>
      {answer !== null && answeredAt !== null && (
        <Text size="sm">{words[answer](momentOf(answeredAt), people[answeredBy ?? ''] ?? '')}</Text>
      )}
      {answer !== 'shown' && found && (
        <Link to="/cases/$caseId" params={{ caseId: found.id }}>
          {words.decide}
        </Link>
      )}
    </>
  )
}
