import type { Target } from './addresses.ts'
import {
  accountListQuery,
  accountQuery,
  accountSessionsQuery,
  apiKeysQuery,
  auditQuery,
  authorsQuery,
  caseQuery,
  casesQuery,
  chosenRecordsQuery,
  closingQuery,
  failedMessagesQuery,
  importQuery,
  importsQuery,
  invitesQuery,
  lossesQuery,
  moneyToLookAtQuery,
  notesQuery,
  noticeQuery,
  noticesQuery,
  notificationsQuery,
  organisationQuery,
  overviewQuery,
  pendingQuery,
  recordListQuery,
  recordPageQuery,
  recordQuery,
  recordsQuery,
  speechQuery,
  staffQuery,
  stagesQuery,
  submissionsQueries,
  todayQuery,
  unprintedCodesQuery,
  viewsQuery,
  withdrawnConsentsQuery,
} from './queries.ts'
import { copyOf, prefetch } from './query-client.ts'
import { listSearchFrom, recordsSearchFrom } from './records/list-search.ts'
import { views } from './records/views.ts'
import {
  accountSearchFrom,
  auditSearchFrom,
  caseSearchFrom,
  chosenSearchFrom,
  pageSearchFrom,
} from './searches.ts'
import { adminPage, part, staffPage, toLanding } from './session.ts'
import { settingsRoutes } from './settings/routes.ts'
import { formerAddresses } from './shell/doors.ts'
import { trainingRoutes } from './training/routes.ts'
import type { Route, Routes } from './visits.ts'

const ofRecords = ['records', 'actions'] as const
const ofRecord = ['record', 'composer', 'handout', 'documents', 'actions'] as const
const ofApprovals = ['approvals', 'composer', 'documents', 'actions'] as const
const ofCase = ['cases', 'events', 'composer'] as const
const ofKeys = ['api-keys', 'accounts', 'handout', 'composer', 'actions'] as const
const ofSlips = ['slips', 'handout', 'records'] as const
const ofUnprinted = ['slips'] as const
const ofNotices = ['notices', 'composer', 'preview'] as const
const ofAccounts = ['accounts', 'handout', 'actions'] as const
const ofImports = ['import', 'actions'] as const
const ofHome = ['today', 'overview', 'submit'] as const
const ofLists = ['overview', 'candidate'] as const

/** The list of cases stays beside each of them. */
const { enter, page: around } = staffPage(() => import('./cases/desk.tsx'), 'CasesDesk', [
  'cases',
  'today',
])
const aroundCases = { enter, around }

