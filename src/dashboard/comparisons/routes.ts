import { createRoute } from '@tanstack/react-router'
import { comparisonAlertsQuery, oldComparisonsQuery } from '../queries.ts'
import { prefetch } from '../query-client.ts'
import { adminPage } from '../root-route.ts'

const comparisonAlerts = createRoute({
  ...adminPage(() => import('./page.tsx'), 'ComparisonAlertsPage', ['comparisons']),
  path: '/comparison-alerts',
  loader: ({ preload }) => prefetch(preload, comparisonAlertsQuery),
})

const oldComparisons = createRoute({
  ...adminPage(() => import('./old-page.tsx'), 'OldComparisonsPage', ['comparisons', 'documents']),
  path: '/old-comparisons',
  loader: ({ preload }) => prefetch(preload, oldComparisonsQuery),
})

/** The pages about what authorities showed. */
export const comparisonRoutes = [comparisonAlerts, oldComparisons] as const
