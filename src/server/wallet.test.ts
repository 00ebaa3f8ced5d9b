import { expect, test } from 'vitest'
import { attestationRates } from '#modules/attestations/schema'
import { documentKindNames, kindLabel } from '#modules/documents/schema'
import { platformLimits } from '#platform/limits'
import { chooseSettings } from '#test/choose-settings'
import { publicUrl } from '#test/credential-verifier'
import { refuseClaims } from '#test/honest'
import { startTestApp } from '#test/test-app'
import { walletAnswer } from '#test/wallet'

const posts = ['/wallet/token', '/wallet/nonce', '/wallet/credential']
const descriptions = [
  '/.well-known/openid-credential-issuer',
  '/.well-known/oauth-authorization-server',
]
const app = await startTestApp('sqlite', { CANDOR_URL: publicUrl })

test('wallets read who issues: a private company, and a copy that it holds', async () => {
  for (const path of descriptions) {
    const answer = await app.request(path)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('content-type')).toBe('application/json')
    refuseClaims(path, await answer.text())
  }
  const issuer = await (await app.request(descriptions[0] ?? '')).json()
  expect(issuer).toMatchObject({
    credential_issuer: publicUrl,
    display: [
      { locale: 'en', name: 'Padma Overseas Ltd, a private company, not a government' },
      { locale: 'bn', name: expect.stringContaining('কোনো সরকার নয়') },
    ],
    credential_configurations_supported: {
      'held-copy': {
        vct: `${publicUrl}/types/held-copy/v1`,
        credential_metadata: {
          display: [
            {
              locale: 'en',
              name: 'Copy held by Padma Overseas Ltd',
              description: expect.stringContaining('not a government'),
            },
            { locale: 'bn', name: expect.stringContaining('Padma Overseas Ltd') },
          ],
        },
      },
    },
  })
})

test('each language of the site has every name, and no other has', async () => {
  const languages = ['ar', 'fil', 'ne', 'hi'] as const
  await chooseSettings(app, { languages: [...languages] })
  const text = await (await app.request('/.well-known/openid-credential-issuer')).text()
  refuseClaims('metadata', text)
  const displays = text.match(/"display":\[\{.+?\}\]/g) ?? []
  expect(displays).toHaveLength(12)
  for (const display of displays)
    expect([...display.matchAll(/"locale":"(\w+)"/g)].map(([, locale]) => locale)).toEqual(
      languages,
    )
  for (const kind of documentKindNames) expect(text).not.toContain(kindLabel(kind, 'en'))
  const type = await (await app.request('/types/held-copy/v1')).text()
  refuseClaims('type', type)
  expect(JSON.parse(type).display).toHaveLength(6)
})

test('a wallet that is a page of another host may ask, and brings no cookie in', async () => {
  const headers = { origin: 'https://wallet.example', 'sec-fetch-site': 'cross-site' }
  for (const path of posts) {
    const asked = await app.request(path, { method: 'OPTIONS', headers })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-methods')).toBe('POST')
    expect(asked.headers.get('access-control-allow-headers')).toBe('authorization, content-type')
    const answer = await app.request(path, { method: 'POST', headers })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
  const elsewhere = await app.request('/check', { method: 'POST', headers })
  expect(elsewhere.status).toBe(403)
})

test('errors are those of OAuth', async () => {
  const grant = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'
  const ask = (fields: string) =>
    walletAnswer(app, '/wallet/token', { body: new URLSearchParams(fields) })
  const error = async (fields: string) => (await ask(fields)).body.error
  expect(await ask('')).toEqual({ status: 400, body: { error: 'invalid_request' } })
  expect(await error('grant_type=authorization_code&code=x')).toBe('unsupported_grant_type')
  expect(await error(`grant_type=${grant}&pre-authorized_code=x`)).toBe('invalid_request')
  expect(await error(`grant_type=${grant}&tx_code=123456`)).toBe('invalid_request')
  const code = `grant_type=${grant}&pre-authorized_code=x&tx_code=123456`
  expect(await error(code)).toBe('invalid_grant')
  expect(await error(`${code}&tx_code=654321`)).toBe('invalid_request')
  expect(await error(`grant_type=${grant}&pre-authorized_code=x&tx_code=`)).toBe('invalid_request')
  expect(await error('grant_type=&pre-authorized_code=x&tx_code=1')).toBe('invalid_request')

  const nobody = await app.request('/wallet/credential', { method: 'POST' })
  expect(nobody.status).toBe(401)
  expect(nobody.headers.get('www-authenticate')).toBe('Bearer')
  const unknown = await app.request('/wallet/credential', {
    ...{ method: 'POST', headers: { authorization: 'bearer x' } },
  })
  expect(unknown.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')

  const get = await app.request('/wallet/token')
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  expect(await get.json()).toEqual({ error: 'invalid_request' })
  const large = { body: 'x'.repeat(platformLimits.requestBytes + 1) }
  expect(await walletAnswer(app, '/wallet/token', large)).toEqual({
    ...{ status: 413, body: { error: 'invalid_request' } },
  })
})

test('too many from one address wait, and are told for how long', async () => {
  const ask = () =>
    app.request('/wallet/nonce', { method: 'POST', from: '203.0.113.9' } as RequestInit)
  for (let asked = 0; asked < attestationRates.wallet.tries; asked += 1)
    expect((await ask()).status).toBe(200)
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toEqual({ error: 'temporarily_unavailable' })
})

test('without https there is nothing for wallets', async () => {
  const plain = await startTestApp()
  for (const path of descriptions) expect((await plain.request(path)).status).toBe(404)
  for (const path of posts) expect((await walletAnswer(plain, path, {})).status).toBe(404)
})
