import { createRootRoute } from '@tanstack/react-router'
import { Shell } from './shell/shell.tsx'

/** The frame in which every page is shown. */
export const root = createRootRoute({ component: Shell })
export const getParentRoute = () => root
