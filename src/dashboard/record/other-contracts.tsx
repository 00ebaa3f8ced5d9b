import { Alert, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { addressOf, call } from '#api/client'
import {
  noTerms,
  type OtherContract,
  shownTerm,
  shownWage,
  type Terms,
} from '#modules/contracts/schema'
import { useLanguage } from '../look/language.ts'
import { contractQuery, type FullRecord, otherContractsQuery } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { useTimes } from '../ui/times.ts'
import { useAgreedWords } from '../words/agreed.ts'
import { Answer } from './answer.tsx'
import classes from './record.module.css'

/** What the candidate reported about other contracts; nothing without a report. */
export function OtherContracts({ record }: { record: FullRecord }) {
  const words = useAgreedWords().others
  const others = useQuery(otherContractsQuery(record.id))
  const first = useQuery(contractQuery(record.id))
  const terms = first.data?.versions[0]?.terms ?? noTerms
  return (
    <Loaded query={others}>
      {({ contracts }) =>
        contracts.length === 0 ? null : (
          <section aria-labelledby="other-contracts">
            <Title order={2} size="h4" id="other-contracts" mb="sm">
              {words.title}
            </Title>
            <Text size="sm" c="dimmed" mb="sm">
              {words.lead}
            </Text>
            {contracts.map((other) => (
              <Report key={other.id} recordId={record.id} other={other} terms={terms} />
            ))}
          </section>
        )
      }
    </Loaded>
  )
}

interface ReportProps {
  recordId: string
  other: OtherContract
  /** Of the first contract. */
  terms: Terms
}

function Report({ recordId, other, terms }: ReportProps) {
  const words = useAgreedWords().others
  const language = useLanguage()
  const { momentOf } = useTimes()
  const { id, wage, employer, note, photoPages, reportedAt, answer } = other
  const rows = [
    [words.wage, shownTerm('wage', terms, language), wage ? shownWage(wage, language) : ''],
    [words.employer, shownTerm('employer', terms, language), employer ?? ''],
  ]
  return (
    <article aria-label={words.reported(momentOf(reportedAt))}>
      <Title order={3} size="h5">
        {words.reported(momentOf(reportedAt))}
      </Title>
      <table className={classes.sideBySide}>
        <thead>
          <tr>
            <th scope="col">{words.term}</th>
            <th scope="col">{words.first}</th>
            <th scope="col">{words.other}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, first, second]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{first || words.silent}</td>
              <td>{second || words.silent}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note !== null && <blockquote>{note}</blockquote>}
      {Array.from({ length: photoPages }, (_, index) => index + 1).map((page) => (
        <p key={page}>
          <a
            href={addressOf(`/other-contracts/${id}/photo?page=${page}`)}
            target="_blank"
            rel="noreferrer"
          >
            {words.photo(page)}
          </a>
        </p>
      ))}
      <Answer
        given={answer}
        topics={['unanswered-contracts']}
        words={words}
        send={(text) =>
          call('POST /records/{id}/other-contracts/{contractId}/answer', {
            params: { id: recordId, contractId: id },
            body: { answer: text },
          })
        }
      >
        <Alert color="ask" title={words.waits} mb="sm">
          {words.say}
        </Alert>
      </Answer>
    </article>
  )
}
