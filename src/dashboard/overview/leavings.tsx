import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Answer } from '#api/client'
import { leavingsQuery } from '../queries.ts'
import { candidateColumn } from '../ui/candidate-columns.tsx'
import type { Column } from '../ui/data-table.tsx'
import { FinishLeaving } from '../ui/finish-leaving.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PagedTable } from '../ui/paged-table.tsx'
import { useTimes } from '../ui/times.ts'
import { useOverviewWords } from '../words/overview.ts'
import { usePartWords } from '../words/parts.ts'

type Leaving = Answer<'GET /leavings'>['leavings'][number]

const route = getRouteApi('/leavings')

function useColumns(): Column<Leaving>[] {
  const { leavings: words, candidate } = useOverviewWords()
  const { number } = usePartWords()
  const { dayOf } = useTimes()
  return [
    candidateColumn(candidate, 'originals-title'),
    { name: words.since, timed: ({ leftAt }, momentOf) => momentOf(leftAt) },
    { name: words.originals, of: ({ originalsInHand }) => number(originalsInHand) },
    { name: words.due, of: ({ removalDueAt }) => dayOf(removalDueAt) },
    { name: words.actions, of: (leaving) => <FinishLeaving {...leaving} />, isBare: true },
  ]
}

/** Candidates who said that they are leaving: return what is theirs, then take them off the list. */
export function LeavingsPage() {
  const { leavings: words } = useOverviewWords()
  const columns = useColumns()
  const { cursor } = route.useSearch()
  const navigate = route.useNavigate()
  const leavings = useQuery(leavingsQuery(cursor))
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <Loaded query={leavings}>
        {({ leavings: list, ...place }) => (
          <PagedTable
            label={words.title}
            empty={words.empty}
            {...{ ...place, columns }}
            rows={list}
            keyOf={({ id }) => id}
            onPage={(next) => void navigate({ search: { cursor: next } })}
          />
        )}
      </Loaded>
    </div>
  )
}
