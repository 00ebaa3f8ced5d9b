import { createRoute } from '@tanstack/react-router'
import { heldOriginalsQuery } from '../queries.ts'
import { prefetch } from '../query-client.ts'
import { adminPage } from '../root-route.ts'
import { overdueSearchFrom } from '../ui/page-search.ts'

const originals = createRoute({
  ...adminPage(() => import('./page.tsx'), 'OriginalsPage', ['originals']),
  path: '/originals',
  validateSearch: overdueSearchFrom,
  loaderDeps: ({ search }) => search,
  loader: ({ preload, deps }) => prefetch(preload, heldOriginalsQuery(deps)),
})

/** Passports and certificates in the office's hands. */
export const originalRoutes = [originals] as const
