import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { authorsQuery, recordListQuery } from '../queries.ts'
import { changedSearch, type ListSearch, listQueryOf, listSearchFrom } from './list-search.ts'

const route = getRouteApi('/records')

/** Returns the page of the list in the address, who entered records, and the navigation to other pages. */
export function useRecordList() {
  // The router passes on what the route dropped, as if it were for the root.
  const search = listSearchFrom(route.useSearch())
  const navigate = route.useNavigate()
  const query = listQueryOf(search)
  const records = useQuery({ ...recordListQuery(search), placeholderData: keepPreviousData })
  const authors = useQuery(authorsQuery)
  // The last row of the last page may just have been deleted.
  const isPastTheEnd = records.data?.records.length === 0 && records.data.total > 0
  useEffect(() => {
    if (isPastTheEnd) void navigate({ search: (before) => changedSearch(before, {}) })
  }, [isPastTheEnd, navigate])
  return {
    search,
    query,
    records,
    authors,
    /** Opens another list, as a step that the browser's back button undoes. */
    open: (next: ListSearch) => void navigate({ search: next }),
    change: (changes: ListSearch) =>
      void navigate({ search: changedSearch(search, changes), replace: true }),
  }
}
