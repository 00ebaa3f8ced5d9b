import { setTimeout } from 'node:timers/promises'
import type { OAuthProvider } from '@better-auth/core/oauth2'
import { systemClock } from '#platform/clock'
import type { Runtime } from '#platform/context'

/** What jose calls a token for which the keys are there, and none of them is its own. */
const noKeyOfIts = new Set([
  'ERR_JWKS_NO_MATCHING_KEY',
  'ERR_JWKS_MULTIPLE_MATCHING_KEYS',
  'ERR_JOSE_NOT_SUPPORTED',
])

/**
 * What verifies a token calls it false when the keys cannot be had. So they are fetched first, and
 * throw; a key that is not among them is the verification's to refuse. Before that they are fetched anew: the
 * provider may have changed them a moment ago, and jose by itself asks no oftener than twice a minute.
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
 * Waits for a token that is good from a moment on which by our clock is about to come (RFC 7519 §4.1.5 allows a small
 * leeway). What verifies it takes none and goes by the machine's clock, so this does, too.
 */
export async function untilGood(idToken: string): Promise<void> {
  const { nbf } = claimsOf(idToken)
  if (typeof nbf !== 'number') return
  const ahead = nbf * 1000 - Date.parse(systemClock.now())
  if (ahead > 0 && ahead <= mostAhead * 1000) await setTimeout(Math.ceil(ahead) + 5)
}

/** In seconds by our clock, for the log: one of the two clocks may be wrong. */
export function ages({ clock }: Runtime, idToken: string): Record<string, number | null> {
  const { iat, nbf, exp } = claimsOf(idToken)
  const now = Math.floor(Date.parse(clock.now()) / 1000)
  const since = (moment: unknown) => (typeof moment === 'number' ? now - moment : null)
  return { sinceIssued: since(iat), sinceGood: since(nbf), sinceExpired: since(exp) }
}

/** Of an ID token as it came: whether they are true, its verification says. */
export function claimsOf(idToken: string): Record<string, unknown> {
  return partOf(idToken.split('.')[1] ?? '')
}

function partOf(text: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Record<string, unknown>
}
