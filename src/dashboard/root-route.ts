import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Role } from '#modules/accounts/schema'
import { languageNow } from './look/language.ts'
import { onlyFor } from './session.ts'
import { Shell } from './shell/shell.tsx'
import { type Job, loadWords } from './words/jobs.ts'

/** The frame around every page, and the words that all pages share. */
export const root = createRootRoute({
  component: Shell,
  loader: () => loadWords(languageNow(), []),
})
const getParentRoute = () => root

type PageOf = Parameters<typeof lazyRouteComponent>[0]

/**
 * Makes a page for some roles, with its code as a separate chunk. It names the jobs whose texts it needs;
 * their Bengali loads with its code.
 */
function pageFor(roles: readonly Role[], load: PageOf, name: string, jobs: readonly Job[]) {
  const withWords = async () => {
    const [page] = await Promise.all([load(), loadWords(languageNow(), jobs)])
    return page
  }
  const component = lazyRouteComponent(withWords, name)
  return { getParentRoute, beforeLoad: onlyFor(...roles), component }
}
type Page = [load: PageOf, name: string, jobs: readonly Job[]]
export const adminPage = (...page: Page) => pageFor(['admin'], ...page)
export const staffPage = (...page: Page) => pageFor(['admin', 'moderator'], ...page)
