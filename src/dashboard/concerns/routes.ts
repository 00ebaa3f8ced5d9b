import { createRoute } from '@tanstack/react-router'
import { concernQuery, concernsQuery } from '../queries.ts'
import { prefetch } from '../query-client.ts'
import { adminPage } from '../root-route.ts'
import { concernSearchFrom } from './concern-search.ts'

const concerns = createRoute({
  ...adminPage(() => import('./page.tsx'), 'ConcernsPage'),
  path: '/concerns',
  validateSearch: concernSearchFrom,
  loaderDeps: ({ search }) => search,
  loader: ({ preload, deps }) => prefetch(preload, concernsQuery(deps)),
})
const concern = createRoute({
  ...adminPage(() => import('./concern-page.tsx'), 'ConcernPage'),
  path: '/concerns/$concernId',
  loader: ({ preload, params }) => prefetch(preload, concernQuery(params.concernId)),
})

/** The pages about what the public reports. */
export const concernRoutes = [concerns, concern] as const
