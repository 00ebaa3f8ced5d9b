import { createRoute } from '@tanstack/react-router'
import {
  closingQuery,
  failedMessagesQuery,
  overviewQuery,
  withdrawnConsentsQuery,
} from '../queries.ts'
import { prefetch } from '../query-client.ts'
import { adminPage, staffPage } from '../root-route.ts'
import { pageSearchFrom } from '../searches.ts'

const overview = createRoute({
  ...staffPage(() => import('./page.tsx'), 'OverviewPage', ['overview']),
  path: '/overview',
  loader: ({ preload }) => prefetch(preload, overviewQuery, closingQuery),
})
const failedMessages = createRoute({
  ...adminPage(() => import('./failed-messages.tsx'), 'FailedMessagesPage', [
    'overview',
    'candidate',
  ]),
  path: '/failed-messages',
  validateSearch: pageSearchFrom,
  loaderDeps: ({ search }) => search,
  loader: ({ preload, deps }) => prefetch(preload, failedMessagesQuery(deps.cursor)),
})
const withdrawnConsents = createRoute({
  ...adminPage(() => import('./withdrawn-consents.tsx'), 'WithdrawnConsentsPage', [
    'overview',
    'candidate',
  ]),
  path: '/withdrawn-consents',
  validateSearch: pageSearchFrom,
  loaderDeps: ({ search }) => search,
  loader: ({ preload, deps }) => prefetch(preload, withdrawnConsentsQuery(deps.cursor)),
})

/** The overview, and the lists that only it leads to. */
export const overviewRoutes = [overview, failedMessages, withdrawnConsents] as const
