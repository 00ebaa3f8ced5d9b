import { createRoute } from '@tanstack/react-router'
import { endingQuery } from '../queries.ts'
import { prefetch } from '../query-client.ts'
import { adminPage } from '../root-route.ts'
import { endingSearchFrom } from './ending-search.ts'

const endingDocuments = createRoute({
  ...adminPage(() => import('./page.tsx'), 'EndingDocumentsPage', ['ending-documents']),
  path: '/ending-papers',
  validateSearch: endingSearchFrom,
  loaderDeps: ({ search }) => search,
  loader: ({ preload, deps }) => prefetch(preload, endingQuery(deps)),
})

/** Documents by their printed expiry date. */
export const endingRoutes = [endingDocuments] as const
