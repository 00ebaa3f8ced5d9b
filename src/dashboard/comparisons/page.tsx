import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#api/client'
import { documentKinds } from '#modules/documents/schema'
import { comparisonAlertsQuery } from '../queries.ts'
import { candidateColumns } from '../ui/candidate-columns.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { dayOf } from '../ui/times.ts'

type Alerts = Answer<'GET /comparison-alerts'>
type Alert = Alerts['alerts'][number]

const columnsWith = (people: Alerts['people']): Column<Alert>[] => [
  ...candidateColumns('comparisons'),
  { name: 'Document', of: ({ kind }) => documentKinds[kind].label },
  { name: 'Asked', of: ({ askedOn }) => <time dateTime={askedOn}>{dayOf(askedOn)}</time> },
  { name: 'By', of: ({ notedBy }) => people[notedBy] ?? '' },
]

/** Documents that are hidden because an authority showed something else, the oldest first. */
export function ComparisonAlertsPage() {
  const alerts = useQuery(comparisonAlertsQuery)
  return (
    <div>
      <PageHead
        title="Hidden documents"
        lead="An authority showed something else than our copy, so the public does not see these documents. Each stays here until somebody decides on its record."
      />
      <Loaded query={alerts}>
        {({ alerts: waiting, total, people }) =>
          total === 0 ? (
            <Text c="dimmed">No document waits for a decision.</Text>
          ) : (
            <>
              {total > waiting.length && (
                <Text mb="md">
                  {total} documents; the {waiting.length} oldest are shown.
                </Text>
              )}
              <DataTable
                label="Hidden documents"
                columns={columnsWith(people)}
                rows={waiting}
                keyOf={({ id }) => id}
              />
            </>
          )
        }
      </Loaded>
    </div>
  )
}
