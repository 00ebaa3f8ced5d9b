import type { Role } from '#modules/accounts/schema'
import type { IconName } from '../ui/icon.tsx'

/** A link of the drawer: the first of its pages is where it leads, the others are beside it. */
interface DoorShape {
  name: string
  icon: IconName
  pages: readonly [string, ...string[]]
}

/** The drawer by role. Their names are in words/, those of pages by address. */
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
