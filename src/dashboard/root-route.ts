import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Role } from '#modules/accounts/schema'
import { languageNow } from './look/language.ts'
import { onlyFor } from './session.ts'
import { Shell } from './shell/shell.tsx'
import { type Job, loadWords } from './words/jobs.ts'

/** The frame in which every page is shown. */
export const root = createRootRoute({ component: Shell })
const getParentRoute = () => root

type PageOf = Parameters<typeof lazyRouteComponent>[0]

/**
 * A page for some roles, whose code is a piece of its own. One that names the jobs whose texts it says is in
 * Bengali as well, from its first word to its last.
 */
function pageFor(roles: readonly Role[], load: PageOf, name: string, jobs?: readonly Job[]) {
  const withWords = async () => {
    const [page] = await Promise.all([load(), jobs && loadWords(languageNow(), jobs)])
    return page
  }
  const component = lazyRouteComponent(withWords, name)
  const staticData = { isTranslated: jobs !== undefined }
  return { getParentRoute, beforeLoad: onlyFor(...roles), component, staticData }
}
type Page = [load: PageOf, name: string, jobs?: readonly Job[]]
export const adminPage = (...page: Page) => pageFor(['admin'], ...page)
export const staffPage = (...page: Page) => pageFor(['admin', 'moderator'], ...page)

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Whether the page is in the language of the frame around it; otherwise it is English. */
    isTranslated?: boolean
  }
}
