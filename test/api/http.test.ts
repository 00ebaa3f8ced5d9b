import { describe, expect, test } from 'vitest'
import { fieldsShownTo } from '#modules/records/fields.schema'
import { candidate } from '#test/candidates'
import { formOf } from '#test/form'
import { documentPng } from '#test/phone-photos'
import { startTestApp, type TestApp } from '#test/test-app'

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

  const enter = async (): Promise<Entered> =>
    app.json('POST', '/records', { key: admin, body: candidate() })
  const put = (id: string, kind: string, bytes: Buffer, headers: Record<string, string> = {}) =>
    app.request(`/api/v1/records/${id}/documents/${kind}`, {
      ...{ method: 'PUT', body: new Uint8Array(bytes) },
      headers: { authorization: `Bearer ${admin}`, ...headers },
    })

  test('If-Match names the version that was read, no weaker one, and a stale one gets the record of now', async () => {
    const { id, version } = await enter()
    const common = { authorization: `Bearer ${admin}`, 'content-type': 'application/json' }
    const change = (match?: string, name = 'Rahima Begum') =>
      app.request(`/api/v1/records/${id}`, {
        method: 'PATCH',
        headers: { ...common, ...(match !== undefined && { 'if-match': match }) },
        body: JSON.stringify({ name }),
      })
    expect((await change()).status).toBe(428)
    for (const other of ['', '*', `W/"${version}"`, `"${version}`, `"${version}", "9"`, '"x"'])
      expect((await change(other)).status, other).toBe(428)
    expect((await change(`"${version}"`)).status).toBe(200)
    expect((await change(`${version + 1}`, 'First')).status).toBe(200)
    const stale = await change(`"${version}"`)
    expect(stale.headers.get('content-type')).toBe('application/problem+json')
    expect(await stale.json()).toMatchObject({
      ...{ status: 409, code: 'record.changed_meanwhile' },
      current: { name: 'First', version: version + 2 },
    })
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
    const form = formOf({}, [await documentPng('two')])
    const path = `/records/${id}/documents/visa-paper`
    const multipart = await app.json('PUT', path, { key: admin, body: form })
    expect(multipart).toMatchObject({ version: 2, originalName: '0.png' })
    const declared = await put(id, 'ticket', bytes, { 'content-length': String(20 * 1024 * 1024) })
    expect(declared.status).toBe(413)
    expect((await put(id, 'ticket', Buffer.from('GIF89a…'))).status).toBe(415)
    expect((await put(id, 'identity-card', bytes)).status).toBe(404)
  })

  test('a look-up answers what the documentation names, and its token opens the pictures, watermarked', async () => {
    const { id, passportNumber } = await enter()
    await put(id, 'photo', await documentPng('photo'))
    await put(id, 'fingerprint', await documentPng('fingerprint'))
    const code = `/records/${id}/access-code`
    const { accessCode } = await app.json('POST', code, { key: admin })
    const answer = await app.json('POST', '/lookups', { body: { passportNumber, accessCode } })
    const details = [...fieldsShownTo('candidate'), 'approvedAt', 'reference']
    expect(Object.keys(answer.record).toSorted()).toEqual(details.toSorted())
    expect(answer.documents).toMatchObject([
      { kind: 'photo', label: 'Candidate photo', heldSince: '2026-11-20T09:00:00.000Z' },
      { kind: 'fingerprint', officialChecks: expect.any(Array) },
    ])
    const { token } = answer.viewing
    const by = (bearer: string): Record<string, string> => ({ authorization: `Bearer ${bearer}` })
    const image = (query = '', headers = by(token)) =>
      app.request(`${answer.documents[0].imageUrl}${query}`, { headers })
    const bytes = async (query: string, bearer = token) =>
      Buffer.from(await (await image(query, by(bearer))).arrayBuffer())
    const shown = await bytes('')
    expect(shown.equals(await bytes('?watermark=no', admin))).toBe(false)
    expect(shown.equals(await bytes('?watermark=no'))).toBe(true)
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

  test('ten look-ups a minute from one address, and a forwarded one counts only from a configured proxy', async () => {
    const body = JSON.stringify({ passportNumber: 'AA000000', accessCode: 'x' })
    const from = (peer: string, forwarded: string, to: TestApp = app) => {
      const headers = { 'x-forwarded-for': forwarded }
      return to.request('/api/v1/lookups', { method: 'POST', body, from: peer, headers })
    }
    for (let n = 0; n < 10; n += 1)
      expect((await from('203.0.113.7', `10.1.1.${n}`)).status).toBe(404)
    const refused = await from('203.0.113.7', '10.1.1.99')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await from('203.0.113.6', '10.1.1.99')).status).toBe(404)
    const behind = await startTestApp('sqlite', { CANDOR_TRUSTED_PROXIES: '127.0.0.1' })
    const status = async (forwarded: string) =>
      (await from('::ffff:127.0.0.1', forwarded, behind)).status
    for (let n = 0; n < 10; n += 1) expect(await status('6.6.6.6, 203.0.113.8')).toBe(404)
    expect(await status('7.7.7.7, 203.0.113.8')).toBe(429)
    expect(await status('203.0.113.8, 203.0.113.9')).toBe(404)
  })
})
