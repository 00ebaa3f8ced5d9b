import { describe, expect, test } from 'vitest'
import { makeShare } from '#modules/shares'
import { day } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { engines, forEachTest, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

type Json = Record<string, unknown>
const passportNumber = 'AB1234567'
const choice = { kinds: ['visa-paper'], purpose: 'employer', label: 'Hotel in Banff' }

describe.each(engines)('shares over the API, on %s', (engine) => {
  const app = forEachTest(async () => {
    const app = await startTestApp(engine)
    const { id: recordId } = await approvedRecord(app, { passportNumber })
    const documents: Record<string, string> = {}
    for (const kind of ['visa-paper', 'fingerprint'] as const)
      documents[kind] = (await uploadScan(app.as(people.amina), recordId, kind, kind)).id
    const admin = { key: await app.key('admin') }
    return { ...app, recordId, documents, admin, accessCode: await app.code(recordId) }
  })

  const json = async (response: Promise<Response>) => (await (await response).json()) as Json
  const viewing = () => app.open({ passportNumber }, app.accessCode)
  const openShared = (shareCode: unknown) =>
    app.call('POST', '/share-lookups', { body: { passportNumber, shareCode } })
  const image = async (id: string | undefined, headers: Record<string, string>) =>
    (await app.request(`/api/v1/documents/${id}/image?width=480`, { headers })).status

  test('a candidate shares a document, the other side sees it and no more, until it is revoked', async () => {
    const token = await viewing()
    const made = await app.call('POST', '/shares', { key: token, body: choice })
    expect(made.status).toBe(201)
    const { share, shareCode } = (await made.json()) as { share: Json; shareCode: string }
    const shared = await json(openShared(shareCode))
    const seen = shared.viewing as { token: string }
    expect((shared.documents as Json[]).map(({ kind }) => kind)).toEqual(['visa-paper'])
    expect(shared.record).not.toHaveProperty('address')
    const ways: Record<string, string>[] = [
      { authorization: `Bearer ${seen.token}` },
      { cookie: `viewing=${token.split('').reverse().join('')}; shared=${seen.token}` },
    ]
    for (const headers of ways) {
      expect(await image(app.documents['visa-paper'], headers)).toBe(200)
      expect(await image(app.documents.fingerprint, headers)).toBe(401)
    }
    const listed = await app.json('GET', '/shares', { key: token })
    expect(listed.shares).toMatchObject([{ label: 'Hotel in Banff', viewCount: 1, state: 'open' }])
    expect(JSON.stringify(listed)).not.toContain(shareCode)
    expect(await app.json('GET', `/records/${app.recordId}/shares`, app.admin)).toEqual(listed)
    expect((await app.call('DELETE', `/shares/${share.id}`, { key: token })).status).toBe(204)
    expect(
      await image(app.documents['visa-paper'], { authorization: `Bearer ${seen.token}` }),
    ).toBe(401)
    expect((await openShared(shareCode)).status).toBe(404)
    const byStaff = async (of: string) =>
      (await app.call('DELETE', `/records/${of}/shares/${share.id}`, app.admin)).status
    expect([await byStaff(crypto.randomUUID()), await byStaff(app.recordId)]).toEqual([404, 204])
  })

  test('without an open viewing nothing is made, listed or revoked; a share opens no list', async () => {
    const token = await viewing()
    const made = await app.json('POST', '/shares', { key: token, body: choice })
    const shared = await json(openShared(made.shareCode))
    const { token: sharedToken } = shared.viewing as { token: string }
    for (const key of [undefined, 'x'.repeat(43), sharedToken]) {
      const asked = key === undefined ? {} : { key }
      const path = `/shares/${(made.share as Json).id}`
      expect((await app.call('POST', '/shares', { ...asked, body: choice })).status).toBe(401)
      expect((await app.call('GET', '/shares', asked)).status).toBe(401)
      expect((await app.call('DELETE', path, asked)).status).toBe(401)
    }
  })

  test('a signed-in person links the record, sees it, shares it, sees who looked and revokes', async () => {
    await app.addPerson('student', 'rahima@padma.example')
    const cookie = await app.signIn('rahima@padma.example')
    const my = (method: string, path: string, body?: object) =>
      app.call(method, `/my${path}`, { cookie, body })
    const nothing = await my('GET', '/record')
    expect([nothing.status, await nothing.json()]).toEqual([200, null])
    expect(await json(my('GET', '/shares'))).toMatchObject({ code: 'link.not_linked' })
    expect(await image(app.documents.fingerprint, { cookie })).toBe(404)
    const wrong = await my('POST', '/record', { passportNumber, accessCode: '00000-00000' })
    expect(await wrong.json()).toMatchObject({ code: 'lookup.no_data_found' })
    expect(
      (await my('POST', '/record', { passportNumber, accessCode: app.accessCode })).status,
    ).toBe(200)
    expect(await json(my('GET', '/record'))).toMatchObject({ record: { name: 'Rahima Khatun' } })
    expect(await image(app.documents.fingerprint, { cookie })).toBe(200)
    const made = await json(my('POST', '/shares', choice))
    expect((await openShared(made.shareCode)).status).toBe(200)
    expect(await json(my('GET', '/shares'))).toMatchObject({ shares: [{ viewCount: 1 }] })
    const { id } = made.share as Json
    expect(await json(my('GET', '/views'))).toMatchObject({
      views: [{ by: 'share', shareId: id }, { by: 'account' }],
    })
    expect((await my('DELETE', `/shares/${id}`)).status).toBe(204)
    expect((await openShared(made.shareCode)).status).toBe(404)
    expect((await my('DELETE', '/record')).status).toBe(204)
    expect(await image(app.documents.fingerprint, { cookie })).toBe(404)
  })

  const share = async (id: string, days = 30) => {
    const holder = { recordId: app.recordId, kinds: null }
    const choice = { kinds: ['visa-paper' as const], purpose: 'bank' as const, label: 'Loan', days }
    const by = { kind: 'account', id, role: 'student', name: 'Rafi', sessionId: 'one' } as const
    return app.as(by).write((ctx) => makeShare(ctx, holder, choice))
  }
  const opens = async ({ shareCode }: { shareCode: string }) => (await openShared(shareCode)).status
  const remove = (id: string, query = '') =>
    app.call('DELETE', `/accounts/${id}${query}`, app.admin)
  const ended = async () =>
    (await app.events({ subject: `record:${app.recordId}`, actions: ['share.revoked'] })).map(
      ({ actorKind, details }) => [actorKind, details.shareId],
    )

  test('those of a deleted account end with it, each with its event; those of others and ended ones are left alone', async () => {
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

  test('they stay when told so, or when the account is not deleted', async () => {
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
