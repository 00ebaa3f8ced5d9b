import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Role } from '#modules/accounts/schema'
import { languageNow } from './look/language.ts'
import { onlyFor } from './session.ts'
import { Shell } from './shell/shell.tsx'
import { type Job, loadWords } from './words/jobs.ts'

/** The frame in which every page is shown, and the words that all pages share. */
export const root = createRootRoute({
  component: Shell,
  loader: () => loadWords(languageNow(), []),
})
const getParentRoute = () => root

type PageOf = Parameters<typeof lazyRouteComponent>[0]

/**
 * A page for some roles, whose code is a piece of its own. It names the jobs whose texts it says, and in Bengali
 * they come with its code.
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
