import { day } from '#platform/clock'
import type { Ids } from '#platform/ids'
import { type Role, roles } from './permissions/schema.ts'

/** How every key begins: secret scanners find it, and other bearer tokens are not mistaken for one. */
const apiKeyPrefix = 'candor_'

/** How long a key lives unless its maker says otherwise, in milliseconds. */
export const usualLife = 365 * day

/** A new key: the prefix and 40 Crockford base 32 characters, 200 random bits. */
export function randomApiKey(ids: Ids): string {
  return apiKeyPrefix + ids.crockford(40)
}

/** The key in `Authorization: Bearer candor_…`; null when the header is missing or holds another token. */
export function apiKeyIn(headers: Headers): string | null {
  const [, token] = /^Bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '') ?? []
  return token?.startsWith(apiKeyPrefix) ? token : null
}

/** Whose key it is: the person who made it, as the database has it now, or the command line. */
export interface KeyMaker {
  createdBy: string
  makerRole: Role | null
  makerDisabledAt: string | null
}

/**
 * Whether who made a key could make it today. A key ends with what its maker may do: when that
 * person is disabled, has gone, or has a lesser role than the key. One that another key made, when
 * that was possible, has nobody behind it.
 */
export function hasMaker({ createdBy, makerRole, makerDisabledAt }: KeyMaker, role: Role): boolean {
  if (createdBy === 'system') return true
  return makerRole !== null && makerDisabledAt === null && !exceeds(role, makerRole)
}

/** Whether the first role may more than the second. */
export function exceeds(role: Role, other: Role): boolean {
  return roles.indexOf(role) > roles.indexOf(other)
}
