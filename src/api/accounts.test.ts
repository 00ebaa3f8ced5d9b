import { expect, test } from 'vitest'
import { adminCredentials, startTestApp } from '#test/test-app'

const app = await startTestApp()
const admin = await app.key('admin')

test('signing in sets the cookie, the cookie says who it is, signing out drops it', async () => {
  const signedIn = await app.call('POST', '/session', { cookie: '', body: adminCredentials })
  expect(signedIn.status).toBe(204)
  const [setCookie = ''] = signedIn.headers.getSetCookie()
  expect(setCookie).toMatch(/^session=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/)
  const cookie = setCookie.split(';')[0] as string
  const who = () => app.told('GET', '/session', { cookie })
  expect(await who()).toEqual({
    ...{ status: 200, id: expect.any(String), name: 'Amina Rahman', role: 'admin' },
    ...{ email: adminCredentials.email, hasPhoto: false, hasOwnFile: false, firstPage: null },
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  })
  const signedOut = await app.call('DELETE', '/session', { cookie })
  expect(signedOut.status).toBe(204)
  expect(signedOut.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0/)
  expect(await who()).toMatchObject({ status: 401, code: 'session.required' })
})

test('an admin lists accounts, changes roles, disables, enables and deletes', async () => {
  const made = await app.addPerson('student', 'mita@padma.example')
  const path = `/accounts/${made.id}`
  const body = { search: 'mita' }
  const listed = await app.json('POST', '/accounts/search', { key: admin, body })
  const page = { total: 1, from: 0, next: null, previous: null }
  expect(listed).toMatchObject({ accounts: [made], ...page })
  const change = (body: unknown) => app.json('PATCH', path, { key: admin, body })
  expect(await change({ role: 'moderator' })).toMatchObject({ role: 'moderator' })
  expect(await change({ disabled: true })).toMatchObject({ disabledAt: expect.any(String) })
  expect(await change({ disabled: false, role: 'admin' })).toEqual({ ...made, role: 'admin' })
  expect((await app.call('DELETE', path, { key: admin })).status).toBe(204)
  const again = await app.told('DELETE', path, { key: admin })
  expect(again).toMatchObject({ status: 404, code: 'account.not_found' })
})
