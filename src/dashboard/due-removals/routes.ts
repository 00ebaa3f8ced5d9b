import { createRoute } from '@tanstack/react-router'
import { dueRemovalsQuery, organisationQuery } from '../queries.ts'
import { prefetch } from '../query-client.ts'
import { adminPage } from '../root-route.ts'
import { dueSearchFrom } from './due-search.ts'

const dueRemovals = createRoute({
  ...adminPage(() => import('./page.tsx'), 'DueRemovalsPage', ['removals']),
  path: '/due-removals',
  validateSearch: dueSearchFrom,
  loaderDeps: ({ search }) => search,
  loader: ({ preload, deps }) => prefetch(preload, dueRemovalsQuery(deps), organisationQuery),
})

/** The list of what has been kept for as long as the settings say. */
export const dueRemovalRoutes = [dueRemovals] as const
