import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { startProvider } from '#test/oidc-provider'
import { adminCredentials, startTestApp } from '#test/test-app'

test('a provider that does not answer is told as such, and found when it is back', async () => {
  const provider = await startProvider()
  const { issuer } = provider
  await provider.close()
  const app = await startTestApp('sqlite', { ...provider.env, CANDOR_OIDC_ISSUER: issuer })
  const answer = await app.request('/login/oidc')
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('The other service does not answer.')
  expect((await app.request('/login')).status).toBe(200)
  const back = await startProvider({ port: Number(new URL(issuer).port) })
  const again = await app.request('/login/oidc')
  expect(again.headers.get('location')).toContain(issuer)
  await back.close()
  await app.close()
})

test('a provider that never answers is not waited for', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const issuer = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const client = { CANDOR_OIDC_CLIENT_ID: 'candor', CANDOR_OIDC_CLIENT_SECRET: 'secret' }
  const app = await startTestApp('sqlite', { CANDOR_OIDC_ISSUER: issuer, ...client })
  const begun = performance.now()
  expect((await app.request('/login/oidc')).status).toBe(503)
  expect(performance.now() - begun).toBeLessThan(60_000)
  await app.close()
  silent.close()
})

test('without a provider there is no button and nothing behind its addresses', async () => {
  const app = await startTestApp()
  expect(await (await app.request('/login')).text()).not.toContain('Continue with')
  expect((await app.request('/login/oidc')).status).toBe(404)
  expect((await app.request('/api/auth/callback/oidc')).status).toBe(404)
  for (const path of ['sign-in/email', 'get-session', 'sign-in/social', 'callback/other'])
    expect((await app.request(`/api/auth/${path}`)).status, path).toBe(404)
  await expect(app.signIn(adminCredentials.email, adminCredentials.password)).resolves.toContain(
    'session=',
  )
  await app.close()
})
