import { createHash } from 'node:crypto'
import type { JSONWebKeySet } from 'jose'
import { z } from 'zod'
import { type Instant, minute } from '#platform/clock'
import type { Runtime } from '#platform/context'
import { Refusal } from '#platform/errors'
import { type AskProvider, openAsking, unreachable } from './provider-answers.ts'
import {
  ages,
  type ProviderProfile,
  profileOf,
  type ReadKeys,
  verifyIdToken,
} from './provider-claims.ts'

interface Asking {
  state: string
  codeVerifier: string
  nonce: string
}

/** The OpenID Connect provider of the configuration. */
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
   * Exchanges the code and verifies the ID token. Null when the provider or the token says no; refuses with
   * `session.provider_unreachable` when the provider fails.
   */
  profile(code: string, asked: Omit<Asking, 'state'>): Promise<ProviderProfile | null>
}

const endpoint = z.url({ protocol: /^https?$/ })

/** What we use of the provider's metadata (OIDC Discovery §3). */
const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  userinfo_endpoint: endpoint.optional(),
  jwks_uri: endpoint,
  id_token_signing_alg_values_supported: z.array(z.string()).default(['RS256']),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_post']),
})
type Metadata = z.output<typeof metadataSchema>

/** How long the provider's keys are believed without asking again. */
const keysKept = 10 * minute

/** Our registration at the provider, and what we know of it by now. */
interface Registration {
  oidc: NonNullable<Runtime['config']['oidc']>
  redirectUri: string
  log: Runtime['log']
  known: { metadata: Metadata; keys: { set: JSONWebKeySet; since: number } | null } | null
}

/** Opens the provider of an installation; null when none is configured. */
export function openProvider({ config, log, clock }: Runtime): Provider | null {
  const { oidc, url } = config
  if (oidc === null) return null
  const redirectUri = `${url}/api/auth/callback/oidc`
  const registration: Registration = { oidc, redirectUri, log, known: null }
  const isIssuer = (said: string) => withoutSlash(said) === withoutSlash(oidc.issuer)
  return {
    label: oidc.label,
    key: keyOf(oidc.issuer),
    isIssuer,
    address: async (asking) => addressFor(registration, await find(registration), asking),
    profile: async (code, asked) => {
      try {
        return await profileFor(registration, { code, ...asked, now: clock.now() })
      } catch (error) {
        const { cause = error } = error as { cause?: unknown }
        log.warn({ error: cause }, 'The provider did not confirm a sign-in')
        throw error instanceof Refusal ? error : unreachable()
      }
    },
  }
}

/**
 * Returns what the provider says of itself: asked for on first use, and again as long as that failed, since one that is
 * down when Candor starts may be up a minute later.
 */
async function find(registration: Registration, { ask }: { ask: AskProvider } = openAsking()) {
  const { oidc, log } = registration
  if (registration.known) return registration.known
  const { json } = await ask(`${oidc.issuer}/.well-known/openid-configuration`)
  const { data } = metadataSchema.safeParse(json)
  // OIDC Discovery §4.3: the issuer in the response has to be the requested one.
  if (!data || withoutSlash(data.issuer) !== withoutSlash(oidc.issuer)) {
    log.error({ source: 'oidc' }, 'The provider does not answer, or names another issuer')
    throw unreachable()
  }
  registration.known ??= { metadata: data, keys: null }
  return registration.known
}

type Known = Awaited<ReturnType<typeof find>>

function addressFor(
  { oidc, redirectUri }: Registration,
  { metadata }: Known,
  { state, codeVerifier, nonce, again }: Asking & { again: boolean },
): URL {
  const address = new URL(metadata.authorization_endpoint)
  const asked = {
    ...{ response_type: 'code', client_id: oidc.clientId, redirect_uri: redirectUri },
    ...{ scope: 'openid email profile', state, nonce },
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    // With max_age the ID token has to state when the password was given (OIDC Core §2, auth_time).
    ...(again ? { prompt: 'login', max_age: '0' } : {}),
  }
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
  return address
}

