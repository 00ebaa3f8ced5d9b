import type { Role } from '#modules/accounts/schema'

/**
 * The drawer's links by role; a page stands here only when it exists. The words are English; those
 * of other languages stand in words/, by address.
 */
export const linksByRole = {
  admin: [
    { to: '/entry', label: 'Add record' },
    { to: '/records', label: 'Records' },
    { to: '/approvals', label: 'Approvals' },
    { to: '/originals', label: 'Originals in hand' },
    { to: '/ending-papers', label: 'Dates on papers' },
    { to: '/wrong-codes', label: 'Wrong codes' },
    { to: '/other-contracts', label: 'Other contracts' },
    { to: '/concerns', label: 'Concerns' },
    { to: '/contests', label: 'Called wrong' },
    { to: '/notices', label: 'Notices' },
    { to: '/classes', label: 'Classes' },
    { to: '/payments', label: 'Payments' },
    { to: '/import', label: 'Import' },
    { to: '/accounts', label: 'Accounts' },
    { to: '/trash', label: 'Trash' },
    { to: '/export', label: 'Export' },
    { to: '/audit', label: 'Audit log' },
    { to: '/settings', label: 'Settings' },
    { to: '/api-keys', label: 'API keys' },
  ],
  moderator: [
    { to: '/submit', label: 'Submit' },
    { to: '/submissions', label: 'Your submissions' },
    { to: '/taught-classes', label: 'Classes I teach' },
  ],
  /** None: the dashboard's document is for staff. */
  student: [],
} as const satisfies Record<Role, readonly { to: string; label: string }[]>

/** On the public site: a member of staff may be a candidate too. */
export const ownLinks = [
  { to: '/my/file', label: 'My file' },
  { to: '/my/shares', label: 'My shares' },
] as const satisfies readonly {
  to: string
  label: string
}[]

export const roleNames: Record<Role, string> = {
  admin: 'Admin',
  moderator: 'Moderator',
  student: 'Student',
}
