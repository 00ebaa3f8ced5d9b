import { createRoute } from '@tanstack/react-router'
import { apiKeysQuery, auditQuery, staffQuery } from '../queries.ts'
import { prefetch } from '../query-client.ts'
import { adminPage } from '../root-route.ts'
import { auditSearchFrom } from '../searches.ts'

const audit = createRoute({
  ...adminPage(() => import('./page.tsx'), 'AuditPage', ['audit', 'events', 'actions']),
  path: '/audit',
  validateSearch: auditSearchFrom,
  loaderDeps: ({ search }) => search,
  loader: ({ preload, deps }) =>
    prefetch(preload, auditQuery(deps), staffQuery('admin'), staffQuery('moderator'), apiKeysQuery),
})

/** Everything that was done. */
export const auditRoutes = [audit] as const
