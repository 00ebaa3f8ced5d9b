import { createRoute } from '@tanstack/react-router'
import { noticeQuery, noticesQuery, organisationQuery, speechQuery } from '../queries.ts'
import { copyOf, prefetch } from '../query-client.ts'
import { adminPage } from '../root-route.ts'
import { pageSearchFrom } from '../searches.ts'

/** What both pages need. */
const jobs = ['notices', 'notices-said', 'composer', 'preview'] as const

const notices = createRoute({
  ...adminPage(() => import('./page.tsx'), 'NoticesPage', jobs),
  path: '/notices',
  validateSearch: pageSearchFrom,
  loaderDeps: ({ search }) => search,
  loader: ({ preload, deps }) =>
    prefetch(preload, organisationQuery, speechQuery, noticesQuery(deps.cursor)),
})
const notice = createRoute({
  ...adminPage(() => import('./edit-page.tsx'), 'NoticePage', jobs),
  path: '/notices/$noticeId',
  loader: ({ preload, params }) =>
    prefetch(preload, organisationQuery, speechQuery, copyOf(noticeQuery(params.noticeId))),
})
/** The notices of the public site, and one of them to edit. */
export const noticeRoutes = [notices, notice] as const
