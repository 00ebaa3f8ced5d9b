import { createRoute } from '@tanstack/react-router'
import { noticeQuery, noticesQuery } from '../queries.ts'
import { copyOf, prefetch } from '../query-client.ts'
import { adminPage } from '../root-route.ts'
import { pageSearchFrom } from '../ui/page-search.ts'

const notices = createRoute({
  ...adminPage(() => import('./page.tsx'), 'NoticesPage'),
  path: '/notices',
  validateSearch: pageSearchFrom,
  loaderDeps: ({ search }) => search,
  loader: ({ preload, deps }) => prefetch(preload, noticesQuery(deps.page)),
})
const notice = createRoute({
  ...adminPage(() => import('./edit-page.tsx'), 'NoticePage'),
  path: '/notices/$noticeId',
  loader: ({ preload, params }) => prefetch(preload, copyOf(noticeQuery(params.noticeId))),
})
/** The notices of the public site, and one of them to edit. */
export const noticeRoutes = [notices, notice] as const
