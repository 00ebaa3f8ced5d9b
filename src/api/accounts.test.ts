import { beforeEach, describe, expect, test } from 'vitest'
import { listEvents } from '#modules/audit'
import { makeShare } from '#modules/shares'
import { day } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { adminCredentials, startTestApp, type TestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

describe('accounts, sessions and keys over the API', async () => {
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
})

const passportNumber = 'AB1234567'

describe.each(engines)('the shares of a deleted account, on %s', (engine) => {
  let app: TestApp
  let recordId: string
  let admin: string
  beforeEach(async () => {
    app = await startTestApp(engine)
    admin = await app.key('admin')
    recordId = (await approvedRecord(app, { passportNumber })).id
    await uploadScan(app.as(people.amina), recordId, 'visa-paper')
    await app.code(recordId)
  })

  const share = async (id: string, days = 30) => {
    const holder = { recordId, kinds: null }
    const choice = { kinds: ['visa-paper' as const], purpose: 'bank' as const, label: 'Loan', days }
    const by = { kind: 'account', id, role: 'student', name: 'Rafi', sessionId: 'one' } as const
    return app.as(by).write((ctx) => makeShare(ctx, holder, choice))
  }
  const opens = async ({ shareCode }: { shareCode: string }) =>
    (await app.call('POST', '/share-lookups', { body: { passportNumber, shareCode } })).status
  const remove = (id: string, query = '') =>
    app.call('DELETE', `/accounts/${id}${query}`, { key: admin })
  const ended = async () => {
    const filter = { subject: `record:${recordId}`, actions: ['share.revoked'], limit: 50 }
    const events = await app.as(people.amina).read((ctx) => listEvents(ctx, filter))
    return events.map(({ actorKind, details }) => [actorKind, details.shareId])
  }

  test('end with it, each with its event; those of others and ended ones are left alone', async () => {
    const { id } = await app.addPerson('student', 'rafi@padma.example')
    const { id: other } = await app.addPerson('student', 'rina@padma.example')
    await share(id, 1)
    app.clock.move(2 * day)
    const [first, second, theirs] = [await share(id), await share(id), await share(other)]
    expect(await opens(first)).toBe(200)
    expect((await remove(id)).status).toBe(204)
    expect([await opens(first), await opens(second), await opens(theirs)]).toEqual([404, 404, 200])
    const events = await ended()
    expect(events).toHaveLength(2)
    for (const made of [first, second]) expect(events).toContainEqual(['api_key', made.share.id])
  })

  test('stay when told so, or when the account is not deleted', async () => {
    const { id } = await app.addPerson('student', 'rafi@padma.example')
    const made = await share(id)
    expect((await remove(id, '?keepShares=perhaps')).status).toBe(422)
    expect(await opens(made)).toBe(200)
    expect((await remove(id, '?keepShares=true')).status).toBe(204)
    expect(await opens(made)).toBe(200)
    expect((await remove(id)).status).toBe(404)
    expect(await opens(made)).toBe(200)
    expect(await ended()).toEqual([])
  })
})
