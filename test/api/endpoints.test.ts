import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type AnyEndpoint, endpoints, mountEndpoints } from '#api'
import { type KeyScope, keyScopes } from '#modules/accounts/forms.schema'
import { type Described, sampleOf } from '#test/extremes'
import { startTestApp } from '#test/test-app'
import { oldAddresses } from '../../src/site/mount-site.ts'
import { pages } from '../../src/site/pages.ts'

const all = endpoints as readonly AnyEndpoint[]
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`

/** Addresses that are neither an endpoint nor a page, each for a reason. */
const known = [
  '/healthz',
  '/readyz',
  '/api/v1/openapi.json',
  // For whoever checks the log: hashes, and nothing of an event.
  // What attestations are checked with.
  '/.well-known/did.json',
  '/.well-known/jwt-vc-issuer',
  // By which wallets take them, with a code and a PIN of the candidate.
  '/.well-known/openid-credential-issuer',
  '/.well-known/oauth-authorization-server',
  '/wallet/token',
  '/wallet/nonce',
  '/wallet/credential',
  '/contexts/held-copy/v1',
  '/contexts/comparison-receipt/v1',
  '/types/held-copy/v1',
  '/status/:list',
  '/status/:list/token',
  '/log/checkpoint',
  '/log/key',
  '/log/opening',
  '/log/tile/*',
  // Sent only to signed-in people; what they see there comes from the API.
  '/dashboard',
  '/dashboard/*',
  // The program itself, the same for everybody.
  '/assets/:name',
  '/dashboard/assets/*',
  // Headers, origins and limits, before every address.
  '/*',
]

function openRoutes(hono: Hono): string[] {
  const declared = new Set([
    ...endpoints.map(({ path }) => `/api/v1${path}`),
    ...pages.map(({ path }) => path),
    ...oldAddresses.map(([from]) => from),
  ])
  return (
    hono.routes
      .map(({ path }) => path.replace(/:(\w+)/g, '{$1}'))
      // The same with a slash at the end leads to the address without it, and shows nothing itself.
      .map((path) => path.replace(/(?<=.)\/$/, ''))
      .filter((path) => !/^\/(assets|islands)\/[\w.-]+\.\w+$/.test(path))
      .filter((path) => !declared.has(path) && !known.includes(path.replace(/\{(\w+)\}/g, ':$1')))
  )
}

test('no address is served that declares no permission', async () => {
  const app = await startTestApp()
  expect(openRoutes(app.hono)).toEqual([])
  app.hono.get('/api/v1/planted', (c) => c.text('open'))
  expect(openRoutes(app.hono)).toEqual(['/api/v1/planted'])
})

test('an endpoint that got past the compiler without a permission is not mounted', async () => {
  const app = await startTestApp()
  const planted = { ...endpoints[0], permission: undefined } as unknown as AnyEndpoint
  expect(() => mountEndpoints(new Hono(), '', app, [planted], () => '')).toThrow('no permission')
})

/** What of an own file is changed with the token of a viewing, and again with a linked account. */
const ofFile = [
  ...['POST /own-cases', 'POST /own-cases/files', 'POST /own-cases/{id}/disagreement'],
  ...['PUT /message-switches', 'PUT /consents/{purpose}'],
  'POST /own-cases/{id}/taking-back',
  ...['POST /originals/{id}/confirmation'],
  ...['POST /own-data/codes', 'POST /own-data'],
]
const ofAttestations = ['', '/sd-jwt', '/wallet-offers'].map((form) => `POST /attestations${form}`)
const ofCodes = ['POST /access-code/proposals', 'PUT /access-code']
const byAccount = (calls: string[]) =>
  calls.map((call) => call.replace(' /own-cases', ' /cases').replace(' /', ' /my/'))

const ofPhotos = [
  'POST /own-incoming/{kind}',
  'PUT /own-incoming/{id}/pages/{pageId}',
  'POST /own-incoming/{id}/pages/{pageId}/taking-back',
]

/** How often an address may call what strangers can call; calls of one line are counted together. */
const counted: Record<string, string[]> = {
  lookup: ['POST /lookups', 'POST /my/record', ...ofCodes, ...byAccount(ofCodes)],
  shareLookup: ['POST /share-lookups'],
  ownFile: [...ofFile, ...byAccount(ofFile)],
  verify: ['GET /fingerprints/{sha256}', 'POST /receipts/check', 'POST /attestations/check'],
  receipt: [
    'POST /receipts',
    ...['', '/proof', '/credential'].map((of) => `GET /receipts/{number}${of}`),
  ],
  attestation: [...ofAttestations, ...byAccount(ofAttestations)],
  calendar: ['GET /calendars/{key}'],
  incoming: [...ofPhotos, ...ofPhotos.map((call) => call.replace('/own-', '/my/'))],
  publicCase: ['POST /cases', 'GET /case-numbers/{number}', 'GET /case-numbers/{number}/proof'],
}

test('each call that strangers could try again and again is counted', () => {
  const found: Record<string, string[]> = {}
  for (const each of all)
    if (each.limit) found[each.limit.name] = [...(found[each.limit.name] ?? []), nameOf(each)]
  const sorted = (calls: typeof counted) =>
    Object.fromEntries(Object.entries(calls).map(([name, some]) => [name, some.toSorted()]))
  expect(sorted(found)).toEqual(sorted(counted))
})

/** A body of the right form, so that it is not what is refused. */
const bodies: Record<string, object> = {
  'PUT /message-switches': { off: [] },
  'PUT /consents/{purpose}': { answer: 'given', language: 'en', edition: 1 },
  'POST /own-cases/{id}/taking-back': { language: 'en' },
  'POST /originals/{id}/confirmation': { step: 'received' },
  'POST /own-cases': { kind: 'mistake', part: 'detail:name', proposed: 'Other' },
  'POST /own-cases/{id}/disagreement': { text: 'No' },
  'POST /own-data': { code: '12345678' },
  'POST /access-code/proposals': { current: 'AAAAA-AAAAA' },
  'PUT /access-code': { code: 'AAAAA-AAAAA', seal: 'x' },
}

test('what works with the token of a viewing works neither without one nor with a key of staff', async () => {
  const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const key = await app.key('admin')
  const faults: string[] = []
  for (const call of [...ofFile, ...ofAttestations, ...ofCodes])
    for (const credentials of [{}, { key }]) {
      const [method = '', path = ''] = call.split(' ')
      const at = path.replace('{purpose}', 'sharing').replace('{id}', crypto.randomUUID())
      const body = bodies[call] ?? { kind: 'work-permit' }
      const { status } = await app.call(method, at, { ...credentials, body })
      if (status !== 401) faults.push(`${call} ${Object.keys(credentials)} ${status}`)
    }
  expect(faults).toEqual([])
})

/** Everything that asks a person for the password again, by the route table. */
const asking = all.filter(({ recentSignIn }) => recentSignIn)

const due = { what: 'record', since: '2026-01-05T00:00:00.000Z' }
/** What has to be sent where any sample of the schema does not ask, or is refused before. */
const weighty: Record<string, object> = {
  '/organisation': { legalName: 'Padma Overseas Ltd' },
  '/organisation/closing': { lastDay: '2030-01-05', typedName: 'Padma Overseas Ltd' },
  '/due-removals/remove': { removals: [{ recordId: crypto.randomUUID(), ...due }] },
  '/exports/records': {},
}

function bodyOf({ path, body }: AnyEndpoint): object {
  if (weighty[path]) return weighty[path]
  return body ? (sampleOf(z.toJSONSchema(body, { io: 'input' }) as Described) as object) : {}
}

test('a key does what asks a person for the password again only with the one scope for it', async () => {
  const app = await startTestApp()
  const keys = new Map<KeyScope | null, string>()
  for (const scope of [null, ...keyScopes]) keys.set(scope, await app.key('admin', scope))
  const open: string[] = []
  for (const each of asking)
    for (const [scope, key = ''] of keys) {
      const path = each.path.replace('{id}', crypto.randomUUID())
      const body = each.method === 'GET' ? undefined : bodyOf(each)
      const { status, code } = await app.answer(each.method, path, { key, body, version: 1 })
      const isRefused = status === 403 && code === 'api_key.scope_missing'
      if (!isRefused) open.push(`${each.method} ${each.path} ${scope}`)
    }
  await app.close()
  const ofKeys = asking.filter(({ path }) => path.startsWith('/api-keys'))
  expect(ofKeys.map(({ recentSignIn }) => recentSignIn?.scope)).toEqual([null, null])
  expect(open).toEqual(
    asking.flatMap(({ method, path, recentSignIn }) =>
      recentSignIn?.scope ? [`${method} ${path} ${recentSignIn.scope}`] : [],
    ),
  )
})
