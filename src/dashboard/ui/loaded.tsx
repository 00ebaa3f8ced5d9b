import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorScreen } from '../shell/error-screen.tsx'
import { LoadingScreen } from '../shell/loading-screen.tsx'

interface Loaded<T> {
  query: UseQueryResult<T>
  /** Whether more of the page stands below: then what loads keeps a line's place, not a screen's. */
  isPart?: boolean
  children: (data: T) => ReactNode
}

/** What a query brought, or the loading or error screen in its place. */
export function Loaded<T>({ query, isPart = false, children }: Loaded<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <ErrorScreen error={query.error} reset={() => query.refetch()} />
  return <LoadingScreen isPart={isPart} />
}
