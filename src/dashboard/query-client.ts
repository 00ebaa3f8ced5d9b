import {
  onlineManager,
  QueryCache,
  QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import { type Call, call, Problem } from '#api/client'
import { isSigningIn } from './confirm/signed-out.ts'
import { leaveForHome, leaveToSecondFactor, leaveToSignIn, reloadUnlessUnsaved } from './leave.ts'

/** Tells whether a retry may help: not when the server said what was wrong, nor without a connection. */
function mayTryAgain(failures: number, error: Error): boolean {
  const isPassing = !(error instanceof Problem) || error.status === 0 || error.status >= 500
  return isPassing && failures < 2 && onlineManager.isOnline()
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (!(error instanceof Problem)) return
      if (error.status === 401) leaveToSignIn()
      // Nothing would be lost: the page reloads for the person who is signed in now.
      if (error.code === 'session.other_person' && !isSigningIn()) reloadUnlessUnsaved()
      if (error.code === 'session.second_factor_owed') leaveToSecondFactor()
      // A role that was taken away in between.
      if (error.code === 'session.forbidden') leaveForHome(missingRole())
    },
  }),
  defaultOptions: {
    queries: {
      retry: mayTryAgain,
      staleTime: 5_000,
      // Also sent without a connection: a query that waits for one would look as if its answer were coming.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
})

/** Returns the role that the page needs and the person no longer has. */
function missingRole(): 'not-admin' | 'not-moderator' {
  const isForModerators = /^\/dashboard\/(submit|submissions|records\/[^/]+\/edit)/.test(
    location.pathname,
  )
  return isForModerators ? 'not-moderator' : 'not-admin'
}

export type Asked<C extends Call> = Parameters<typeof call<C>>[1]
type TopicOf<C> = C extends `${string} /${infer Path}`
  ? Path extends `${infer First}/${string}`
    ? First
    : Path
  : never
/** What a call is about: the first part of its path. */
export type Topic = TopicOf<Call>

/** Returns the key under which an answer is cached: its topic, the call, and its input. */
export function keyOf<C extends Call>(name: C, asked: Asked<C>): QueryKey {
  return [name.split('/')[1], name, asked]
}

/** Returns a query to the API as a value, which a route fetches and a page reads. */
export function query<C extends Call>(name: C, asked: Asked<C>) {
  return queryOptions({ queryKey: keyOf(name, asked), queryFn: () => call(name, asked) })
}

/** Returns the same for a form: fetched once and fresh, since nothing may change under what is typed. */
export function copyOf<Query extends { queryKey: QueryKey }>(of: Query) {
  const queryKey = [...of.queryKey, 'copy']
  const staleTime = Number.POSITIVE_INFINITY
  return { ...of, queryKey, staleTime, gcTime: 0, refetchOnWindowFocus: false as const }
}

/** Invalidates what is cached of these topics; what is on the screen is refetched immediately. */
export async function freshen(...topics: Topic[]): Promise<void> {
  const invalidate = (topic: Topic) => queryClient.invalidateQueries({ queryKey: [topic] })
  await Promise.all(topics.map(invalidate))
}

/** Does so for the lists of a topic and the one thing that changed; others of its kind stay cached. */
export function freshenOne(topic: Topic, id: string): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [about, , asked] }) => {
      const { params } = (asked ?? {}) as Partial<Asked<'GET /records/{id}'>>
      return about === topic && (!params || params.id === id)
    },
  })
}

export interface Prefetched {
  queryKey: QueryKey
  gcTime?: number | undefined
}

/**
 * For routes: fetches a page's data while its code loads. Nothing waits for it; the page shows the data or
 * the error.
 */
export function prefetch(...queries: readonly Prefetched[]): void {
  for (const one of queries) {
    const isCopy = one.gcTime === 0
    if (isCopy) queryClient.removeQueries({ queryKey: one.queryKey, exact: true, type: 'inactive' })
    void prefetched(isCopy ? { ...one, gcTime: untilRead } : one)
  }
}

/** Fetches what a part of a page shows, and resolves when all has arrived or failed; never rejects. */
export async function prefetched(...queries: readonly Prefetched[]): Promise<void> {
  await Promise.all(
    queries.map((one) =>
      'initialPageParam' in one
        ? queryClient.prefetchInfiniteQuery(one as never)
        : queryClient.prefetchQuery(one as never),
    ),
  )
}

/** The longest time in which the code of a page with a form may load, in milliseconds. */
const untilRead = 60_000
