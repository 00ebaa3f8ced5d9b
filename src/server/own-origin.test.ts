import { describe, expect, test } from 'vitest'
import { startTestApp } from '#test/test-app'
import { forwardedAddress } from './arriving.ts'

const url = 'https://files.padma.example'
const evil = 'https://evil.example'

describe('who may send what changes something', async () => {
  const app = await startTestApp('sqlite', { CANDOR_URL: url })
  const key = await app.key('admin')
  const cookie = await app.signIn('amina@padma.example')

  const refused = 403
  const read = 422
  const status = async (headers: Record<string, string>) =>
    (await app.request('/api/v1/records', { method: 'POST', headers, body: '{}' })).status

  test.each([
    ['nonsense', 'Basic eDp5'],
    ['an empty one', ''],
    ['the token of a viewing', `Bearer ${'v'.repeat(43)}`],
    ['a key of the wrong scheme', 'Basic candor_x'],
  ])(
    'an Authorization header that decides nothing excuses nothing: %s',
    async (_, authorization) => {
      expect(await status({ cookie, authorization, origin: evil })).toBe(refused)
      expect(await status({ cookie, authorization, 'sec-fetch-site': 'cross-site' })).toBe(refused)
      expect(await status({ cookie, authorization })).toBe(refused)
    },
  )

  test('nor does it on a page', async () => {
    const headers = { authorization: 'Basic eDp5', cookie, origin: evil }
    const answer = await app.request('/logout', { method: 'POST', headers })
    expect(answer.status).toBe(refused)
    expect((await app.request('/account', { headers: { cookie } })).status).toBe(200)
  })

  test('a key passes by itself, and not for a cookie that comes along', async () => {
    const authorization = `Bearer ${key}`
    expect(await status({ authorization })).toBe(read)
    expect(await status({ authorization, origin: evil })).toBe(read)
    expect(await status({ authorization, cookie })).toBe(read)
    expect(await status({ authorization, cookie, origin: evil })).toBe(refused)
    const headers = { authorization, cookie, origin: evil }
    const signOut = await app.request('/api/v1/session', { method: 'DELETE', headers })
    expect(signOut.status).toBe(refused)
  })

  test('only CANDOR_URL is our own origin, whatever Host says', async () => {
    const host = 'evil.example'
    expect(await status({ cookie, host, origin: evil })).toBe(refused)
    expect(await status({ host, origin: evil })).toBe(refused)
    expect(await status({ cookie, origin: 'http://files.padma.example' })).toBe(refused)
    expect(await status({ cookie, origin: `${url}:8443` })).toBe(refused)
    expect(await status({ cookie, origin: `${url}.evil.example` })).toBe(refused)
    expect(await status({ cookie, host, origin: url })).toBe(read)
  })

  test('a browser that says "same-origin" of another address than ours was led astray', async () => {
    const site = { 'sec-fetch-site': 'same-origin' }
    expect(await status({ ...site, cookie, host: 'evil.example', origin: evil })).toBe(refused)
    expect(await status({ ...site, cookie, origin: 'null' })).toBe(read)
    expect(await status({ ...site, cookie })).toBe(read)
    expect(await status({ 'sec-fetch-site': 'none', cookie })).toBe(read)
    expect(await status({ 'sec-fetch-site': 'cross-site', cookie, origin: url })).toBe(refused)
    expect(await status({ 'sec-fetch-site': '', cookie, origin: url })).toBe(refused)
  })

  test('a browser that names no origin is told by the page that it comes from', async () => {
    const referer = `${url}/account?saved`
    expect(await status({ cookie, referer })).toBe(read)
    expect(await status({ cookie, referer, origin: 'null' })).toBe(read)
    expect(await status({ cookie, referer, origin: evil })).toBe(refused)
    expect(await status({ cookie, referer, 'sec-fetch-site': 'cross-site' })).toBe(refused)
    const others = [`${evil}/${url}/`, `${url}.evil.example/`, 'about:blank', 'data:,', '']
    for (const other of [...others, url.slice(8)])
      expect(await status({ cookie, referer: other }), other).toBe(refused)
    const site = { 'sec-fetch-site': 'same-origin' }
    expect(await status({ ...site, cookie, referer: `${evil}/` })).toBe(refused)
  })
})

test('on the own machine the loopback names are one, at one port', async () => {
  const app = await startTestApp('sqlite', { CANDOR_URL: 'http://localhost:4010' })
  const cookie = await app.signIn('amina@padma.example')
  const status = async (origin: string) => {
    const headers = { cookie, origin }
    return (await app.request('/api/v1/records', { method: 'POST', headers, body: '{}' })).status
  }
  for (const host of ['localhost', '127.0.0.1', '[::1]'])
    expect(await status(`http://${host}:4010`), host).toBe(422)
  for (const origin of [
    'http://localhost:3000',
    'https://localhost:4010',
    'http://localhost.evil.example:4010',
    'http://127.0.0.2:4010',
  ])
    expect(await status(origin), origin).toBe(403)
})

const addressOf = forwardedAddress(['127.0.0.1', '172.28.0.0/16', 'fd00:28::/32'])
const sent = (remoteAddress: string, forwarded: string) =>
  addressOf({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } })

test('the address of who asks is what a configured proxy says, and its own otherwise', () => {
  const from: [remote: string, forwarded: string, address: string][] = [
    // A proxy in a configured range is believed, whichever address it has there.
    ['172.28.3.4', '203.0.113.8', '203.0.113.8'],
    ['::ffff:172.28.3.4', '203.0.113.8', '203.0.113.8'],
    ['fd00:28::7', '2001:db8::1', '2001:db8::1'],
    // Outside it is not.
    ['172.29.0.1', '203.0.113.8', '172.29.0.1'],
    ['fd00:29::7', '203.0.113.8', 'fd00:29::7'],
    ['unknown', '203.0.113.8', 'unknown'],
    // Of several the last that is not ours counts, however its address was made up.
    ['127.0.0.1', '6.6.6.6, 203.0.113.8, 172.28.0.9', '203.0.113.8'],
    ['127.0.0.1', '203.0.113.8, 172.28.0.9, 198.51.100.4', '198.51.100.4'],
    ['127.0.0.1', '172.28.0.9', '127.0.0.1'],
    // Whatever port a proxy writes beside it.
    ['127.0.0.1', '203.0.113.77:1000', '203.0.113.77'],
    ['127.0.0.1', '[2001:db8::1]:50211', '2001:db8::1'],
    ['127.0.0.1', '[2001:db8::1]', '2001:db8::1'],
    ['127.0.0.1', 'fe80::1%eth0', 'fe80::1'],
    ['127.0.0.1', '::ffff:203.0.113.77', '203.0.113.77'],
    ['127.0.0.1', '::ffff:cb00:714d', '203.0.113.77'],
    ['127.0.0.1', '0:0:0:0:0:FFFF:203.0.113.77', '203.0.113.77'],
    // What is no address counts as the proxy.
    ...[
      'not-an-address',
      '203.0.113.77:port',
      '999.1.1.1',
      'unknown',
      '_hidden',
      '203.0.113.8, x',
    ].map((none): [string, string, string] => ['127.0.0.1', none, '127.0.0.1']),
  ]
  for (const [remote, forwarded, address] of from)
    expect(sent(remote, forwarded), `${remote} for ${forwarded}`).toBe(address)
})
