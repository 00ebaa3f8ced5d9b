import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorScreen, LoadingScreen } from '../shell/error-screen.tsx'

interface Loaded<T> {
  query: UseQueryResult<T>
  /** Whether more of the page is below: then the placeholder is a line, not a screen. */
  isPart?: boolean
  children: (data: T) => ReactNode
}

/** The result of a query, or in its place the loading or error screen. */
export function Loaded<T>({ query, isPart = false, children }: Loaded<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <ErrorScreen error={query.error} reset={() => query.refetch()} />
  return <LoadingScreen isPart={isPart} />
}
