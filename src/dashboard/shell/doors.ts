import type { Role } from '#modules/accounts/forms.schema'
import type { RecordsSearch } from '../records/list-search.ts'
import type { CaseSearch } from '../searches.ts'
import type { IconName } from '../ui/icon.tsx'

/** A link of the drawer: the first of its pages is where it leads, the others are beside it. */
interface DoorShape {
  name: string
  icon: IconName
  pages: readonly [string, ...string[]]
}

/** The drawer by role. Their names are in shell.ts of each language, those of pages by address. */
export const doorsByRole = {
  admin: [
    { name: 'home', icon: 'home', pages: ['/overview'] },
    { name: 'records', icon: 'list', pages: ['/records'] },
    { name: 'approvals', icon: 'approve', pages: ['/approvals'] },
    { name: 'cases', icon: 'speech', pages: ['/cases'] },
    { name: 'money', icon: 'money', pages: ['/payments', '/money'] },
    { name: 'classes', icon: 'book', pages: ['/classes'] },
    { name: 'notices', icon: 'megaphone', pages: ['/notices'] },
    { name: 'people', icon: 'person', pages: ['/accounts'] },
    { name: 'data', icon: 'log', pages: ['/import', '/export', '/audit', '/api-keys'] },
    {
      name: 'settings',
      icon: 'settings',
      pages: [
        '/settings/agency',
        '/settings/facts',
        '/settings/public',
        '/settings/records',
        '/settings/keeping',
        '/settings/messages',
        '/settings/security',
        '/settings/closing',
      ],
    },
  ],
  moderator: [
    { name: 'home', icon: 'home', pages: ['/overview'] },
    { name: 'records', icon: 'list', pages: ['/submissions'] },
    { name: 'cases', icon: 'speech', pages: ['/cases'] },
    { name: 'classes', icon: 'book', pages: ['/taught-classes'] },
  ],
  /** None: the dashboard is for staff. */
  student: [],
} as const satisfies Record<Role, readonly DoorShape[]>

export type Door = (typeof doorsByRole)[Role][number]

/** Where each role adds a record. */
export const addRecordAt = { admin: '/entry', moderator: '/submit', student: '/submit' } as const

type Successor = { to: '/records'; search: RecordsSearch } | { to: '/cases'; search: CaseSearch }

const view = (name: RecordsSearch['view']): Successor => ({
  to: '/records',
  search: { view: name },
})

/** Addresses that pages had, each with its successor; filters in the address go along. */
export const formerAddresses: Readonly<Record<string, Successor>> = {
  '/stages': view('stages'),
  '/ending-papers': view('ending'),
  '/originals': view('originals'),
  '/comparison-alerts': view('withheld'),
  '/old-comparisons': view('again'),
  '/due-removals': view('due'),
  '/trash': view('trash'),
  '/other-contracts': { to: '/cases', search: { kind: 'contract' } },
  '/contests': { to: '/cases', search: { kind: 'mistake' } },
  '/concerns': { to: '/cases', search: { kind: 'concern' } },
  '/leavings': { to: '/cases', search: { kind: 'leaving' } },
  '/wrong-codes': { to: '/cases', search: { kind: 'codes' } },
  '/complaints': { to: '/cases', search: { kind: 'complaint' } },
}
