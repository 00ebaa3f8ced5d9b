import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#api/client'
import { unansweredQuery } from '../queries.ts'
import { candidateColumns } from '../ui/candidate-columns.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useOtherContractsWords } from '../words/other-contracts.ts'

type Waiting = Answer<'GET /unanswered-contracts'>['contracts'][number]

/** Candidates who were given another contract and have no answer yet, the oldest first. */
export function OtherContractsPage() {
  const words = useOtherContractsWords()
  const columns = useColumns()
  const waiting = useQuery(unansweredQuery)
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <Loaded query={waiting}>
        {({ contracts, total }) =>
          total === 0 ? (
            <Text c="dimmed">{words.none}</Text>
          ) : (
            <>
              {total > contracts.length && (
                <Text mb="md">{words.part(total, contracts.length)}</Text>
              )}
              <DataTable
                label={words.title}
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

function useColumns(): Column<Waiting>[] {
  const { columns: names } = useOtherContractsWords()
  return [
    ...candidateColumns('other-contracts', names),
    { name: names.reported, timed: ({ reportedAt }, momentOf) => momentOf(reportedAt) },
  ]
}
