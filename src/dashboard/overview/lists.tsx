import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#api/client'
import { useCandidateWords } from '#words/candidate'
import { useOverviewWords } from '#words/overview'
import { failedMessagesQuery, withdrawnConsentsQuery } from '../queries.ts'
import { pageSearchFrom } from '../searches.ts'
import { candidateColumn } from '../ui/candidate-columns.tsx'
import type { Column } from '../ui/data-table.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { useFilters } from '../ui/use-filters.ts'

type Failed = Answer<'GET /failed-messages'>['messages'][number]

function useMessageColumns(): Column<Failed>[] {
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
  const columns = useMessageColumns()
  const { title, lead, empty } = words
  const { search, toPage } = useFilters('/failed-messages', pageSearchFrom)
  return (
    <ListPage
      {...{ title, lead, empty, columns }}
      query={useQuery(failedMessagesQuery(search.cursor))}
      rows={({ messages }) => messages}
      keyOf={({ id }) => id}
      onPage={toPage}
    />
  )
}

type Withdrawn = Answer<'GET /withdrawn-consents'>['withdrawn'][number]

function useConsentColumns(): Column<Withdrawn>[] {
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
  const columns = useConsentColumns()
  const { title, lead, empty } = words
  const { search, toPage } = useFilters('/withdrawn-consents', pageSearchFrom)
  return (
    <ListPage
      {...{ title, lead, empty, columns }}
      query={useQuery(withdrawnConsentsQuery(search.cursor))}
      rows={({ withdrawn }) => withdrawn}
      keyOf={({ id }) => id}
      onPage={toPage}
    />
  )
}
