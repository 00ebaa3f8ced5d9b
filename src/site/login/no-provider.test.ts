import { expect, test } from 'vitest'
import { adminCredentials, startTestApp } from '#test/test-app'

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
})
