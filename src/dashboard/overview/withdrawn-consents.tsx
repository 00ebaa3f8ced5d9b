import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Answer } from '#api/client'
import { withdrawnConsentsQuery } from '../queries.ts'
import { candidateColumn } from '../ui/candidate-columns.tsx'
import { consentLabels, whatStops } from '../ui/consents.ts'
import type { Column } from '../ui/data-table.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PagedTable } from '../ui/paged-table.tsx'
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
        {({ withdrawn, total, pageSize }) => (
          <PagedTable
            label="Consents taken back"
            empty="No candidate has said no."
            {...{ columns, total, page, pageSize }}
            rows={withdrawn}
            keyOf={({ id }) => id}
            onPage={(next) => void navigate({ search: { page: next } })}
          />
        )}
      </Loaded>
    </div>
  )
}
