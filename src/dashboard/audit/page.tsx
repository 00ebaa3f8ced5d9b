import { Button } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { auditQuery } from '../queries.ts'
import { ErrorScreen } from '../shell/error-screen.tsx'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useAuditWords } from '../words/audit.ts'
import { type AuditSearch, auditQueryOf, auditSearchFrom } from './audit-search.ts'
import { EventTable } from './event-table.tsx'
import { Filters } from './filters.tsx'
import { ExportMenu, Verdict, type Verified, VerifyButton } from './whole-log.tsx'

const route = getRouteApi('/audit')

/** Everything that was done, newest first. */
export function AuditPage() {
  const words = useAuditWords()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [verdict, setVerdict] = useState<Verified | null>(null)
  const query = auditQueryOf(search)
  const log = useInfiniteQuery({ ...auditQuery(search), placeholderData: keepPreviousData })
  const change = (changed: AuditSearch) =>
    void navigate({ search: auditSearchFrom({ ...changed }), replace: true })
  if (log.isError && !log.data) return <ErrorScreen error={log.error} reset={() => log.refetch()} />
  if (!log.data) return <LoadingScreen />
  return (
    <div>
      <PageHead title={words.title} lead={words.lead}>
        <VerifyButton onVerdict={setVerdict} />
        <ExportMenu query={query} />
      </PageHead>
      {verdict && <Verdict verdict={verdict} onClose={() => setVerdict(null)} />}
      <Filters search={search} onChange={change} />
      <EventTable
        events={log.data.pages.flatMap(({ events }) => events)}
        onActor={(actor) => change({ ...search, actor })}
      />
      {log.hasNextPage && (
        <Button
          variant="default"
          loading={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {words.older}
        </Button>
      )}
    </div>
  )
}
