import { createRoute } from '@tanstack/react-router'
import { contestsQuery } from '../queries.ts'
import { prefetch } from '../query-client.ts'
import { adminPage } from '../root-route.ts'
import { openSearchFrom } from '../ui/page-search.ts'

const contests = createRoute({
  ...adminPage(() => import('./page.tsx'), 'ContestsPage', [
    'answers',
    'answers-said',
    'record-said',
    'notices-said',
    'actions',
  ]),
  path: '/contests',
  validateSearch: openSearchFrom,
  loaderDeps: ({ search }) => search,
  loader: ({ preload, deps }) => prefetch(preload, contestsQuery(deps)),
})

/** The page of what candidates dispute. */
export const contestRoutes = [contests] as const