interface Returned extends Omit<Asking, 'state'> {
  code: string
  now: Instant
}

async function profileFor(
  registration: Registration,
  { nonce, now, ...returned }: Returned,
): Promise<ProviderProfile | null> {
  const { oidc, log } = registration
  const { ask, signal } = openAsking()
  const provider = await find(registration, { ask })
  const tokens = await tokensFor(registration, provider, { ask, ...returned })
  if (!tokens) return null
  const { metadata } = provider
  const { idToken } = tokens
  const signed = metadata.id_token_signing_alg_values_supported
  const claims = await verifyIdToken(idToken, {
    ...{ issuer: metadata.issuer, clientId: oidc.clientId, nonce, signal },
    // Only what a published key can prove: the others are no signature, or made with our own secret.
    algorithms: signed.filter((name) => name !== 'none' && !name.startsWith('HS')),
    readKeys: keysOf(provider, ask),
  })
  if (!claims) {
    log.warn(ages(now, idToken), "The provider's ID token was not accepted")
    return null
  }
  const said = claims.email === undefined ? await userInfo(ask, metadata, tokens) : claims
  return profileOf(keyOf(oidc.issuer), claims, said)
}

function keysOf(provider: Known, ask: AskProvider): ReadKeys {
  return async (anew) => {
    const { keys } = provider
    if (!anew && keys && performance.now() - keys.since < keysKept) return keys.set
    const { json } = await ask(provider.metadata.jwks_uri)
    if (!Array.isArray(json?.keys)) throw unreachable()
    const set = json as unknown as JSONWebKeySet
    provider.keys = { set, since: performance.now() }
    return set
  }
}

/** Returns null when the provider says that the code is not valid. */
async function tokensFor(
  { oidc, redirectUri }: Registration,
  { metadata }: Known,
  { ask, code, codeVerifier }: { ask: AskProvider; code: string; codeVerifier: string },
) {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    ...{ code, code_verifier: codeVerifier, redirect_uri: redirectUri },
  })
  const headers: Record<string, string> = {}
  if (metadata.token_endpoint_auth_methods_supported.includes('client_secret_post')) {
    form.set('client_id', oidc.clientId)
    form.set('client_secret', oidc.clientSecret)
  } else headers.authorization = basic(oidc.clientId, oidc.clientSecret)
  const sent = { method: 'POST', body: form, headers }
  const { status, json } = await ask(metadata.token_endpoint, sent)
  // RFC 6749 §5.2; everything else is a failure.
  if ((status === 400 || status === 401) && typeof json?.error === 'string') return null
  // Without an ID token nothing signed says who this is.
  if (status !== 200 || typeof json?.id_token !== 'string') throw unreachable()
  return { idToken: json.id_token, accessToken: json.access_token }
}

/** Reads what the ID token does not say of the person, with the access token. */
async function userInfo(
  ask: AskProvider,
  { userinfo_endpoint }: Metadata,
  { accessToken }: { accessToken: unknown },
) {
  if (!userinfo_endpoint || typeof accessToken !== 'string') return {}
  const headers = { authorization: `Bearer ${accessToken}` }
  const { status, json } = await ask(userinfo_endpoint, { headers })
  if (status !== 200 || !json) throw unreachable()
  return json
}

/** RFC 6749 §2.3.1: both are encoded as in a form. */
function basic(clientId: string, clientSecret: string): string {
  const both = [clientId, clientSecret].map((text) => encodeURIComponent(text)).join(':')
  return `Basic ${Buffer.from(both).toString('base64')}`
}

const keyOf = (issuer: string) => `oidc ${issuer}`

/** Returns a provider's address for people: without the parts that only we need. */
export function hostOf(key: string): string {
  return key.replace(/^oidc (https?:\/\/)?/, '')
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '')
