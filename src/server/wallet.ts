import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { mountGet, plainForm, refuseOtherMethods } from '#api'
import type { App } from '#gate'
import {
  codeGrant,
  describeAuthorization,
  describeWalletIssuer,
  findOffered,
  heldCopyId,
  issuerOf,
  newNonce,
  redeemOffer,
  takeOffered,
  walletPaths,
} from '#modules/attestations'
import { attestationLimits, attestationRates } from '#modules/attestations/schema'
import { type ActionContext, actAs, system } from '#platform/context'
import { httpStatusOf, type Refusal, refusal } from '#platform/errors'
import { parsedJson } from '#platform/text.schema'
import { copyNames } from '#site'

/**
 * Pages of any host may call these, because wallets can be such pages: no cookie grants access here, only
 * the request's own content.
 */
const crossOrigin = { 'access-control-allow-origin': '*' }
const preflight = {
  ...crossOrigin,
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '86400',
}

const descriptions = {
  issuer: '/.well-known/openid-credential-issuer',
  authorization: '/.well-known/oauth-authorization-server',
} as const

const known: ReadonlySet<string> = new Set(
  [walletPaths, descriptions].flatMap((paths) => Object.values(paths)),
)

/** Tells whether an address answers in OAuth's terms, and to pages of other hosts. */
export function isForWallets(path: string): boolean {
  return known.has(path)
}

/**
 * Mounts the endpoints from which a wallet takes an attestation, by OpenID4VCI 1.0. Errors have the form of
 * OAuth (RFC 6749, 5.2), the only one that a wallet can read.
 */
export function mountWallet(hono: Hono, app: App, addressOf: (c: Context) => string): void {
  // Nobody is signed in here; a wallet acts by the candidate's offer.
  const ctx = actAs(app.runtime, { kind: 'anonymous' })
  const { url } = app.runtime.config
  mountDescriptions(hono, actAs(app.runtime, system), url)
  const mountPost = (path: string, answer: (c: Context) => Response | Promise<Response>) => {
    hono.on('POST', [path], async (c) => {
      if (issuerOf(url) === null) throw refusal('route.not_found')
      await ctx.limits.takeByAddress(attestationRates.wallet, addressOf(c))
      return answer(c)
    })
    hono.on('OPTIONS', [path], (c) => c.body(null, 204, { ...preflight, allow: 'POST, OPTIONS' }))
    refuseOtherMethods(hono, path, ['POST'])
  }
  mountPost(walletPaths.token, (c) => exchangeCode(ctx, c))
  mountPost(walletPaths.nonce, (c) => said(c, 200, { c_nonce: newNonce(ctx) }))
  mountPost(walletPaths.credential, (c) => giveCredential(ctx, c))
}

function mountDescriptions(hono: Hono, ctx: ActionContext, url: string): void {
  const answer = (c: Context, found: object | null) => {
    if (found === null) throw refusal('route.not_found')
    return c.json(found, 200, { ...crossOrigin, 'cache-control': 'public, max-age=300' })
  }
  mountGet(hono, descriptions.issuer, async (c) =>
    answer(c, await ctx.read((read) => describeWalletIssuer(read, url, copyNames))),
  )
  mountGet(hono, descriptions.authorization, (c) => answer(c, describeAuthorization(url)))
}

/** Answers a refusal for which no protocol has a code: too many tries, too large, another method. */
export function walletProblem(c: Context, found: Refusal | null): Response {
  const status = found ? httpStatusOf[found.kind] : 500
  const isLater = status === 429 || status === 503
  const error = isLater ? 'temporarily_unavailable' : found ? 'invalid_request' : 'server_error'
  if (found?.retryAfter) c.header('retry-after', String(found.retryAfter))
  if (found && found.allow.length > 0) c.header('allow', found.allow.join(', '))
  return said(c, status, { error })
}

const tokenSchema = z.object({
  grant_type: z.string(),
  'pre-authorized_code': z.string().max(100).optional(),
  tx_code: z.string().max(100).optional(),
})

