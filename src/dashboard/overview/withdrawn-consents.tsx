import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Answer } from '#api/client'
import { withdrawnConsentsQuery } from '../queries.ts'
import { candidateColumn } from '../ui/candidate-columns.tsx'
import { consentLabels, whatStops } from '../ui/consents.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import { momentOf } from '../ui/times.ts'

type Withdrawn = Answer<'GET /withdrawn-consents'>['withdrawn'][number]

const route = getRouteApi('/withdrawn-consents')

const columns: Column<Withdrawn>[] = [
  candidateColumn('consents-title'),
  { name: 'The candidate said no to', of: ({ purpose }) => consentLabels[purpose] },
  { name: 'What stops', of: ({ purpose }) => whatStops[purpose] },
  { name: 'Since', of: ({ answeredAt }) => momentOf(answeredAt) },
]

/** What candidates no longer agree to, so that staff know what they may not do. */
export function WithdrawnConsentsPage() {
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const consents = useQuery(withdrawnConsentsQuery(page))
  return (
    <div>
      <PageHead
        title="Consents taken back"
        lead="Candidates answer on the page of their file, and only they can change an answer. It counts at once."
      />
      <Loaded query={consents}>
        {({ withdrawn, total, pageSize }) =>
          total === 0 ? (
            <Text c="dimmed" py="xl">
              No candidate has said no.
            </Text>
          ) : (
            <>
              <DataTable
                label="Consents taken back"
                columns={columns}
                rows={withdrawn}
                keyOf={({ id }) => id}
              />
              {total > pageSize && (
                <Pages
                  {...{ total, page, pageSize }}
                  onPage={(next) => void navigate({ search: { page: next } })}
                />
              )}
            </>
          )
        }
      </Loaded>
    </div>
  )
}
