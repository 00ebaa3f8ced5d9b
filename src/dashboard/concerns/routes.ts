import { createRoute } from '@tanstack/react-router'
import { complaintsQuery, concernQuery, concernsQuery } from '../queries.ts'
import { prefetch } from '../query-client.ts'
import { adminPage } from '../root-route.ts'
import { openSearchFrom } from '../ui/page-search.ts'
import { concernSearchFrom } from './concern-search.ts'

const concerns = createRoute({
  ...adminPage(() => import('./page.tsx'), 'ConcernsPage', ['concerns']),
  path: '/concerns',
  validateSearch: concernSearchFrom,
  loaderDeps: ({ search }) => search,
  loader: ({ preload, deps }) => prefetch(preload, concernsQuery(deps)),
})
const concern = createRoute({
  ...adminPage(() => import('./concern-page.tsx'), 'ConcernPage', ['concerns', 'answers-said']),
  path: '/concerns/$concernId',
  loader: ({ preload, params }) => prefetch(preload, concernQuery(params.concernId)),
})

const complaints = createRoute({
  ...adminPage(() => import('./complaints-page.tsx'), 'ComplaintsPage', [
    'answers',
    'answers-said',
    'record-said',
    'notices-said',
    'actions',
  ]),
  path: '/complaints',
  validateSearch: openSearchFrom,
  loaderDeps: ({ search }) => search,
  loader: ({ preload, deps }) => prefetch(preload, complaintsQuery(deps)),
})

/** The pages about what the public reports. */
export const concernRoutes = [concerns, concern, complaints] as const
