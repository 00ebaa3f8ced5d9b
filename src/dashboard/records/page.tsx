import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { call } from '#api/client'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import { Filters } from './filters.tsx'
import { changedSearch, type ListSearch, listQueryOf } from './list-search.ts'
import { RecordTable } from './record-table.tsx'

const route = getRouteApi('/records')

/** All records: searched, filtered, sorted, and acted upon. The address holds the filters. */
export function RecordsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const query = listQueryOf(search)
  const records = useQuery({
    queryKey: ['records', query],
    queryFn: () => call('GET /records', { query }),
    placeholderData: keepPreviousData,
  })
  // The last row of the last page may just have been deleted.
  const isPastTheEnd = records.data?.records.length === 0 && records.data.total > 0
  useEffect(() => {
    if (isPastTheEnd) void navigate({ search: (before) => changedSearch(before, { page: 1 }) })
  }, [isPastTheEnd, navigate])
  const change = (changes: ListSearch) =>
    void navigate({ search: changedSearch(search, changes), replace: true })
  return (
    <div>
      <PageHead title="Records">
        <Button renderRoot={(props) => <Link to="/entry" {...props} />}>Add record</Button>
      </PageHead>
      <Filters search={search} onChange={change} />
      <Loaded query={records}>
        {(list) => (
          <>
            <RecordTable
              key={JSON.stringify(query)}
              records={list.records}
              isStale={records.isPlaceholderData}
              isFiltered={Object.keys(search).length > 0}
            />
            <Pages {...list} onPage={(page) => change({ page })} />
          </>
        )}
      </Loaded>
    </div>
  )
}
