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

/** Whether asking again may help: not when the server said what was wrong, nor without a connection. */
function mayTryAgain(failures: number, error: Error): boolean {
  const isPassing = !(error instanceof Problem) || error.status === 0 || error.status >= 500
  return isPassing && failures < 2 && onlineManager.isOnline()
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (!(error instanceof Problem)) return
      if (error.status === 401) leaveToSignIn()
      // Nothing would be lost: the page begins again as whoever is signed in now.
      if (error.code === 'session.other_person' && !isSigningIn()) reloadUnlessUnsaved()
      if (error.code === 'session.second_factor_owed') leaveToSecondFactor()
      // A role that was taken away meanwhile.
      if (error.code === 'session.forbidden') leaveForHome(missingRole())
    },
  }),
  defaultOptions: {
    queries: {
      retry: mayTryAgain,
      staleTime: 5_000,
      // Asked without a connection too: a question that waits for one would look as if its answer were on its way.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
})

/** Which role the page wants that the person no longer has. */
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

/** The key under which an answer is kept: what it is about, the call, and what it asked. */
export function keyOf<C extends Call>(name: C, asked: Asked<C>): QueryKey {
  return [name.split('/')[1], name, asked]
}

/** A question to the API as a value, which a loader fetches and a page reads. */
export function query<C extends Call>(name: C, asked: Asked<C>) {
  return queryOptions({ queryKey: keyOf(name, asked), queryFn: () => call(name, asked) })
}

/** The same for a form: asked for once and afresh, since nothing may change under what is typed. */
export function copyOf<Query extends { queryKey: QueryKey }>(of: Query) {
  const queryKey = [...of.queryKey, 'copy']
  const staleTime = Number.POSITIVE_INFINITY
  return { ...of, queryKey, staleTime, gcTime: 0, refetchOnWindowFocus: false as const }
}

/** Whatever is known of these things is asked for again, if it is on the screen at once. */
export async function freshen(...topics: Topic[]): Promise<void> {
  const invalidate = (topic: Topic) => queryClient.invalidateQueries({ queryKey: [topic] })
  await Promise.all(topics.map(invalidate))
}

/** The lists of a topic and the one thing that changed; others of its kind stay as they are known. */
export function freshenOne(topic: Topic, id: string): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [about, , asked] }) => {
      const { params } = (asked ?? {}) as Partial<Asked<'GET /records/{id}'>>
      return about === topic && (!params || params.id === id)
    },
  })
}

interface Prefetched {
  queryKey: QueryKey
  gcTime?: number | undefined
}

/**
 * For loaders: fetches what a page shows while the page's code comes. Nobody waits for it; the page
 * shows what comes or what went wrong. A link that is only hovered over fetches the code alone.
 */
export function prefetch(isPreload: boolean, ...queries: readonly Prefetched[]): void {
  if (isPreload) return
  for (const one of queries) {
    const isCopy = one.gcTime === 0
    if (isCopy) queryClient.removeQueries({ queryKey: one.queryKey, exact: true, type: 'inactive' })
    void prefetched(isCopy ? { ...one, gcTime: untilRead } : one)
  }
}

/** Fetches what a part of a page shows, and ends when all has come or failed; it never refuses. */
export async function prefetched(...queries: readonly Prefetched[]): Promise<void> {
  await Promise.all(
    queries.map((one) =>
      'initialPageParam' in one
        ? queryClient.prefetchInfiniteQuery(one as never)
        : queryClient.prefetchQuery(one as never),
    ),
  )
}

/** Milliseconds in which the code of a page that fills in a form comes at the latest. */
const untilRead = 60_000
