import { createRoute } from '@tanstack/react-router'
import { chosenRecordsQuery, organisationQuery, unprintedCodesQuery } from '../queries.ts'
import { prefetch } from '../query-client.ts'
import { adminPage } from '../root-route.ts'
import { chosenSearchFrom, pageSearchFrom } from '../searches.ts'

const slips = createRoute({
  ...adminPage(() => import('./page.tsx'), 'SlipsPage', [
    'slips',
    'handout',
    'records',
    'codes-said',
  ]),
  path: '/slips',
  validateSearch: chosenSearchFrom,
  loaderDeps: ({ search }) => search,
  loader: ({ preload, deps: { of } }) =>
    of === undefined ? undefined : prefetch(preload, chosenRecordsQuery(of), organisationQuery),
})
const unprinted = createRoute({
  ...adminPage(() => import('./unprinted-page.tsx'), 'UnprintedPage', ['slips', 'codes-said']),
  path: '/unprinted-codes',
  validateSearch: pageSearchFrom,
  loaderDeps: ({ search }) => search,
  loader: ({ preload, deps }) => prefetch(preload, unprintedCodesQuery(deps.cursor)),
})

/** Codes issued for printing, and those that nobody confirmed as printed. */
export const slipRoutes = [slips, unprinted] as const
