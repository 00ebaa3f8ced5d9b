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
import { dayOf, momentOf } from '../ui/times.ts'

type Leaving = Answer<'GET /leavings'>['leavings'][number]

const route = getRouteApi('/leavings')

const columns: Column<Leaving>[] = [
  candidateColumn('originals-title'),
  { name: 'Leaves since', of: ({ leftAt }) => momentOf(leftAt) },
  { name: 'Originals in hand', of: ({ originalsInHand }) => String(originalsInHand) },
  { name: 'Due for removal from', of: ({ removalDueAt }) => dayOf(removalDueAt) },
  { name: 'Actions', of: (leaving) => <FinishLeaving {...leaving} />, isBare: true },
]

/** Candidates who said that they leave: give back what is theirs, then take them off the list. */
export function LeavingsPage() {
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const leavings = useQuery(leavingsQuery(page))
  return (
    <div>
      <PageHead
        title="Candidates who leave"
        lead="Shares and consents have ended. Give back every original and hand over the data, then say that it is done. Papers come onto the list of what is due for removal by themselves."
      />
      <Loaded query={leavings}>
        {({ leavings: list, total, pageSize }) => (
          <PagedTable
            label="Candidates who leave"
            empty="No candidate is leaving."
            {...{ columns, total, page, pageSize }}
            rows={list}
            keyOf={({ id }) => id}
            onPage={(next) => void navigate({ search: { page: next } })}
          />
        )}
      </Loaded>
    </div>
  )
}
