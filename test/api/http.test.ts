import { describe, expect, test } from 'vitest'
import { fieldsShownTo } from '#modules/records/fields.schema'
import { candidate } from '#test/candidates'
import { documentPng } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'

interface Entered {
  id: string
  version: number
  passportNumber: string
  documents: { id: string; kind: string }[]
}

describe('the API over HTTP', async () => {
  const app = await startTestApp('sqlite', {
    CANDOR_URL: 'https://files.padma.example',
    CANDOR_RAISED_LIMITS: '198.51.100.7',
  })
  const admin = await app.key('admin')

  const json = async <T>(response: Response | Promise<Response>) =>
    (await (await response).json()) as T
  const enter = async (): Promise<Entered> =>
    app.json('POST', '/records', { key: admin, body: candidate() })
  const put = async (
    id: string,
    kind: string,
    bytes: Buffer,
    headers: Record<string, string> = {},
  ) =>
    app.request(`/api/v1/records/${id}/documents/${kind}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${admin}`, ...headers },
      body: new Uint8Array(bytes),
    })

  test('If-Match names the version that was read, and no weaker one', async () => {
    const { id, version } = await enter()
    const change = (match: string) =>
      app.request(`/api/v1/records/${id}`, {
        method: 'PATCH',
        headers: {
          ...{ authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
          'if-match': match,
        },
        body: JSON.stringify({ name: 'Rahima Begum' }),
      })
    for (const other of ['', '*', `W/"${version}"`, `"${version}`, `"${version}", "9"`, '"x"'])
      expect((await change(other)).status, other).toBe(428)
    expect((await change(`"${version}"`)).status).toBe(200)
    expect((await change(`${version + 1}`)).status).toBe(200)
  })

  test('a record may come before the number that an authority gives, and no word stands for that', async () => {
    const { referenceNumber, ...body } = candidate()
    const { id } = await json<Entered>(app.call('POST', '/records', { key: admin, body }))
    const change = (to: unknown) =>
      app.call('PATCH', `/records/${id}`, { key: admin, version: 1, body: { referenceNumber: to } })
    const read = () => app.json('GET', `/records/${id}`, { key: admin })
    expect(await read()).toMatchObject({ referenceNumber: null })
    const refused = await change('pending')
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('Leave it empty until the authority gives a number.')
    expect((await change(referenceNumber)).status).toBe(200)
    expect(await read()).toMatchObject({ referenceNumber })
  })

  test('every answer carries the strict headers, errors included', async () => {
    const answers = [
      await app.request('/api/v1/records'),
      await app.request('/api/v1/nothing'),
      await app.request('/nothing'),
      await app.request('/healthz'),
      await app.request('/check'),
      await app.request('/api/v1/lookups', { method: 'POST', body: '{' }),
      await app.request('/api/v1/lookups', {
        method: 'POST',
        headers: { origin: 'https://evil.example' },
      }),
    ]
    for (const { headers, status } of answers) {
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy, String(status)).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(policy).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('strict-transport-security')).toContain('max-age=')
      expect(headers.get('cache-control')).toContain('no-store')
    }
  })

  test('a stale version answers 409 with the current record; none at all 428', async () => {
    const { id } = await enter()
    const change = (version: number | undefined, name: string) =>
      app.call('PATCH', `/records/${id}`, {
        key: admin,
        body: { name },
        ...(version === undefined ? {} : { version }),
      })
    expect((await change(1, 'First')).status).toBe(200)
    const stale = await change(1, 'Second')
    expect(stale.status).toBe(409)
    expect(stale.headers.get('content-type')).toBe('application/problem+json')
    expect(await stale.json()).toMatchObject({
      code: 'record.changed_meanwhile',
      current: { name: 'First', version: 2 },
    })
    expect((await change(undefined, 'Third')).status).toBe(428)
  })

  test('an upload answers what the documentation names, raw or multipart; the limit is told before it is read', async () => {
    const { id } = await enter()
    const bytes = await documentPng('raw')
    const raw = await put(id, 'visa-paper', bytes, { 'x-file-name': encodeURIComponent('ভিসা.png') })
    expect(raw.status).toBe(200)
    expect(await raw.json()).toMatchObject({
      kind: 'visa-paper',
      version: 1,
      mediaType: 'image/png',
      bytes: bytes.length,
      pages: 1,
      originalName: 'ভিসা.png',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    const form = new FormData()
    form.append('file', new File([new Uint8Array(await documentPng('two'))], 'two.png'))
    const multipart = await app.request(`/api/v1/records/${id}/documents/visa-paper`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${admin}` },
      body: form,
    })
    expect(await multipart.json()).toMatchObject({ version: 2, originalName: 'two.png' })
    const declared = await put(id, 'ticket', bytes, { 'content-length': String(20 * 1024 * 1024) })
    expect(declared.status).toBe(413)
    expect((await put(id, 'ticket', Buffer.from('GIF89a…'))).status).toBe(415)
    expect((await put(id, 'identity-card', bytes)).status).toBe(404)
  })

  test('a look-up answers what the documentation names, and its token opens the pictures, watermarked', async () => {
    const { id, passportNumber } = await enter()
    await put(id, 'photo', await documentPng('photo'))
    await put(id, 'fingerprint', await documentPng('fingerprint'))
    const { accessCode } = await json<{ accessCode: string }>(
      app.call('POST', `/records/${id}/access-code`, { key: admin }),
    )
    const answer = await json<{
      record: object
      documents: { id: string; imageUrl: string }[]
      viewing: { token: string; endsAt: string }
    }>(app.call('POST', '/lookups', { body: { passportNumber, accessCode } }))
    const details = [...fieldsShownTo('candidate'), 'approvedAt', 'reference']
    expect(Object.keys(answer.record).toSorted()).toEqual(details.toSorted())
    expect(answer.documents).toMatchObject([
      { kind: 'photo', label: 'Candidate photo', heldSince: '2026-11-20T09:00:00.000Z' },
      { kind: 'fingerprint', officialChecks: expect.any(Array) },
    ])
    const { token } = answer.viewing
    const image = (
      query = '',
      headers: Record<string, string> = { authorization: `Bearer ${token}` },
    ) => app.request(`${answer.documents[0]?.imageUrl}${query}`, { headers })
    const shown = Buffer.from(await (await image()).arrayBuffer())
    const plain = Buffer.from(
      await (await image('?watermark=no', { authorization: `Bearer ${admin}` })).arrayBuffer(),
    )
    expect(shown.equals(plain)).toBe(false)
    const asked = Buffer.from(await (await image('?watermark=no')).arrayBuffer())
    expect(asked.equals(shown)).toBe(true)
    const cookie = { cookie: `__Host-viewing=${token}` }
    expect((await image('', cookie)).headers.get('cache-control')).toContain('no-store')
    expect((await image('', {})).status).toBe(401)
    const webp = await image('', { ...cookie, accept: 'image/webp' })
    expect(webp.headers.get('content-type')).toBe('image/webp')
    const jpeg = await image('', { ...cookie, accept: 'image/webp;q=0, image/jpeg' })
    expect(jpeg.headers.get('content-type')).toBe('image/jpeg')
    // Over https a neighbouring host could have set a cookie without the prefix.
    expect((await image('', { cookie: `viewing=${token}` })).status).toBe(401)
    expect((await image('?width=99999')).status).toBe(422)
    expect((await image('?page=2')).status).toBe(404)
    await app.call('DELETE', `/records/${id}/access-code`, { key: admin })
    expect((await image()).status).toBe(401)
  })

  test('ten look-ups a minute from one address, and the next one is told when to come back', async () => {
    const body = { passportNumber: 'AA000000', accessCode: 'x' }
    const tries = async (from: string) =>
      (await app.call('POST', '/lookups', { body, from })).status
    for (let n = 0; n < 10; n += 1) expect(await tries('203.0.113.5')).toBe(404)
    const response = await app.call('POST', '/lookups', { body, from: '203.0.113.5' })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await tries('203.0.113.6')).toBe(404)
  })

  test('a forwarded address counts only from a configured proxy', async () => {
    const body = JSON.stringify({ passportNumber: 'AA000000', accessCode: 'x' })
    const from = async (peer: string, forwarded: string) =>
      (
        await app.request('/api/v1/lookups', {
          method: 'POST',
          body,
          from: peer,
          headers: { 'x-forwarded-for': forwarded },
        })
      ).status
    for (let n = 0; n < 10; n += 1) expect(await from('203.0.113.7', `10.1.1.${n}`)).toBe(404)
    expect(await from('203.0.113.7', '10.1.1.99')).toBe(429)
    const behind = await startTestApp('sqlite', { CANDOR_TRUSTED_PROXIES: '127.0.0.1' })
    const status = async (forwarded: string) =>
      (
        await behind.request('/api/v1/lookups', {
          method: 'POST',
          body,
          from: '::ffff:127.0.0.1',
          headers: { 'x-forwarded-for': forwarded },
        })
      ).status
    for (let n = 0; n < 10; n += 1) expect(await status('6.6.6.6, 203.0.113.8')).toBe(404)
    expect(await status('7.7.7.7, 203.0.113.8')).toBe(429)
    expect(await status('203.0.113.8, 203.0.113.9')).toBe(404)
  })
})
