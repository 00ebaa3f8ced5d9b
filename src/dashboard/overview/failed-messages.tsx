import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Answer } from '#api/client'
import { failedMessagesQuery } from '../queries.ts'
import { candidateColumn } from '../ui/candidate-columns.tsx'
import type { Column } from '../ui/data-table.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { messageKinds } from '../ui/message-kinds.ts'
import { PageHead } from '../ui/page-head.tsx'
import { PagedTable } from '../ui/paged-table.tsx'
import { momentOf } from '../ui/times.ts'

type Failed = Answer<'GET /failed-messages'>['messages'][number]

const route = getRouteApi('/failed-messages')

const columns: Column<Failed>[] = [
  candidateColumn('messages-title'),
  { name: 'What it tells', of: ({ kind }) => messageKinds[kind] },
  { name: 'State', of: ({ state }) => (state === 'failed' ? 'Failed' : 'Perhaps sent') },
  { name: 'Since', of: ({ endedAt }) => endedAt && momentOf(endedAt) },
]

/** Messages to candidates that did not surely arrive and were not sent again. */
export function FailedMessagesPage() {
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const failed = useQuery(failedMessagesQuery(page))
  return (
    <div>
      <PageHead
        title="Failed messages"
        lead="Messages to candidates that did not surely arrive. Send each again on the page of its record, or call."
      />
      <Loaded query={failed}>
        {({ messages, total, pageSize }) => (
          <PagedTable
            label="Failed messages"
            empty="None has failed."
            {...{ columns, total, page, pageSize }}
            rows={messages}
            keyOf={({ id }) => id}
            onPage={(next) => void navigate({ search: { page: next } })}
          />
        )}
      </Loaded>
    </div>
  )
}
