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

/** How many seconds are waited for a token that is not good yet; both clocks are corrected all the time. */
const waitedFor = 3
/** By how many seconds the provider's clock may be ahead of ours where nothing has to be waited for. */
const mostAhead = 60

/**
 * Waits for a token that by our clock becomes valid in a moment (RFC 7519 §4.1.5 allows a small leeway). The
 * verification has no leeway and uses the machine's clock, so this uses it too.
 */
export async function untilGood(idToken: string): Promise<void> {
  const ahead = secondsAhead(claimsOf(idToken).nbf)
  if (ahead > 0 && ahead <= waitedFor) await setTimeout(Math.ceil(ahead * 1000) + 5)
}

/**
 * Tells whether a token was issued in the future by more than clocks differ; the verification does not look at that
 * (OIDC Core §3.1.3.7, 10). What such a provider says about times cannot be relied on.
 */
export function isOfTheFuture(idToken: string): boolean {
  return secondsAhead(claimsOf(idToken).iat) > mostAhead
}

function secondsAhead(moment: unknown): number {
  return typeof moment === 'number' ? moment - Date.parse(systemClock.now()) / 1000 : 0
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
