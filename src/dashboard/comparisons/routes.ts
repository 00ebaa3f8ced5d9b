import { createRoute } from '@tanstack/react-router'
import { comparisonAlertsQuery } from '../queries.ts'
import { prefetch } from '../query-client.ts'
import { adminPage } from '../root-route.ts'

const comparisonAlerts = createRoute({
  ...adminPage(() => import('./page.tsx'), 'ComparisonAlertsPage'),
  path: '/comparison-alerts',
  loader: ({ preload }) => prefetch(preload, comparisonAlertsQuery),
})

/** The pages about what authorities showed. */
export const comparisonRoutes = [comparisonAlerts] as const
