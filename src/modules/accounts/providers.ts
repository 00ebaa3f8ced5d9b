import { setTimeout } from 'node:timers/promises'
import { type OAuthProvider, verifyProviderIdToken } from '@better-auth/core/oauth2'
import { betterAuth } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { systemClock } from '#platform/clock'
import type { Runtime } from '#platform/context'
import { Refusal } from '#platform/errors'
import { visibleLine } from '#platform/text.schema'
import { refusal } from './refusals.ts'

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
async function loadKeys({ idToken: rules }: OAuthProvider, idToken: string): Promise<void> {
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
async function untilGood(idToken: string): Promise<void> {
  const ahead = secondsAhead(claimsOf(idToken).nbf)
  if (ahead > 0 && ahead <= waitedFor) await setTimeout(Math.ceil(ahead * 1000) + 5)
}

/**
 * Tells whether a token was issued in the future by more than clocks differ; the verification does not look at that
 * (OIDC Core §3.1.3.7, 10). What such a provider says about times cannot be relied on.
 */
function isOfTheFuture(idToken: string): boolean {
  return secondsAhead(claimsOf(idToken).iat) > mostAhead
}

function secondsAhead(moment: unknown): number {
  return typeof moment === 'number' ? moment - Date.parse(systemClock.now()) / 1000 : 0
}

/** Returns the token's ages in seconds by our clock, for the log: one of the two clocks may be wrong. */
function ages({ clock }: Runtime, idToken: string): Record<string, number | null> {
  const { iat, nbf, exp } = claimsOf(idToken)
  const now = Math.floor(Date.parse(clock.now()) / 1000)
  const since = (moment: unknown) => (typeof moment === 'number' ? now - moment : null)
  return { sinceIssued: since(iat), sinceGood: since(nbf), sinceExpired: since(exp) }
}

/** Returns the claims of an ID token as received; only its verification says whether they are true. */
function claimsOf(idToken: string): Record<string, unknown> {
  return partOf(idToken.split('.')[1] ?? '')
}

function partOf(text: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Record<string, unknown>
}

/** better-auth's name for the one provider; the return address ends with it. */
const providerId = 'oidc'

/** How long one response of the provider may take, in milliseconds. */
const waitAtMost = 5000

/** Who somebody is, according to the provider. */
export interface ProviderProfile {
  /** The provider, by its issuer: the same subject at another one is another person. */
  provider: string
  subject: string
  email: string | null
  isEmailConfirmed: boolean
  name: string
  /** Milliseconds from signing in there to this response, by the provider's clock; null: not stated. */
  sinceSignIn: number | null
}

interface Asking {
  state: string
  codeVerifier: string
  nonce: string
}

/** The OpenID Connect provider of the configuration, used through better-auth. */
export interface Provider {
  label: string
  /** The value of `ProviderProfile.provider`. */
  key: string
  /**
   * Returns where the browser goes to sign in (authorisation code with PKCE, OIDC Core §3.1.2.1); `again` makes the
   * provider ask for the password again and state when it was given.
   */
  address(asking: Asking & { again: boolean }): Promise<URL>
  /** Tells whether an `iss` sent with the code is the provider's (RFC 9207 §2.4). */
  isIssuer(issuer: string): boolean
  /**
   * Exchanges the code and verifies the ID token: signature, issuer, audience, time, nonce. Null
   * when the provider or the token says no; refuses with `session.provider_unreachable` when the
   * provider fails.
   */
  profile(code: string, asked: Omit<Asking, 'state'>): Promise<ProviderProfile | null>
}

/** Opens the provider of an installation; null when none is configured. */
export function openProvider(runtime: Runtime): Provider | null {
  const { oidc, url } = runtime.config
  if (oidc === null) return null
  const redirectURI = `${url}/api/auth/callback/${providerId}`
  let known: ReturnType<typeof discover> | undefined
  // Fetched on first use, and again as long as that failed: a provider that is down when Candor starts may be up a
  // minute later.
  const found = async () => {
    known ??= discover(runtime)
    const provider = await within(known).catch(() => undefined)
    if (provider) return provider
    known = undefined
    throw unreachable()
  }
  return {
    label: oidc.label,
    key: keyOf(oidc.issuer),
    address: async ({ state, codeVerifier, nonce, again }) => {
      const provider = await found()
      const scopes = ['openid', 'email', 'profile']
      const asking = { state, codeVerifier, idTokenNonce: nonce, scopes, redirectURI }
      const address = new URL(await provider.createAuthorizationURL(asking))
      if (!again) return address
      address.searchParams.set('prompt', 'login')
      // With it the ID token has to state when that was (OIDC Core §2, auth_time).
      address.searchParams.set('max_age', '0')
      return address
    },
    isIssuer: (issuer) => withoutSlash(issuer) === withoutSlash(oidc.issuer),
    profile: async (code, { codeVerifier, nonce }) => {
      const provider = await found()
      const exchange = async () => {
        const tokens = await provider.validateAuthorizationCode({ code, codeVerifier, redirectURI })
        // Without an ID token nothing signed says who this is.
        if (!tokens?.idToken) throw unreachable()
        await loadKeys(provider, tokens.idToken)
        await untilGood(tokens.idToken)
        const isTrue = await verifyProviderIdToken(provider, tokens.idToken, nonce)
        if (!isTrue || isOfTheFuture(tokens.idToken)) {
          runtime.log.warn(
            ages(runtime, tokens.idToken),
            "The provider's ID token was not accepted",
          )
          return null
        }
        const answer = await provider.getUserInfo({ ...tokens, expectedIdTokenNonce: nonce })
        if (!answer) throw unreachable()
        return profileOf(oidc.issuer, tokens.idToken, answer.data)
      }
      try {
        return await within(exchange())
      } catch (error) {
        runtime.log.warn({ error }, 'The provider did not confirm a sign-in')
        if (isNo(error)) return null
        throw error instanceof Refusal ? error : unreachable()
      }
    },
  }
}

/** Returns the provider's response, if it comes in time; a person is waiting for it. */
async function within<T>(answer: Promise<T>): Promise<T> {
  const late = Symbol('late')
  const first = await Promise.race([answer, setTimeout(waitAtMost, late, { ref: false })])
  if (first === late) throw unreachable()
  return first as T
}

const unreachable = () => refusal('session.provider_unreachable', { retryAfter: 60 })

/** Tells whether the provider answered that the code is not valid (RFC 6749 §5.2); everything else is a failure. */
function isNo(error: unknown): boolean {
  const { status, error: code } = (error ?? {}) as { status?: unknown; error?: unknown }
  return (status === 400 || status === 401) && typeof code === 'string'
}

/** Opens a separate better-auth, used only for its provider: it never touches a table. */
async function discover({ config, log, secrets }: Runtime) {
  if (config.oidc === null) return undefined
  const { issuer, clientId, clientSecret } = config.oidc
  const auth = betterAuth({
    baseURL: config.url,
    secret: secrets.derived('sign-in-state'),
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: () => log.error({ source: 'better-auth' }, 'The provider could not be used'),
    },
    plugins: [
      genericOAuth({
        config: [
          {
            providerId,
            clientId,
            clientSecret,
            discoveryUrl: `${issuer}/.well-known/openid-configuration`,
            requireIdTokenVerification: true,
            pkce: true,
          },
        ],
      }),
    ],
  })
  const { socialProviders } = await auth.$context
  const provider = socialProviders.find(({ id }) => id === providerId)
  // OIDC Discovery §4.3: the issuer in the response has to be the requested one.
  if (withoutSlash(provider?.issuer) === withoutSlash(issuer)) return provider
  log.error({ source: 'oidc' }, 'The provider does not answer, or names another issuer')
  return undefined
}

