import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { accountSearchFrom } from './accounts/list-search.ts'
import { auditSearchFrom } from './audit/audit-search.ts'
import { concernSearchFrom, pageSearchFrom } from './concerns/concern-search.ts'
import { listSearchFrom } from './records/list-search.ts'
import { getParentRoute, root } from './root-route.ts'
import { searchInFragment } from './search-in-fragment.ts'
import { onlyFor, toLanding } from './session.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { LoadingScreen } from './shell/loading-screen.tsx'
import { NotFoundScreen } from './shell/not-found-screen.tsx'
import { trainingRoutes } from './training/routes.ts'

const landing = createRoute({ getParentRoute, path: '/', beforeLoad: toLanding })
const entry = createRoute({
  getParentRoute,
  path: '/entry',
  beforeLoad: onlyFor('admin'),
  component: lazyRouteComponent(() => import('./entry/page.tsx'), 'EntryPage'),
})
const submit = createRoute({
  getParentRoute,
  path: '/submit',
  beforeLoad: onlyFor('moderator', 'admin'),
  component: lazyRouteComponent(() => import('./submit/page.tsx'), 'SubmitPage'),
})
const records = createRoute({
  getParentRoute,
  path: '/records',
  beforeLoad: onlyFor('admin'),
  validateSearch: listSearchFrom,
  component: lazyRouteComponent(() => import('./records/page.tsx'), 'RecordsPage'),
})
const record = createRoute({
  getParentRoute,
  path: '/records/$recordId',
  beforeLoad: onlyFor('admin'),
  component: lazyRouteComponent(() => import('./record/page.tsx'), 'RecordPage'),
})
const edit = createRoute({
  getParentRoute,
  path: '/records/$recordId/edit',
  beforeLoad: onlyFor('admin', 'moderator'),
  component: lazyRouteComponent(() => import('./edit/page.tsx'), 'EditPage'),
})
const approvals = createRoute({
  getParentRoute,
  path: '/approvals',
  beforeLoad: onlyFor('admin'),
  component: lazyRouteComponent(() => import('./approvals/page.tsx'), 'ApprovalsPage'),
})
const accounts = createRoute({
  getParentRoute,
  path: '/accounts',
  beforeLoad: onlyFor('admin'),
  validateSearch: accountSearchFrom,
  component: lazyRouteComponent(() => import('./accounts/page.tsx'), 'AccountsPage'),
})
const account = createRoute({
  getParentRoute,
  path: '/accounts/$accountId',
  beforeLoad: onlyFor('admin'),
  component: lazyRouteComponent(() => import('./accounts/account-page.tsx'), 'AccountPage'),
})
const trash = createRoute({
  getParentRoute,
  path: '/trash',
  beforeLoad: onlyFor('admin'),
  component: lazyRouteComponent(() => import('./trash/page.tsx'), 'TrashPage'),
})
const audit = createRoute({
  getParentRoute,
  path: '/audit',
  beforeLoad: onlyFor('admin'),
  validateSearch: auditSearchFrom,
  component: lazyRouteComponent(() => import('./audit/page.tsx'), 'AuditPage'),
})
const settings = createRoute({
  getParentRoute,
  path: '/settings',
  beforeLoad: onlyFor('admin'),
  component: lazyRouteComponent(() => import('./settings/page.tsx'), 'SettingsPage'),
})
const notices = createRoute({
  getParentRoute,
  path: '/notices',
  beforeLoad: onlyFor('admin'),
  validateSearch: pageSearchFrom,
  component: lazyRouteComponent(() => import('./notices/page.tsx'), 'NoticesPage'),
})
const notice = createRoute({
  getParentRoute,
  path: '/notices/$noticeId',
  beforeLoad: onlyFor('admin'),
  component: lazyRouteComponent(() => import('./notices/edit-page.tsx'), 'NoticePage'),
})
const concerns = createRoute({
  getParentRoute,
  path: '/concerns',
  beforeLoad: onlyFor('admin'),
  validateSearch: concernSearchFrom,
  component: lazyRouteComponent(() => import('./concerns/page.tsx'), 'ConcernsPage'),
})
const concern = createRoute({
  getParentRoute,
  path: '/concerns/$concernId',
  beforeLoad: onlyFor('admin'),
  component: lazyRouteComponent(() => import('./concerns/concern-page.tsx'), 'ConcernPage'),
})
const imports = createRoute({
  getParentRoute,
  path: '/import',
  beforeLoad: onlyFor('admin'),
  component: lazyRouteComponent(() => import('./import/page.tsx'), 'ImportPage'),
})
const oneImport = createRoute({
  getParentRoute,
  path: '/import/$importId',
  beforeLoad: onlyFor('admin'),
  component: lazyRouteComponent(() => import('./import/import-page.tsx'), 'OneImportPage'),
})
const apiKeys = createRoute({
  getParentRoute,
  path: '/api-keys',
  beforeLoad: onlyFor('admin'),
  component: lazyRouteComponent(() => import('./api-keys/page.tsx'), 'ApiKeysPage'),
})
const wrongCodes = createRoute({
  getParentRoute,
  path: '/wrong-codes',
  beforeLoad: onlyFor('admin'),
  component: lazyRouteComponent(() => import('./wrong-codes/page.tsx'), 'WrongCodesPage'),
})
const exportData = createRoute({
  getParentRoute,
  path: '/export',
  beforeLoad: onlyFor('admin'),
  component: lazyRouteComponent(() => import('./export/page.tsx'), 'ExportPage'),
})

const routeTree = root.addChildren([
  landing,
  entry,
  submit,
  records,
  record,
  edit,
  approvals,
  accounts,
  account,
  trash,
  audit,
  settings,
  notices,
  notice,
  concerns,
  concern,
  imports,
  oneImport,
  apiKeys,
  wrongCodes,
  exportData,
  ...trainingRoutes,
])

/** The dashboard's addresses; each page is a chunk of its own. */
export const router = createRouter({
  routeTree,
  basepath: '/dashboard',
  rewrite: searchInFragment,
  defaultPreload: 'intent',
  defaultPendingComponent: LoadingScreen,
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: NotFoundScreen,
  scrollRestoration: false,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
