import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { auditRoutes } from './audit/routes.ts'
import { caseRoutes } from './cases/routes.ts'
import { helpRoutes } from './help/routes.ts'
import { moneyRoutes } from './money/routes.ts'
import { noticeRoutes } from './notices/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { overviewRoutes } from './overview/routes.ts'
import {
  accountListQuery,
  accountQuery,
  accountSessionsQuery,
  apiKeysQuery,
  authorsQuery,
  importQuery,
  importsQuery,
  invitesQuery,
  notesQuery,
  organisationQuery,
  pendingQuery,
  recordListQuery,
  recordPageQuery,
  recordQuery,
  recordsQuery,
  stagesQuery,
  viewsQuery,
} from './queries.ts'
import { copyOf, prefetch } from './query-client.ts'
import { listSearchFrom, recordsSearchFrom } from './records/list-search.ts'
import { views } from './records/views.ts'
import { adminPage, root, staffPage } from './root-route.ts'
import { accountSearchFrom, chosenSearchFrom } from './searches.ts'
import { toLanding } from './session.ts'
import { settingsRoutes } from './settings/routes.ts'
import { formerAddresses } from './shell/doors.ts'
import { LoadingScreen, NotFoundScreen, RouteError } from './shell/error-screen.tsx'
import { slipRoutes } from './slips/routes.ts'
import { submitRoutes } from './submit/routes.ts'
import { trainingRoutes } from './training/routes.ts'

/**
 * Keeps the search text in the address's fragment, which no server, proxy or log sees, and which reload,
 * back and forward keep. The pages see it among their other filters.
 */
export const searchInFragment = {
  input: ({ url }: { url: URL }): URL => {
    const search = new URLSearchParams(url.hash.slice(1)).get('search')
    if (search === null) return url
    url.hash = ''
    url.searchParams.set('search', search)
    return url
  },
  output: ({ url }: { url: URL }): URL => {
    const search = url.searchParams.get('search')
    if (search === null) return url
    url.searchParams.delete('search')
    url.hash = new URLSearchParams({ search }).toString()
    return url
  },
}

const landing = createRoute({ getParentRoute: () => root, path: '/', beforeLoad: toLanding })
const entry = createRoute({
  ...adminPage(() => import('./entry/page.tsx'), 'EntryPage', ['form', 'submit']),
  path: '/entry',
  loader: ({ preload }) => prefetch(preload, organisationQuery, recordsQuery({})),
})
const records = createRoute({
  ...adminPage(() => import('./records/page.tsx'), 'RecordsPage', [
    'records',
    'actions',
    'actions-said',
  ]),
  path: '/records',
  validateSearch: recordsSearchFrom,
  loaderDeps: ({ search }) => search,
  loader: ({ preload, deps }) => {
    const list = () => [
      recordListQuery(listSearchFrom({ ...deps })),
      ...[authorsQuery, viewsQuery, stagesQuery],
    ]
    prefetch(preload, ...(deps.view === undefined ? list() : views[deps.view].queries(deps)))
  },
})
const record = createRoute({
  ...adminPage(() => import('./record/page.tsx'), 'RecordPage', [
    'record',
    'composer',
    'record-said',
    'handout',
    'documents',
    'actions',
    'actions-said',
  ]),
  path: '/records/$recordId',
  loader: ({ preload, params: { recordId: id } }) => prefetch(preload, recordPageQuery(id)),
})
const edit = createRoute({
  ...staffPage(() => import('./edit/page.tsx'), 'EditPage', ['form', 'edit']),
  path: '/records/$recordId/edit',
  loader: ({ preload, params }) =>
    prefetch(preload, copyOf(recordQuery(params.recordId)), notesQuery(params.recordId)),
})
const approvals = createRoute({
  ...adminPage(() => import('./approvals/page.tsx'), 'ApprovalsPage', [
    'approvals',
    'composer',
    'documents',
    'actions',
    'actions-said',
  ]),
  path: '/approvals',
  validateSearch: chosenSearchFrom,
  loaderDeps: ({ search }) => search,
  loader: ({ preload, deps }) => prefetch(preload, pendingQuery(deps.of), organisationQuery),
})
const accountJobs = ['accounts', 'accounts-said', 'handout', 'actions'] as const
const accounts = createRoute({
  ...adminPage(() => import('./accounts/page.tsx'), 'AccountsPage', accountJobs),
  path: '/accounts',
  validateSearch: accountSearchFrom,
  loaderDeps: ({ search }) => search,
  loader: ({ preload, deps }) => prefetch(preload, accountListQuery(deps), invitesQuery),
})
const account = createRoute({
  ...adminPage(() => import('./accounts/account-page.tsx'), 'AccountPage', accountJobs),
  path: '/accounts/$accountId',
  loader: ({ preload, params: { accountId: id } }) =>
    prefetch(preload, accountQuery(id), accountSessionsQuery(id)),
})
const importJobs = ['import', 'import-said', 'actions'] as const
const imports = createRoute({
  ...adminPage(() => import('./import/page.tsx'), 'ImportPage', importJobs),
  path: '/import',
  loader: ({ preload }) => prefetch(preload, importsQuery),
})
const oneImport = createRoute({
  ...adminPage(() => import('./import/import-page.tsx'), 'OneImportPage', importJobs),
  path: '/import/$importId',
  loader: ({ preload, params }) => prefetch(preload, importQuery(params.importId)),
})
const apiKeys = createRoute({
  ...adminPage(() => import('./accounts/api-keys-page.tsx'), 'ApiKeysPage', [
    'api-keys',
    'keys-said',
    'handout',
    'notices-said',
    'actions',
  ]),
  path: '/api-keys',
  loader: ({ preload }) => prefetch(preload, apiKeysQuery),
})
const exportData = createRoute({
  ...adminPage(() => import('./import/export-page.tsx'), 'ExportPage', ['export']),
  path: '/export',
})
const former = Object.entries(formerAddresses).map(([path, { to, search }]) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ location }) => {
      throw redirect({ to, search: { ...location.search, ...search }, replace: true })
    },
  }),
)

const routeTree = root.addChildren([
  landing,
  entry,
  ...submitRoutes,
  records,
  record,
  edit,
  approvals,
  accounts,
  account,
  ...auditRoutes,
  ...settingsRoutes,
  ...noticeRoutes,
  ...caseRoutes,
  ...helpRoutes,
  ...overviewRoutes,
  ...notificationRoutes,
  ...moneyRoutes,
  imports,
  oneImport,
  apiKeys,
  ...slipRoutes,
  exportData,
  ...former,
  ...trainingRoutes,
])

/** The dashboard's addresses; each page is a chunk of its own. */
export const router = createRouter({
  routeTree,
  basepath: '/dashboard',
  rewrite: searchInFragment,
  defaultPreload: 'intent',
  // The queries cache what was fetched, and know how long it is valid.
  defaultPreloadStaleTime: 0,
  defaultPendingComponent: LoadingScreen,
  defaultErrorComponent: RouteError,
  defaultNotFoundComponent: NotFoundScreen,
  scrollRestoration: false,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