/** The pages of the dashboard, each a chunk of its own. */
const pages: Routes = {
  '/': { enter: toLanding },
  '/overview': {
    ...staffPage(() => import('./overview/page.tsx'), 'HomePage', ofHome),
    ask: () => prefetch(todayQuery, overviewQuery, closingQuery),
  },
  '/losses': {
    ...adminPage(() => import('./overview/losses.tsx'), 'LossesPage', ['overview']),
    ask: () => prefetch(lossesQuery),
  },
  '/entry': {
    ...adminPage(() => import('./submit/entry-page.tsx'), 'EntryPage', ['form', 'submit']),
    ask: () => prefetch(organisationQuery, recordsQuery({})),
  },
  '/submit': {
    ...staffPage(() => import('./submit/page.tsx'), 'SubmitPage', ['form', 'submit']),
    ask: () => prefetch(organisationQuery, recordsQuery({})),
  },
  '/submissions': {
    ...staffPage(() => import('./submit/own-submissions.tsx'), 'SubmissionsPage', ['submit']),
    ask: () => prefetch(...submissionsQueries),
  },
  '/records': {
    ...adminPage(() => import('./records/page.tsx'), 'RecordsPage', ofRecords),
    search: recordsSearchFrom,
    ask: ({ search }) => {
      const list = [
        recordListQuery(listSearchFrom({ ...search })),
        authorsQuery,
        viewsQuery,
        stagesQuery,
      ]
      prefetch(...(search.view === undefined ? list : views[search.view].queries(search)))
    },
  },
  '/records/$recordId': {
    ...adminPage(() => import('./record/page.tsx'), 'RecordPage', ofRecord),
    ask: ({ params }) => prefetch(recordPageQuery(params.recordId)),
  },
  '/records/$recordId/edit': {
    ...staffPage(() => import('./edit/page.tsx'), 'EditPage', ['form', 'edit']),
    ask: ({ params: { recordId } }) =>
      prefetch(copyOf(recordQuery(recordId)), notesQuery(recordId)),
  },
  '/records/$recordId/merge': {
    ...adminPage(() => import('./edit/merge-page.tsx'), 'MergePage', ['merge']),
    search: chosenSearchFrom,
    ask: ({ params, search }) =>
      prefetch(recordQuery(params.recordId), ...(search.of ? [recordQuery(search.of)] : [])),
  },
  '/approvals': {
    ...adminPage(() => import('./approvals/page.tsx'), 'ApprovalsPage', ofApprovals),
    search: chosenSearchFrom,
    ask: ({ search }) => prefetch(pendingQuery(search.of), organisationQuery),
  },
  '/cases': {
    ...aroundCases,
    page: part(() => import('./cases/desk.tsx'), 'NoCase', []),
    search: caseSearchFrom,
    ask: ({ search }) => search.mine || prefetch(casesQuery(search)),
  },
  '/cases/$caseId': {
    ...aroundCases,
    page: part(() => import('./cases/case-page.tsx'), 'CasePage', ofCase),
    search: caseSearchFrom,
    ask: ({ params, search }) =>
      prefetch(caseQuery(params.caseId), ...(search.mine ? [] : [casesQuery(search)])),
  },
  '/money': {
    ...adminPage(() => import('./training/money-page.tsx'), 'MoneyPage', ['money']),
    ask: () => prefetch(moneyToLookAtQuery),
  },
  '/notices': {
    ...adminPage(() => import('./notices/page.tsx'), 'NoticesPage', ofNotices),
    search: pageSearchFrom,
    ask: ({ search }) => prefetch(organisationQuery, speechQuery, noticesQuery(search.cursor)),
  },
  '/notices/$noticeId': {
    ...adminPage(() => import('./notices/edit-page.tsx'), 'NoticePage', ofNotices),
    ask: ({ params }) =>
      prefetch(organisationQuery, speechQuery, copyOf(noticeQuery(params.noticeId))),
  },
  '/accounts': {
    ...adminPage(() => import('./accounts/page.tsx'), 'AccountsPage', ofAccounts),
    search: accountSearchFrom,
    ask: ({ search }) => prefetch(accountListQuery(search), invitesQuery),
  },
  '/accounts/$accountId': {
    ...adminPage(() => import('./accounts/account-page.tsx'), 'AccountPage', ofAccounts),
    ask: ({ params: { accountId } }) =>
      prefetch(accountQuery(accountId), accountSessionsQuery(accountId)),
  },
  '/import': {
    ...adminPage(() => import('./import/page.tsx'), 'ImportPage', ofImports),
    ask: () => prefetch(importsQuery),
  },
  '/import/$importId': {
    ...adminPage(() => import('./import/import-page.tsx'), 'OneImportPage', ofImports),
    ask: ({ params }) => prefetch(importQuery(params.importId)),
  },
  '/export': adminPage(() => import('./import/export-page.tsx'), 'ExportPage', ['export']),
  '/audit': {
    ...adminPage(() => import('./audit/page.tsx'), 'AuditPage', ['audit', 'events', 'actions']),
    search: auditSearchFrom,
    ask: ({ search }) =>
      prefetch(auditQuery(search), staffQuery('admin'), staffQuery('moderator'), apiKeysQuery),
  },
  '/api-keys': {
    ...adminPage(() => import('./accounts/api-keys-page.tsx'), 'ApiKeysPage', ofKeys),
    ask: () => prefetch(apiKeysQuery),
  },
  '/slips': {
    ...adminPage(() => import('./slips/page.tsx'), 'SlipsPage', ofSlips),
    search: chosenSearchFrom,
    ask: ({ search: { of } }) => of && prefetch(chosenRecordsQuery(of), organisationQuery),
  },
  '/unprinted-codes': {
    ...adminPage(() => import('./slips/unprinted-page.tsx'), 'UnprintedPage', ofUnprinted),
    search: pageSearchFrom,
    ask: ({ search }) => prefetch(unprintedCodesQuery(search.cursor)),
  },
  '/failed-messages': {
    ...adminPage(() => import('./overview/lists.tsx'), 'FailedMessagesPage', ofLists),
    search: pageSearchFrom,
    ask: ({ search }) => prefetch(failedMessagesQuery(search.cursor)),
  },
  '/withdrawn-consents': {
    ...adminPage(() => import('./overview/lists.tsx'), 'WithdrawnConsentsPage', ofLists),
    search: pageSearchFrom,
    ask: ({ search }) => prefetch(withdrawnConsentsQuery(search.cursor)),
  },
  '/notifications': {
    ...staffPage(() => import('./shell/notifications-page.tsx'), 'NotificationsPage', [
      'notifications',
    ]),
    search: pageSearchFrom,
    ask: ({ search }) => prefetch(notificationsQuery(search.cursor)),
  },
  '/help/$page': {
    ...staffPage(() => import('./help/page.tsx'), 'HelpPage', []),
    ask: async ({ params }) => (await import('./help/pages.ts')).loadHelp(params.page),
  },
  ...settingsRoutes,
  ...trainingRoutes,
}

/** Addresses that pages had lead to their successors, with the filters of both. */
const former = Object.entries(formerAddresses).map(([path, { to, search }]): [string, Route] => [
  path,
  { enter: (at) => ({ to, search: { ...at.search, ...search } }) as Target },
])

export const routes: Readonly<Record<string, Route>> = { ...pages, ...Object.fromEntries(former) }

/** What is shown at any other address. */
export const unknown: Route = {
  page: part(() => import('./shell/error-screen.tsx'), 'NotFoundScreen', []),
}
