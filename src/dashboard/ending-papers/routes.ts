import { createRoute } from '@tanstack/react-router'
import { endingQuery } from '../queries.ts'
import { prefetch } from '../query-client.ts'
import { adminPage } from '../root-route.ts'
import { endingSearchFrom } from './ending-search.ts'

const endingPapers = createRoute({
  ...adminPage(() => import('./page.tsx'), 'EndingPapersPage', ['ending-papers']),
  path: '/ending-papers',
  validateSearch: endingSearchFrom,
  loaderDeps: ({ search }) => search,
  loader: ({ preload, deps }) => prefetch(preload, endingQuery(deps)),
})

/** Documents by their printed expiry date. */
export const endingRoutes = [endingPapers] as const
