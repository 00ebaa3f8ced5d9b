import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Role } from '#modules/accounts/schema'
import { onlyFor } from './session.ts'
import { Shell } from './shell/shell.tsx'

/** The frame in which every page is shown. */
export const root = createRootRoute({ component: Shell })
const getParentRoute = () => root

type PageOf = Parameters<typeof lazyRouteComponent>[0]

/** A page for some roles, whose code is a piece of its own. */
function pageFor(roles: readonly Role[], load: PageOf, name: string) {
  const component = lazyRouteComponent(load, name)
  return { getParentRoute, beforeLoad: onlyFor(...roles), component }
}
export const adminPage = (load: PageOf, name: string) => pageFor(['admin'], load, name)
export const staffPage = (load: PageOf, name: string) => pageFor(['admin', 'moderator'], load, name)
