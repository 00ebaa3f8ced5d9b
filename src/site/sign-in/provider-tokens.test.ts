import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { afterAll, expect, test, vi } from 'vitest'
import { openBrowser } from '#test/browser'
import { listen } from '#test/listen'
import { startTestApp } from '#test/test-app'
import { forEachTest } from '#test/test-runtime'

// A provider that answers whatever a test wants: the ID tokens of a real one are always right.

const clientId = 'candor-test'
const newKey = (kid: string) => ({ kid, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) })
type Key = ReturnType<typeof newKey>

let published: Key[]
let idToken: (nonce: string) => string
let nonce = ''
let issuer = ''

const answers: Record<string, () => object> = {
  '/.well-known/openid-configuration': () => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/me`,
    jwks_uri: `${issuer}/jwks`,
    id_token_signing_alg_values_supported: ['RS256'],
  }),
  '/jwks': () => ({
    keys: published.map(({ kid, publicKey }) => ({
      ...{ ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' },
    })),
  }),
  '/token': () => ({ access_token: 'a', token_type: 'Bearer', id_token: idToken(nonce) }),
  '/me': () => ({ sub: 'rumi', email: 'rumi@people.example', email_verified: true, name: 'Rumi' }),
}
/** What answers in the place of one of these, by its path. */
let instead: Record<string, (response: ServerResponse) => void> = {}
const server = createServer((request, response) => {
  const answer = answers[request.url ?? '']
  const other = instead[request.url ?? '']
  if (other) return void request.resume().on('end', () => other(response))
  response.setHeader('content-type', 'application/json')
  request.resume().on('end', () => response.end(JSON.stringify(answer?.() ?? {})))
})

const first = newKey('first')
issuer = `http://127.0.0.1:${await listen(server)}`
const app = forEachTest(() => {
  published = [first]
  instead = {}
  idToken = (asked) => signed(first, claims(asked))
  return startTestApp('sqlite', {
    CANDOR_OIDC_ISSUER: issuer,
    CANDOR_OIDC_CLIENT_ID: clientId,
    CANDOR_OIDC_CLIENT_SECRET: 'a secret of the test client only',
    CANDOR_RAISED_LIMITS: '198.51.100.7',
  })
})
afterAll(() => new Promise((closed) => server.close(closed)))

const now = () => Math.floor(Date.now() / 1000)
const claims = (asked: string, other: object = {}) => ({
  ...{ iss: issuer, aud: clientId, sub: 'rumi', nonce: asked },
  ...{ iat: now(), exp: now() + 300, ...other },
})
const encode = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url')
function signed({ kid, privateKey }: { kid: string; privateKey: KeyObject }, payload: object) {
  const text = `${encode({ alg: 'RS256', kid })}.${encode(payload)}`
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`
}

/** There and back; whether somebody is signed in then. */
async function signIn(): Promise<{ status: number; isIn: boolean }> {
  const browser = openBrowser(app)
  const left = await browser.get('/login/oidc')
  const { searchParams } = new URL(left.headers.get('location') ?? '')
  nonce = searchParams.get('nonce') ?? ''
  const back = new URLSearchParams({ code: 'c', state: searchParams.get('state') ?? '' })
  const answer = await browser.get(`/api/auth/callback/oidc?${back}`)
  const set = answer.headers.getSetCookie().join()
  return { status: answer.status, isIn: /session=[^;]/.test(set) }
}
const isIn = { status: 303, isIn: true }
const isRefused = { status: 401, isIn: false }

test('a right ID token signs in, and one of anything else nobody', async () => {
  const stranger = newKey('first')
  const forged: Record<string, (asked: string) => string> = {
    'another key under the same name': (asked) => signed(stranger, claims(asked)),
    'a key that is not published': (asked) => signed(newKey('other'), claims(asked)),
    'no key': (asked) => `${encode({ alg: 'none' })}.${encode(claims(asked))}.`,
    'another issuer': (asked) => signed(first, claims(asked, { iss: 'https://evil.example' })),
    'another client': (asked) => signed(first, claims(asked, { aud: 'somebody else' })),
    'another sign-in': () => signed(first, claims('another nonce')),
    'no sign-in': (asked) => signed(first, claims(asked, { nonce: undefined })),
    'another person': (asked) => signed(first, claims(asked, { sub: 'mita' })),
    'several clients, without naming a party': (asked) =>
      signed(first, claims(asked, { aud: [clientId, 'somebody else'] })),
    'several clients, given to another': (asked) =>
      signed(first, claims(asked, { aud: [clientId, 'other'], azp: 'other' })),
    'this client, given to another': (asked) => signed(first, claims(asked, { azp: 'other' })),
    'no end': (asked) => signed(first, claims(asked, { exp: undefined })),
    'an end that is no time': (asked) => signed(first, claims(asked, { exp: `${now() + 300}` })),
    'no beginning': (asked) => signed(first, claims(asked, { iat: undefined })),
    'a beginning that is no time': (asked) => signed(first, claims(asked, { iat: 'now' })),
    nobody: (asked) => signed(first, claims(asked, { sub: undefined })),
    'a second ago': (asked) => signed(first, claims(asked, { exp: now() - 1 })),
    'the past': (asked) => signed(first, claims(asked, { exp: now() - 3600 })),
    'the future': (asked) => signed(first, claims(asked, { nbf: now() + 3600 })),
    'a day to come': (asked) =>
      signed(first, claims(asked, { iat: now() + 3600, exp: now() + 3900 })),
  }
  const right = idToken
  for (const [name, make] of Object.entries(forged)) {
    idToken = make
    expect([name, await signIn()]).toEqual([name, isRefused])
    idToken = right
    expect([name, await signIn()]).toEqual([name, isIn])
  }
})

test('a token for several clients signs in where it was given to this one', async () => {
  idToken = (asked) => signed(first, claims(asked, { aud: [clientId, 'other'], azp: clientId }))
  expect(await signIn()).toEqual(isIn)
  idToken = (asked) => signed(first, claims(asked, { azp: clientId }))
  expect(await signIn()).toEqual(isIn)
})

const paths = ['/token', '/jwks', '/me']

test('an answer of the provider that leads elsewhere, or has no end, is not followed', async () => {
  const answer = (path: string) => JSON.stringify(answers[path]?.())
  for (const path of paths) {
    let isFollowed = false
    instead = {
      [path]: (response) => response.writeHead(307, { location: `${issuer}/elsewhere` }).end(),
      '/elsewhere': (response) => {
        isFollowed = true
        response.end(answer(path))
      },
    }
    expect([path, (await signIn()).status, isFollowed]).toEqual([path, 503, false])
    for (const declared of [{}, { 'content-length': String(64 * 1024 * 1024) }]) {
      let written = 0
      const ended = Promise.withResolvers<void>()
      const write = (response: ServerResponse) => {
        while (written < 64 && response.write(Buffer.alloc(1024 * 1024, ' '))) written += 1
      }
      instead = {
        [path]: (response) => {
          response.writeHead(200, declared).on('drain', () => write(response))
          response.on('close', () => ended.resolve())
          write(response)
        },
      }
      expect([path, (await signIn()).status]).toEqual([path, 503])
      await ended.promise
      expect(written).toBeLessThan(32)
    }
  }
})

test('what the provider does not answer in time is no longer waited for', async () => {
  const ended = Promise.withResolvers<void>()
  instead = { '/token': (response) => void response.on('close', () => ended.resolve()) }
  expect((await signIn()).status).toBe(503)
  // The request itself was ended, not only its waiting.
  await ended.promise
})

test('keys that the provider has changed are fetched at once, also right after the former ones', async () => {
  expect(await signIn()).toEqual(isIn)
  const second = newKey('second')
  published = [second]
  idToken = (asked) => signed(second, claims(asked))
  expect(await signIn()).toEqual(isIn)
  idToken = (asked) => signed(first, claims(asked))
  expect(await signIn()).toEqual(isRefused)
})

test('a token that is good in a second by our clock is waited for: two clocks are never alike', async () => {
  idToken = (asked) => signed(first, claims(asked, { nbf: now() + 2 }))
  expect(await signIn()).toEqual(isIn)
})

test('one that is not accepted is logged with its ages by the clock of the installation', async () => {
  const warn = vi.spyOn(app.runtime.log, 'warn')
  const at = Math.floor(Date.parse(app.runtime.clock.now()) / 1000)
  idToken = (asked) => signed(first, claims(asked, { iat: at - 7, nbf: at - 5, exp: 1000 }))
  expect(await signIn()).toEqual(isRefused)
  expect(warn).toHaveBeenCalledWith(
    { sinceIssued: 7, sinceGood: 5, sinceExpired: at - 1000 },
    "The provider's ID token was not accepted",
  )
})
