import { setTimeout } from 'node:timers/promises'
import {
  createLocalJWKSet,
  decodeJwt,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  jwtVerify,
} from 'jose'
import { z } from 'zod'
import { systemClock } from '#platform/clock'
import { signInAddress } from '#platform/mail-address.schema'
import { visibleLine, wellFormed } from '#platform/text.schema'

/** The keys that the provider publishes; `anew` fetches them again. */
export type ReadKeys = (anew: boolean) => Promise<JSONWebKeySet>

interface Rules {
  issuer: string
  clientId: string
  nonce: string
  /** The algorithms that the provider says it signs with. */
  algorithms: string[]
  readKeys: ReadKeys
  signal: AbortSignal
}

/** How many seconds are waited for a token that is not good yet; both clocks are corrected all the time. */
const waitedFor = 3
/** By how many seconds the provider's clock may be ahead of ours where nothing has to be waited for. */
const mostAhead = 60

/**
 * Verifies an ID token (OIDC Core §3.1.3.7): signature, issuer, audience, authorised party, times and nonce. Returns its
 * claims; null for a token that is not good. Throws when the provider's keys cannot be fetched.
 */
export async function verifyIdToken(idToken: string, rules: Rules): Promise<JWTPayload | null> {
  await untilGood(idToken, rules.signal)
  const claims =
    (await claimsBy(idToken, rules, await rules.readKeys(false))) ??
    // The provider may just have changed its keys.
    (await claimsBy(idToken, rules, await rules.readKeys(true)))
  if (!claims || claims === 'refused') return null
  return isMeantForUs(claims, rules) && !isOfTheFuture(claims) ? claims : null
}

/** Returns null when no key of the set is the token's, and `refused` for a token that no other key makes good. */
async function claimsBy(idToken: string, rules: Rules, keys: JSONWebKeySet) {
  const { issuer, clientId: audience, algorithms } = rules
  try {
    const { payload } = await jwtVerify(idToken, createLocalJWKSet(keys), {
      ...{ issuer, audience, algorithms },
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: new Date(systemClock.now()),
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JWKSNoMatchingKey) return null
    if (error instanceof errors.JOSEError || error instanceof TypeError) return 'refused'
    throw error
  }
}

/** The token is for this sign-in, and given to this client: one of several audiences has to say that it is the party. */
function isMeantForUs({ aud, azp, nonce: said }: JWTPayload, { clientId, nonce }: Rules): boolean {
  const isOneOfMany = Array.isArray(aud) && aud.length > 1
  const isParty = azp === undefined ? !isOneOfMany : azp === clientId
  return isParty && said === nonce
}

/**
 * Waits for a token that by our clock becomes valid in a moment (RFC 7519 §4.1.5 allows a small leeway). The
 * verification has no leeway and uses the machine's clock, so this uses it too.
 */
async function untilGood(idToken: string, signal: AbortSignal): Promise<void> {
  const ahead = secondsAhead(claimsOf(idToken).nbf)
  const wait = Math.ceil(ahead * 1000) + 5
  if (ahead > 0 && ahead <= waitedFor) await setTimeout(wait, undefined, { signal })
}

/**
 * Tells whether a token was issued in the future by more than clocks differ. What such a provider says about times
 * cannot be relied on.
 */
function isOfTheFuture({ iat }: JWTPayload): boolean {
  return secondsAhead(iat) > mostAhead
}

function secondsAhead(moment: unknown): number {
  return typeof moment === 'number' ? moment - Date.parse(systemClock.now()) / 1000 : 0
}

/** Returns the claims of an ID token as received, for the log; only its verification says whether they are true. */
function claimsOf(idToken: string): JWTPayload {
  try {
    return decodeJwt(idToken)
  } catch {
    return {}
  }
}

/** Returns the token's ages in seconds by our clock, for the log: one of the two clocks may be wrong. */
export function ages(at: string, idToken: string): Record<string, number | null> {
  const { iat, nbf, exp } = claimsOf(idToken)
  const now = Math.floor(Date.parse(at) / 1000)
  const since = (moment: unknown) => (typeof moment === 'number' ? now - moment : null)
  return { sinceIssued: since(iat), sinceGood: since(nbf), sinceExpired: since(exp) }
}

/** Who somebody is, according to the provider. */
export interface ProviderProfile {
  /** The provider, by its issuer: the same subject at another one is another person. */
  provider: string
  subject: string
  /** As people sign in with it; null: none, or none that can be one. */
  email: string | null
  isEmailConfirmed: boolean
  name: string
  /** Milliseconds from signing in there to this response, by the provider's clock; null: not stated. */
  sinceSignIn: number | null
}

/** The claims of a person; from outside, so nothing is assumed of them. OIDC Core §2: a subject has 255 at most. */
const claimsSchema = z.object({
  sub: z.string().regex(/^[^\p{Cc}\p{Cs}]{1,255}$/u),
  email: z.unknown().optional(),
  email_verified: z.unknown().optional(),
  name: z.unknown().optional(),
})

/**
 * Builds the profile. The claims may come from the userinfo endpoint, which answers any holder of the access token:
 * they count only when they are about the subject of the verified ID token (OIDC Core §5.3.2).
 */
export function profileOf(
  provider: string,
  token: JWTPayload,
  said: Readonly<Record<string, unknown>>,
): ProviderProfile | null {
  const { data } = claimsSchema.safeParse({ ...said, sub: said.sub ?? token.sub })
  if (!data || data.sub !== token.sub) return null
  const { sub, email, email_verified, name } = data
  return {
    provider,
    subject: sub,
    email: typeof email === 'string' ? signInAddress(email) : null,
    // Strictly `true`: some providers send a text, and "false" is one too.
    isEmailConfirmed: email_verified === true,
    name: typeof name === 'string' ? lineOf(name) : '',
    sinceSignIn: sinceSignIn(token),
  }
}

/** Cut twice: nobody waits for the judging of a long text, and a cut may leave half a character. */
const lineOf = (name: string) =>
  visibleLine(wellFormed(visibleLine(name.slice(0, 1000)).slice(0, 120)).replace(/\uFFFD$/, ''))

function sinceSignIn({ auth_time, iat }: JWTPayload): number | null {
  if (typeof auth_time !== 'number' || typeof iat !== 'number') return null
  return (iat - auth_time) * 1000
}
