import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#api/client'
import { failedMessagesQuery } from '../queries.ts'
import { useSearch } from '../routing.tsx'
import { candidateColumn } from '../ui/candidate-columns.tsx'
import type { Column } from '../ui/data-table.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PagedTable } from '../ui/paged-table.tsx'
import { navigate } from '../visits.ts'
import { useCandidateWords } from '../words/candidate.ts'
import { useOverviewWords } from '../words/overview.ts'

type Failed = Answer<'GET /failed-messages'>['messages'][number]

function useColumns(): Column<Failed>[] {
  const { failed: words, candidate, since } = useOverviewWords()
  const { kinds } = useCandidateWords()
  return [
    candidateColumn(candidate, 'messages-title'),
    { name: words.tells, of: ({ kind }) => kinds[kind] },
    { name: words.state, of: ({ state }) => words.states[state] },
    { name: since, timed: ({ endedAt }, momentOf) => endedAt && momentOf(endedAt) },
  ]
}

/** Messages to candidates that may not have arrived and were not sent again. */
export function FailedMessagesPage() {
  const { failed: words } = useOverviewWords()
  const columns = useColumns()
  const { cursor } = useSearch('/failed-messages')
  const failed = useQuery(failedMessagesQuery(cursor))
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <Loaded query={failed}>
        {({ messages, ...place }) => (
          <PagedTable
            label={words.title}
            empty={words.empty}
            {...{ ...place, columns }}
            rows={messages}
            keyOf={({ id }) => id}
            onPage={(next) => void navigate({ to: '/failed-messages', search: { cursor: next } })}
          />
        )}
      </Loaded>
    </div>
  )
}
