import { describe, expect, test } from 'vitest'
import { documentPng } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'

describe('the record page behind its addresses', async () => {
  const passportNumber = 'BX7001001'

  const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const admin = await app.key('admin')
  const body = {
    ...{ passportNumber, referenceNumber: 'W700100', name: 'Rahima Khatun' },
    ...{ fatherName: 'Abdul Karim', motherName: 'Salma Begum', nationality: 'BD' },
    ...{ address: 'Road 3, Cumilla', destinationCountry: 'CA' },
  }
  const id = ((await app.json('POST', '/records', { key: admin, body })) as Named).id

  interface Named {
    id: string
  }
  const get = async (path: string) => {
    const response = await app.call('GET', `/records/${id}${path}`, { key: admin })
    expect(response.status).toBe(200)
    return response.json()
  }
  const upload = async (text: string) => {
    const response = await app.call('PUT', `/records/${id}/documents/visa-paper`, {
      key: admin,
      body: new Uint8Array(await documentPng(text)),
    })
    return (await response.json()) as Named
  }
  const looks = async () => {
    const { events } = (await get('/history?limit=100')) as { events: { action: string }[] }
    return events.filter(({ action }) => action === 'document.earlier_version_viewed')
  }
  const look = (documentId: string, width: number) =>
    app.call('GET', `/documents/${documentId}/image?width=${width}&watermark=no`, { key: admin })

  test('an earlier version can be seen by staff, and each look is one event', async () => {
    const first = await upload('one')
    const second = await upload('two')
    const { versions, officialChecks } = (await get('/documents')) as {
      versions: { id: string; supersededAt: string | null; sha256: string }[]
      officialChecks: Record<string, { url: string | null; reviewedOn: string }[]>
    }
    expect(versions.map((one) => [one.id, one.supersededAt !== null])).toEqual([
      [second.id, false],
      [first.id, true],
    ])
    expect(officialChecks['visa-paper']?.[0]).toMatchObject({ reviewedOn: expect.any(String) })
    expect((await look(second.id, 480)).status).toBe(200)
    expect(await looks()).toEqual([])
    const both = await Promise.all([look(first.id, 480), look(first.id, 960)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await looks()).toMatchObject([
      { details: { documentId: first.id, kind: 'visa-paper', version: 1 } },
    ])
    app.clock.move(16 * 60_000)
    await look(first.id, 480)
    expect(await looks()).toHaveLength(2)
  })

  test('the access code: issued by whom, last opened when; revoking stops file and shares', async () => {
    expect(await get('/access-code')).toEqual({
      issuedAt: null,
      issuedBy: null,
      lastOpenedAt: null,
      isByCandidate: false,
      waitsForSlip: false,
      handedOver: null,
    })
    const issued = await app.call('POST', `/records/${id}/access-code`, { key: admin })
    const { accessCode } = (await issued.json()) as { accessCode: string }
    const open = () => app.call('POST', '/lookups', { body: { passportNumber, accessCode } })
    const { viewing } = (await (await open()).json()) as { viewing: { token: string } }
    const shared = await app.call('POST', '/shares', {
      key: viewing.token,
      body: { kinds: ['visa-paper'], purpose: 'bank', label: 'My bank' },
    })
    const { share, shareCode } = (await shared.json()) as { share: Named; shareCode: string }
    const openShare = () =>
      app.call('POST', '/share-lookups', { body: { passportNumber, shareCode } })
    expect((await openShare()).status).toBe(200)
    expect(await get('/access-code')).toMatchObject({
      issuedBy: 'test admin (API key)',
      lastOpenedAt: app.clock.now(),
    })
    expect(await get('/views')).toMatchObject({
      views: [
        { by: 'share', shareId: share.id },
        { by: 'access-code', shareId: null },
      ],
    })

    const revoked = await app.call('DELETE', `/records/${id}/access-code`, { key: admin })
    expect(revoked.status).toBe(204)
    expect((await open()).status).toBe(404)
    expect((await openShare()).status).toBe(404)
    expect(await get('/access-code')).toMatchObject({ issuedAt: null, issuedBy: null })
    expect(await get('/shares')).toMatchObject({ shares: [{ state: 'stopped' }] })
  })

  test('staff revoke a share of this record, not one of another record, and it is in the log', async () => {
    const { shares } = (await get('/shares')) as { shares: Named[] }
    const shareId = shares[0]?.id
    const elsewhere = await app.call(
      'DELETE',
      `/records/${crypto.randomUUID()}/shares/${shareId}`,
      {
        key: admin,
      },
    )
    expect(elsewhere.status).toBe(404)
    const revoke = () => app.call('DELETE', `/records/${id}/shares/${shareId}`, { key: admin })
    expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 204])
    expect(await get('/shares')).toMatchObject({ shares: [{ state: 'revoked' }] })
    const { events } = (await get('/history?limit=100')) as { events: { action: string }[] }
    expect(events.filter(({ action }) => action === 'share.revoked')).toHaveLength(1)
  })
})
