import { describe, expect, test } from 'vitest'
import { adminCredentials, startTestApp } from '#test/test-app'

describe('accounts, sessions and keys over the API', async () => {
  const app = await startTestApp()
  const admin = await app.key('admin')

  const json = async (response: Response | Promise<Response>) => (await response).json()
  const ownOrigin = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

  test('signing in sets the cookie, the cookie says who it is, signing out drops it', async () => {
    const signedIn = await app.request('/api/v1/session', {
      method: 'POST',
      headers: ownOrigin,
      body: JSON.stringify(adminCredentials),
    })
    expect(signedIn.status).toBe(204)
    const [setCookie = ''] = signedIn.headers.getSetCookie()
    expect(setCookie).toMatch(/^session=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/)
    const cookie = setCookie.split(';')[0] as string
    const who = () => app.request('/api/v1/session', { headers: { cookie } })
    expect(await json(who())).toEqual({
      id: expect.any(String),
      name: 'Amina Rahman',
      email: adminCredentials.email,
      role: 'admin',
      hasPhoto: false,
      hasOwnFile: false,
      firstPage: null,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    })
    const signedOut = await app.request('/api/v1/session', {
      method: 'DELETE',
      headers: { ...ownOrigin, cookie },
    })
    expect(signedOut.status).toBe(204)
    expect(signedOut.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0/)
    const after = await who()
    expect(after.status).toBe(401)
    expect(await after.json()).toMatchObject({ code: 'session.required' })
  })

  test('an admin lists accounts, changes roles, disables, enables and deletes', async () => {
    const made = await app.addPerson('student', 'mita@padma.example')
    const path = `/accounts/${made.id}`
    const listed = await json(
      app.call('POST', '/accounts/search', { key: admin, body: { search: 'mita' } }),
    )
    expect(listed).toMatchObject({
      accounts: [made],
      total: 1,
      from: 0,
      next: null,
      previous: null,
    })
    const change = (body: unknown) => json(app.call('PATCH', path, { key: admin, body }))
    expect(await change({ role: 'moderator' })).toMatchObject({ role: 'moderator' })
    expect(await change({ disabled: true })).toMatchObject({ disabledAt: expect.any(String) })
    expect(await change({ disabled: false, role: 'admin' })).toEqual({ ...made, role: 'admin' })
    expect((await app.call('DELETE', path, { key: admin })).status).toBe(204)
    const again = await app.call('DELETE', path, { key: admin })
    expect(again.status).toBe(404)
    expect(await again.json()).toMatchObject({ code: 'account.not_found' })
  })
})
