import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { type AnyEndpoint, endpoints, mountEndpoints } from '#api'
import { startTestApp } from '#test/test-app'
import { oldAddresses } from '../../src/site/mount-site.ts'
import { pages } from '../../src/site/pages.ts'

describe('deny by default', () => {
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
        .filter((path) => !/^\/(assets|islands)\/[\w-]+\.\w+$/.test(path))
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
})
