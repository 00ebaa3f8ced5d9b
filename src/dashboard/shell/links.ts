import type { Role } from '#modules/accounts/schema'

interface DrawerLink {
  to: string
  label: string
  /** Links of a group are together, under its name. */
  group: 'work' | 'people' | 'site' | 'system'
}

/**
 * The drawer's links by role; a page is listed here only when it exists. The words are English; other
 * languages are in words/, by address.
 */
export const linksByRole = {
  admin: [
    { to: '/overview', label: 'Overview', group: 'work' },
    { to: '/notifications', label: 'Notifications', group: 'work' },
    { to: '/entry', label: 'Add record', group: 'work' },
    { to: '/records', label: 'Records', group: 'work' },
    { to: '/stages', label: 'Stages', group: 'work' },
    { to: '/approvals', label: 'Approvals', group: 'work' },
    { to: '/originals', label: 'Originals in hand', group: 'work' },
    { to: '/ending-papers', label: 'Dates on documents', group: 'work' },
    { to: '/other-contracts', label: 'Other contracts', group: 'work' },
    { to: '/comparison-alerts', label: 'Hidden documents', group: 'work' },
    { to: '/money', label: 'Money of candidates', group: 'work' },
    { to: '/contests', label: 'Reported mistakes', group: 'work' },
    { to: '/complaints', label: 'Complaints', group: 'work' },
    { to: '/concerns', label: 'Concerns', group: 'work' },
    { to: '/wrong-codes', label: 'Wrong codes', group: 'work' },
    { to: '/accounts', label: 'Accounts', group: 'people' },
    { to: '/classes', label: 'Classes', group: 'people' },
    { to: '/payments', label: 'Payments', group: 'people' },
    { to: '/notices', label: 'Notices', group: 'site' },
    { to: '/settings', label: 'Settings', group: 'site' },
    { to: '/import', label: 'Import', group: 'system' },
    { to: '/export', label: 'Export', group: 'system' },
    { to: '/due-removals', label: 'Due for removal', group: 'system' },
    { to: '/trash', label: 'Trash', group: 'system' },
    { to: '/audit', label: 'Audit log', group: 'system' },
    { to: '/api-keys', label: 'API keys', group: 'system' },
  ],
  moderator: [
    { to: '/overview', label: 'Overview', group: 'work' },
    { to: '/notifications', label: 'Notifications', group: 'work' },
    { to: '/submit', label: 'Submit', group: 'work' },
    { to: '/submissions', label: 'Your submissions', group: 'work' },
    { to: '/taught-classes', label: 'Classes I teach', group: 'people' },
  ],
  /** None: the dashboard is for staff. */
  student: [],
} as const satisfies Record<Role, readonly DrawerLink[]>

/** On the public site: a member of staff may be a candidate too. */
export const ownLinks = [
  { to: '/my/file', label: 'My file' },
  { to: '/my/shares', label: 'My shares' },
] as const satisfies readonly {
  to: string
  label: string
}[]
