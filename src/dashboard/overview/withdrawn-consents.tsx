import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#api/client'
import { withdrawnConsentsQuery } from '../queries.ts'
import { useSearch } from '../routing.tsx'
import { candidateColumn } from '../ui/candidate-columns.tsx'
import type { Column } from '../ui/data-table.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PagedTable } from '../ui/paged-table.tsx'
import { navigate } from '../visits.ts'
import { useCandidateWords } from '../words/candidate.ts'
import { useOverviewWords } from '../words/overview.ts'

type Withdrawn = Answer<'GET /withdrawn-consents'>['withdrawn'][number]

function useColumns(): Column<Withdrawn>[] {
  const { withdrawn: words, candidate, since } = useOverviewWords()
  const { labels, stops } = useCandidateWords().consents
  return [
    candidateColumn(candidate, 'consents-title'),
    { name: words.purpose, of: ({ purpose }) => labels[purpose] },
    { name: words.stops, of: ({ purpose }) => stops[purpose] },
    { name: since, timed: ({ answeredAt }, momentOf) => momentOf(answeredAt) },
  ]
}

/** What candidates no longer agree to, so that staff know what they may not do. */
export function WithdrawnConsentsPage() {
  const { withdrawn: words } = useOverviewWords()
  const columns = useColumns()
  const { cursor } = useSearch('/withdrawn-consents')
  const consents = useQuery(withdrawnConsentsQuery(cursor))
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <Loaded query={consents}>
        {({ withdrawn, ...place }) => (
          <PagedTable
            label={words.title}
            empty={words.empty}
            {...{ ...place, columns }}
            rows={withdrawn}
            keyOf={({ id }) => id}
            onPage={(next) =>
              void navigate({ to: '/withdrawn-consents', search: { cursor: next } })
            }
          />
        )}
      </Loaded>
    </div>
  )
}
