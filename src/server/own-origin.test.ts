import { describe, expect, test } from 'vitest'
import { startTestApp } from '#test/test-app'

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
    for (const other of [
      `${evil}/${url}/`,
      `${url}.evil.example/`,
      'about:blank',
      'data:,',
      '',
      url.slice(8),
    ])
      expect(await status({ cookie, referer: other }), other).toBe(refused)
    const site = { 'sec-fetch-site': 'same-origin' }
    expect(await status({ ...site, cookie, referer: `${evil}/` })).toBe(refused)
  })
})

test('on the own machine the loopback names are one, at one port', async () => {
  const app = await startTestApp('sqlite', { CANDOR_URL: 'http://localhost:4010' })
  const cookie = await app.signIn('amina@padma.example')
  const status = async (origin: string) =>
    (
      await app.request('/api/v1/records', {
        method: 'POST',
        headers: { cookie, origin },
        body: '{}',
      })
    ).status
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
