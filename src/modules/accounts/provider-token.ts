import { setTimeout } from 'node:timers/promises'
import type { OAuthProvider } from '@better-auth/core/oauth2'
import { systemClock } from '#platform/clock'
import type { Runtime } from '#platform/context'

/** jose's error codes for a token when the keys were fetched but its own is not among them. */
const noKeyOfIts = new Set([
  'ERR_JWKS_NO_MATCHING_KEY',
  'ERR_JWKS_MULTIPLE_MATCHING_KEYS',
  'ERR_JOSE_NOT_SUPPORTED',
])

/**
 * Loads the provider's keys first, and throws when they cannot be fetched: the verification would call the token false
 * instead. A key that is missing is fetched again, since the provider may just have changed its keys and jose on its
 * own fetches at most twice a minute; one still missing is left for the verification to refuse.
 */
export async function loadKeys({ idToken: rules }: OAuthProvider, idToken: string): Promise<void> {
  if (!rules || !('jwks' in rules)) return
  const { jwks }: { jwks: typeof rules.jwks & { reload?: () => Promise<void> } } = rules
  const [head = '', payload = '', signature = ''] = idToken.split('.')
  try {
    const protectedHead = { alg: '', ...partOf(head) }
    await jwks(protectedHead, { protected: head, payload, signature })
  } catch (error) {
    if (!noKeyOfIts.has(String((error as { code?: unknown }).code))) throw error
    await jwks.reload?.()
  }
}

/** By how many seconds the provider's clock may be ahead of ours; both are corrected all the time. */
const mostAhead = 3

/**
 * Waits for a token that by our clock becomes valid in a moment (RFC 7519 §4.1.5 allows a small leeway). The
 * verification has no leeway and uses the machine's clock, so this uses it too.
 */
export async function untilGood(idToken: string): Promise<void> {
  const { nbf } = claimsOf(idToken)
  if (typeof nbf !== 'number') return
  const ahead = nbf * 1000 - Date.parse(systemClock.now())
  if (ahead > 0 && ahead <= mostAhead * 1000) await setTimeout(Math.ceil(ahead) + 5)
}

/** Returns the token's ages in seconds by our clock, for the log: one of the two clocks may be wrong. */
export function ages({ clock }: Runtime, idToken: string): Record<string, number | null> {
  const { iat, nbf, exp } = claimsOf(idToken)
  const now = Math.floor(Date.parse(clock.now()) / 1000)
  const since = (moment: unknown) => (typeof moment === 'number' ? now - moment : null)
  return { sinceIssued: since(iat), sinceGood: since(nbf), sinceExpired: since(exp) }
}

/** Returns the claims of an ID token as received; only its verification says whether they are true. */
export function claimsOf(idToken: string): Record<string, unknown> {
  return partOf(idToken.split('.')[1] ?? '')
}

function partOf(text: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Record<string, unknown>
}
