import { createRoute } from '@tanstack/react-router'
import { notificationsQuery } from '../queries.ts'
import { prefetch } from '../query-client.ts'
import { staffPage } from '../root-route.ts'
import { pageSearchFrom } from '../searches.ts'

const notifications = createRoute({
  ...staffPage(() => import('./page.tsx'), 'NotificationsPage', ['notifications']),
  path: '/notifications',
  validateSearch: pageSearchFrom,
  loaderDeps: ({ search }) => search,
  loader: ({ preload, deps }) => prefetch(preload, notificationsQuery(deps.cursor)),
})

/** The page of staff's notifications. */
export const notificationRoutes = [notifications] as const