/**
 * Builds the profile. The claims may come from the userinfo endpoint, which answers any holder of the access token:
 * they count only when they are about the subject of the verified ID token (OIDC Core §5.3.2).
 */
function profileOf(issuer: string, idToken: string, claims: unknown): ProviderProfile | null {
  const { sub, email, email_verified, name } = claims as Record<string, unknown>
  const inToken = claimsOf(idToken)
  if (typeof sub !== 'string' || sub === '' || sub !== inToken.sub) return null
  return {
    provider: keyOf(issuer),
    subject: sub,
    email: typeof email === 'string' ? email.toLowerCase() : null,
    // Strictly `true`: some providers send a text, and "false" is one too.
    isEmailConfirmed: email_verified === true,
    name: typeof name === 'string' ? visibleLine(name).slice(0, 120) : '',
    sinceSignIn: sinceSignIn(inToken),
  }
}

const keyOf = (issuer: string) => `oidc ${issuer}`

/** Returns a provider's address for people: without the parts that only we need. */
export function hostOf(key: string): string {
  return key.replace(/^oidc (https?:\/\/)?/, '')
}

function sinceSignIn({ auth_time, iat }: Record<string, unknown>): number | null {
  if (typeof auth_time !== 'number' || typeof iat !== 'number') return null
  return (iat - auth_time) * 1000
}

const withoutSlash = (address: string | undefined) => (address ?? '').replace(/\/+$/, '')