/** Follows https://openid.net/specs/openid-4-verifiable-credential-issuance-1_0.html, section 6. */
async function exchangeCode(ctx: ActionContext, c: Context): Promise<Response> {
  const sent = plainForm(await c.req.text())
  const isRepeated = new Set(sent.keys()).size < sent.size
  // RFC 6749, section 3.2: a parameter without a value counts as omitted.
  const given = [...sent].filter(([, value]) => value !== '')
  const asked = tokenSchema.safeParse(Object.fromEntries(given)).data
  if (!asked || isRepeated) return said(c, 400, { error: 'invalid_request' })
  if (asked.grant_type !== codeGrant) return said(c, 400, { error: 'unsupported_grant_type' })
  const { 'pre-authorized_code': code, tx_code: pin } = asked
  if (code === undefined || pin === undefined) return said(c, 400, { error: 'invalid_request' })
  const token = await ctx.write((write) => redeemOffer(write, { code, pin }))
  if (token === null) return said(c, 400, { error: 'invalid_grant' })
  const seconds = attestationLimits.walletToken / 1000
  return said(c, 200, { access_token: token, token_type: 'Bearer', expires_in: seconds })
}

const never = z.undefined().optional()
const credentialSchema = z.object({
  credential_configuration_id: z.string(),
  // No token response has such an identifier, and nothing here can be encrypted.
  credential_identifier: never,
  credential_response_encryption: never,
  proofs: z.strictObject({ jwt: z.tuple([z.string().max(5000)]) }).optional(),
})

/** Follows section 8 of the same. */
async function giveCredential(ctx: ActionContext, c: Context): Promise<Response> {
  const [, token] = /^bearer ([\w-]{1,100})$/i.exec(c.req.header('authorization') ?? '') ?? []
  if (token === undefined) return unauthorized(c, 'Bearer')
  const text = await c.req.text()
  return ctx.write(async (write) => {
    const offer = await findOffered(write, token)
    if (!offer) return unauthorized(c, 'Bearer error="invalid_token"')
    const asked = credentialSchema.safeParse(parsedJson(text))
    if (!asked.success) return said(c, 400, { error: errorOf(asked.error) })
    const { credential_configuration_id: id, proofs } = asked.data
    if (id !== heldCopyId) return said(c, 400, { error: 'unknown_credential_configuration' })
    const taken = await takeOffered(write, offer, proofs?.jwt[0] ?? '', ctx.config.url)
    return taken.outcome === 'taken'
      ? said(c, 200, { credentials: [{ credential: taken.attestation }] })
      : said(c, 400, { error: credentialErrors[taken.outcome] })
  })
}

const credentialErrors = {
  denied: 'credential_request_denied',
  'invalid-proof': 'invalid_proof',
  'invalid-nonce': 'invalid_nonce',
} as const

/** Returns the error, by its own code where there is one (section 8.3.1.2 there). */
function errorOf({ issues }: z.ZodError): string {
  const wrong = [...new Set(issues.map(({ path }) => String(path[0])))].toSorted().join(' ')
  return wordsFor.get(wrong) ?? 'invalid_credential_request'
}

const wordsFor: ReadonlyMap<string, string> = new Map([
  ['proofs', 'invalid_proof'],
  ['credential_response_encryption', 'invalid_encryption_parameters'],
  ['credential_configuration_id credential_identifier', 'unknown_credential_identifier'],
])

function unauthorized(c: Context, challenge: string): Response {
  return said(c, 401, { error: 'invalid_token' }, { 'www-authenticate': challenge })
}

/** Does not touch the context, because a transaction with this answer may run again. */
function said(
  c: Context,
  status: number,
  body: object,
  more: Record<string, string> = {},
): Response {
  return c.json(body, status as 200, {
    ...more,
    ...crossOrigin,
    'cache-control': 'no-store',
    'access-control-expose-headers': 'retry-after, www-authenticate',
  })
}
