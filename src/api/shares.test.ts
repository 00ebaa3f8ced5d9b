import { beforeEach, describe, expect, test } from 'vitest'
import { approvedRecord } from '#test/candidates'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

type Json = Record<string, unknown>
const passportNumber = 'AB1234567'
const choice = { kinds: ['visa-paper'], purpose: 'employer', label: 'Hotel in Banff' }

describe('shares over the API', () => {
  let app: TestApp
  let recordId: string
  let accessCode: string
  const documents: Record<string, string> = {}
  beforeEach(async () => {
    app = await startTestApp()
    recordId = (await approvedRecord(app, { passportNumber })).id
    for (const kind of ['visa-paper', 'fingerprint'] as const) {
      documents[kind] = (await uploadScan(app.as(people.amina), recordId, kind, kind)).id
    }
    accessCode = await app.code(recordId)
  })

  const json = async (response: Promise<Response>) => (await (await response).json()) as Json
  const viewing = () => app.open({ passportNumber }, accessCode)
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
      expect(await image(documents['visa-paper'], headers)).toBe(200)
      expect(await image(documents.fingerprint, headers)).toBe(401)
    }
    const listed = await app.json('GET', '/shares', { key: token })
    expect(listed.shares).toMatchObject([{ label: 'Hotel in Banff', viewCount: 1, state: 'open' }])
    expect(JSON.stringify(listed)).not.toContain(shareCode)
    const ofRecord = app.call('GET', `/records/${recordId}/shares`, { key: await app.key('admin') })
    expect(await json(ofRecord)).toEqual(listed)
    expect((await app.call('DELETE', `/shares/${share.id}`, { key: token })).status).toBe(204)
    expect(await image(documents['visa-paper'], { authorization: `Bearer ${seen.token}` })).toBe(
      401,
    )
    expect((await openShared(shareCode)).status).toBe(404)
    const key = await app.key('admin')
    const byStaff = async (of: string) =>
      (await app.call('DELETE', `/records/${of}/shares/${share.id}`, { key })).status
    expect([await byStaff(crypto.randomUUID()), await byStaff(recordId)]).toEqual([404, 204])
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
    expect(await image(documents.fingerprint, { cookie })).toBe(404)
    const wrong = await my('POST', '/record', { passportNumber, accessCode: '00000-00000' })
    expect(await wrong.json()).toMatchObject({ code: 'lookup.no_data_found' })
    expect((await my('POST', '/record', { passportNumber, accessCode })).status).toBe(200)
    expect(await json(my('GET', '/record'))).toMatchObject({ record: { name: 'Rahima Khatun' } })
    expect(await image(documents.fingerprint, { cookie })).toBe(200)
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
    expect(await image(documents.fingerprint, { cookie })).toBe(404)
  })
})
