import { useSuspenseQuery } from '@tanstack/react-query'
import type { Role } from '#modules/accounts/forms.schema'
import type { Target } from './addresses.ts'
import { leaveForHome } from './leave.ts'
import { languageNow } from './look/language.ts'
import { countsQuery, sessionQuery, type Who } from './queries.ts'
import { queryClient } from './query-client.ts'
import { showToast } from './ui/toasts.ts'
import type { Layer } from './visits.ts'
import { shellWordsNow } from './words/index.ts'
import { type Job, loadWords } from './words/jobs.ts'

/** Returns who is signed in; the shell has loaded it before any page renders. */
export function useSession(): Who {
  return useSuspenseQuery(sessionQuery).data
}

/** Where staff begin, by role. */
const landings = { admin: '/entry', moderator: '/submit' } as const

/** Sends a person to the page that they chose, an admin for whom something waits to it, others to that of their role. */
export async function toLanding(): Promise<Target> {
  const { role, firstPage } = await queryClient.ensureQueryData(sessionQuery)
  if (role !== 'student') {
    const usual = role === 'admin' && (await isAnythingWaiting()) ? '/overview' : landings[role]
    return { to: firstPage === null ? usual : `/${firstPage}` }
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
function onlyFor(...allowed: Role[]) {
  return async (): Promise<Target | undefined> => {
    const { role } = await queryClient.ensureQueryData(sessionQuery)
    if (allowed.includes(role)) return undefined
    if (role === 'moderator') {
      showToast({ message: shellWordsNow().notAdmin, tone: 'problem', lasts: 6000 })
      return toLanding()
    }
    leaveForHome('not-moderator')
    // The browser is leaving; nothing of the page may show until then.
    return new Promise(() => {})
  }
}

type Load = () => Promise<object>

/**
 * Makes a page for some roles, with its code as a separate chunk. It names the jobs whose texts it needs;
 * their Bengali loads with its code.
 */
const pageFor =
  (...roles: Role[]) =>
  (load: Load, name: string, jobs: readonly Job[]) => ({
    enter: onlyFor(...roles),
    page: part(load, name, jobs),
  })
export const adminPage = pageFor('admin')
export const staffPage = pageFor('admin', 'moderator')

/** Loads a component by its name, with its texts. */
export const part = (load: Load, name: string, jobs: readonly Job[]) => async () => {
  const [exported] = await Promise.all([load(), loadWords(languageNow(), jobs)])
  return (exported as Record<string, Layer>)[name] as Layer
}
