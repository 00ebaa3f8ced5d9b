import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#api/client'
import { unansweredQuery } from '../queries.ts'
import { candidateColumns } from '../ui/candidate-columns.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { momentOf } from '../ui/times.ts'

type Waiting = Answer<'GET /unanswered-contracts'>['contracts'][number]

const columns: Column<Waiting>[] = [
  ...candidateColumns('other-contracts'),
  {
    name: 'Reported',
    of: ({ reportedAt }) => <time dateTime={reportedAt}>{momentOf(reportedAt)}</time>,
  },
]

/** Candidates who were given another contract and have no answer yet, the oldest first. */
export function OtherContractsPage() {
  const waiting = useQuery(unansweredQuery)
  return (
    <div>
      <PageHead
        title="Other contracts"
        lead="Candidates who report that they were given another contract. Each stays here until it is answered. Nobody can change or remove a report."
      />
      <Loaded query={waiting}>
        {({ contracts, total }) =>
          total === 0 ? (
            <Text c="dimmed">No report waits for an answer.</Text>
          ) : (
            <>
              {total > contracts.length && (
                <Text mb="md">
                  {total} reports; the {contracts.length} oldest are shown.
                </Text>
              )}
              <DataTable
                label="Other contracts"
                columns={columns}
                rows={contracts}
                keyOf={({ id }) => id}
              />
            </>
          )
        }
      </Loaded>
    </div>
  )
}
