/** The general role of an account or an API key, the least first. */
export const roles = ['student', 'moderator', 'admin'] as const
export type Role = (typeof roles)[number]

/** Everything that an endpoint or a page can require. Deny by default. */
const permissions = {
  public: 'everyone',
  'signed-in': ['student', 'moderator', 'admin'],
  /** Add records, and list, edit and fill one's own while they are pending or returned. */
  'records:own': ['moderator', 'admin'],
  'records:all': ['admin'],
  'records:approve': ['admin'],
  'accounts:manage': ['admin'],
  'organisation:manage': ['admin'],
  'notices:manage': ['admin'],
  'concerns:manage': ['admin'],
  'exchange:run': ['admin'],
  /** Classes, payments and objections to them. */
  'training:manage': ['admin'],
  /** People and attendance of one's own classes; no money. */
  'training:teach': ['moderator', 'admin'],
  'audit:read': ['admin'],
  'api-keys:manage': ['admin'],
} as const satisfies Record<string, 'everyone' | readonly Role[]>

export type Permission = keyof typeof permissions

/**
 * What a person is asked for the password again before, in five parts. An API key does it only if it was made for that
 * part. Keys have no part: none makes or revokes another.
 */
export const keyScopes = ['accounts', 'candidates', 'exports', 'purge', 'organisation'] as const
export type KeyScope = (typeof keyScopes)[number]

/** Tells whether a value names a permission of the table. */
export function isPermission(value: unknown): value is Permission {
  return typeof value === 'string' && Object.hasOwn(permissions, value)
}

/** Tells whether a role (null: nobody signed in) has a permission. */
export function mayRole(role: Role | null, permission: Permission): boolean {
  const holders: 'everyone' | readonly Role[] = permissions[permission]
  if (holders === 'everyone') return true
  return role !== null && holders.includes(role)
}
