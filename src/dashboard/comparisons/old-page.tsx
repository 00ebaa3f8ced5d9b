import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#api/client'
import { documentKinds } from '#modules/documents/schema'
import { oldComparisonsQuery } from '../queries.ts'
import { candidateColumns } from '../ui/candidate-columns.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { dayOf } from '../ui/times.ts'

type Old = Answer<'GET /old-comparisons'>['papers'][number]

const columns: Column<Old>[] = [
  ...candidateColumns('comparisons'),
  { name: 'Document', of: ({ kind }) => documentKinds[kind].label },
  { name: 'Authority', of: ({ authority }) => authority ?? 'No longer in our table' },
  { name: 'Asked', of: ({ askedOn }) => <time dateTime={askedOn}>{dayOf(askedOn)}</time> },
]

/** Papers about which an authority was asked too long ago, the oldest first. */
export function OldComparisonsPage() {
  const old = useQuery(oldComparisonsQuery)
  return (
    <div>
      <PageHead
        title="Papers to ask about again"
        lead="The authority was asked so long ago that the site calls the answer old. Two people ask again and note it on the record."
      />
      <Loaded query={old}>
        {({ papers, total }) =>
          total === 0 ? (
            <Text c="dimmed">No answer is old.</Text>
          ) : (
            <>
              {total > papers.length && (
                <Text mb="md">
                  {total} papers; the {papers.length} oldest are shown.
                </Text>
              )}
              <DataTable
                label="Papers to ask about again"
                columns={columns}
                rows={papers}
                keyOf={({ documentId, checkId }) => `${documentId} ${checkId}`}
              />
            </>
          )
        }
      </Loaded>
    </div>
  )
}
