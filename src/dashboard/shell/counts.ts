import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Answer } from '#api/client'
import { minute } from '#platform/clock/schema'
import { countsQuery } from '../queries.ts'
import { freshen, queryClient } from '../query-client.ts'

type Counts = Answer<'GET /counts'>

/** Which link leads to what is counted. */
const countedBehind: Readonly<Record<string, keyof Counts | readonly (keyof Counts)[]>> = {
  '/notifications': 'notifications',
  '/approvals': 'approvals',
  '/cases': 'cases',
  '/records': ['overdueOriginals', 'dueRemovals'],
  '/money': 'feesAboveCap',
  '/submissions': 'returned',
  '/settings/agency': ['unfitSettings', 'licenceToLookUp'],
  '/notices': 'unfitNotices',
  '/classes': 'unfitClasses',
}

/** An action refreshes several lists together; the counts are fetched once. */
const together = 150

/** Returns how much is waiting behind each address; refetched after actions, on focus and every minute. */
export function useCounts(): (to: string) => number {
  useFreshAfterActions()
  useFreshWhileWorking()
  return useWaiting()
}

/** Returns the same from the cache; another component keeps it fresh. */
export function useWaiting(): (to: string) => number {
  const { data } = useQuery(countsQuery)
  return (to) => {
    const names = [countedBehind[to] ?? []].flat() as (keyof Counts)[]
    return names.reduce((sum, name) => sum + (data?.[name] ?? 0), 0)
  }
}

/** Refetches the counts after any action, which made some list stale and perhaps them. */
function useFreshAfterActions(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return
      if (event.query.queryKey[0] === 'counts') return
      clearTimeout(timer)
      timer = setTimeout(() => void freshen('counts'), together)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
}

/**
 * Refetches in every minute in which somebody worked. A bare timer would keep an unattended session alive
 * beyond its 30 idle minutes.
 */
function useFreshWhileWorking(): void {
  useEffect(() => {
    let hasWorked = false
    const note = () => {
      hasWorked = true
    }
    const timer = setInterval(() => {
      if (hasWorked) void freshen('counts')
      hasWorked = false
    }, minute)
    window.addEventListener('pointerdown', note)
    window.addEventListener('keydown', note)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pointerdown', note)
      window.removeEventListener('keydown', note)
    }
  }, [])
}
