import { createRoute } from '@tanstack/react-router'
import { caseQuery, casesQuery } from '../queries.ts'
import { prefetch } from '../query-client.ts'
import { staffPage } from '../root-route.ts'
import { caseSearchFrom } from '../searches.ts'

const cases = createRoute({
  ...staffPage(() => import('./page.tsx'), 'CasesPage', ['cases']),
  path: '/cases',
  validateSearch: caseSearchFrom,
  loaderDeps: ({ search }) => search,
  loader: ({ preload, deps }) => prefetch(preload, casesQuery(deps)),
})
const oneCase = createRoute({
  ...staffPage(() => import('./case-page.tsx'), 'CasePage', [
    'cases',
    'cases-said',
    'events',
    'composer',
  ]),
  path: '/cases/$caseId',
  loader: ({ preload, params }) => prefetch(preload, caseQuery(params.caseId)),
})

/** The list of what people say and ask, and the page of one. */
export const caseRoutes = [cases, oneCase] as const
