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
import { contractQuery, type FullRecord, otherContractsQuery } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { momentOf } from '../ui/times.ts'
import { Answer } from './answer.tsx'
import classes from './record.module.css'

/** What the candidate reported of other contracts; nothing where nothing was reported. */
export function OtherContracts({ record }: { record: FullRecord }) {
  const others = useQuery(otherContractsQuery(record.id))
  const first = useQuery(contractQuery(record.id))
  const terms = first.data?.versions[0]?.terms ?? noTerms
  return (
    <Loaded query={others}>
      {({ contracts }) =>
        contracts.length === 0 ? null : (
          <section aria-labelledby="other-contracts">
            <Title order={2} size="h4" id="other-contracts" mb="sm">
              Other contracts reported
            </Title>
            <Text size="sm" c="dimmed" mb="sm">
              Kept as the candidate sent them. Nobody can change or remove them; they go only when
              the whole record is purged.
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
  const { id, wage, employer, note, photoPages, reportedAt, answer } = other
  const rows = [
    ['Wage', shownTerm('wage', terms), wage ? shownWage(wage) : ''],
    ['Employer', shownTerm('employer', terms), employer ?? ''],
  ]
  return (
    <article aria-label={`Reported ${momentOf(reportedAt)}`}>
      <Title order={3} size="h5">
        Reported {momentOf(reportedAt)}
      </Title>
      <table className={classes.sideBySide}>
        <thead>
          <tr>
            <th scope="col">Term</th>
            <th scope="col">First contract</th>
            <th scope="col">Other contract</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, first, second]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{first || 'Not said'}</td>
              <td>{second || 'Not said'}</td>
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
            Photo of the other contract, page {page}
          </a>
        </p>
      ))}
      <Answer
        given={answer}
        topics={['unanswered-contracts']}
        words={{ form: 'Answer the report', field: 'Answer', button: 'Send the answer' }}
        send={(text) =>
          call('POST /records/{id}/other-contracts/{contractId}/answer', {
            params: { id: recordId, contractId: id },
            body: { answer: text },
          })
        }
      >
        <Alert color="ask" title="The candidate waits for an answer" mb="sm">
          Say what you found out and what you do.
        </Alert>
      </Answer>
    </article>
  )
}
