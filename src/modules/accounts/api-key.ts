import { day } from '#platform/clock'
import type { Ids } from '#platform/ids'

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
