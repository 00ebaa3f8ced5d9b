import { day } from '#platform/clock'
import type { Ids } from '#platform/ids'
import type { KeyMaker } from './api-keys.store.ts'
import { type Role, roles } from './permissions.schema.ts'

/** The prefix of every key: secret scanners find it, and other bearer tokens are not mistaken for one. */
const apiKeyPrefix = 'candor_'

/** The default lifetime of a key, in milliseconds. */
export const usualLife = 365 * day

/** Makes a new key: the prefix and 40 Crockford base 32 characters, 200 random bits. */
export function randomApiKey(ids: Ids): string {
  return apiKeyPrefix + ids.crockford(40)
}

/** Returns the key in `Authorization: Bearer candor_…`; null when the header is missing or holds another token. */
export function apiKeyIn(headers: Headers): string | null {
  const [, token] = /^Bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '') ?? []
  return token?.startsWith(apiKeyPrefix) ? token : null
}

/**
 * Tells whether the maker of a key could make it today. A key ends when its maker is disabled, is deleted, or has a
 * lesser role than the key.
 */
export function hasMaker({ createdBy, makerRole, makerDisabledAt }: KeyMaker, role: Role): boolean {
  if (createdBy === 'system') return true
  return makerRole !== null && makerDisabledAt === null && !exceeds(role, makerRole)
}

/** Tells whether the first role may do more than the second. */
export function exceeds(role: Role, other: Role): boolean {
  return roles.indexOf(role) > roles.indexOf(other)
}
