import { useSuspenseQuery } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Role } from '#modules/accounts/schema'
import { leaveForHome } from './leave.ts'
import { countsQuery, sessionQuery, type Who } from './queries.ts'
import { queryClient } from './query-client.ts'
import { showToast } from './ui/toasts.ts'
import { shellWordsNow } from './words/index.ts'

/** Returns who is signed in; the shell has loaded it before any page renders. */
export function useSession(): Who {
  return useSuspenseQuery(sessionQuery).data
}

/** Where staff begin, by role. */
const landings = { admin: '/entry', moderator: '/submit' } as const

/** Sends a person to the page that they chose, an admin for whom something waits to it, others to that of their role. */
export async function toLanding(): Promise<never> {
  const { role, firstPage } = await queryClient.ensureQueryData(sessionQuery)
  if (role !== 'student') {
    const usual = role === 'admin' && (await isAnythingWaiting()) ? '/overview' : landings[role]
    const to = firstPage === null ? usual : (`/${firstPage}` as const)
    throw redirect({ to, replace: true })
  }
  // No longer staff; the browser is leaving.
  window.location.assign('/my/file')
  return new Promise(() => {})
}

/** Where it cannot be asked, nobody is kept waiting for it. */
async function isAnythingWaiting(): Promise<boolean> {
  const counts = await queryClient.ensureQueryData(countsQuery).catch(() => ({}))
  return Object.values(counts).some((count) => (count ?? 0) > 0)
}

/**
 * Restricts a page to roles. The server decides again on every call; this spares people a page that would
 * show them nothing.
 */
export function onlyFor(...allowed: Role[]) {
  return async () => {
    const { role } = await queryClient.ensureQueryData(sessionQuery)
    if (allowed.includes(role)) return
    if (role === 'moderator') {
      showToast({ message: shellWordsNow().notAdmin, tone: 'problem', lasts: 6000 })
      return toLanding()
    }
    leaveForHome('not-moderator')
    // The browser is leaving; nothing of the page may show until then.
    await new Promise(() => {})
  }
}
