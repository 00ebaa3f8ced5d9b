import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { candidate } from '#test/candidates'
import { listen, sent } from '#test/listen'
import { documentPng } from '#test/phone-photos'
import { startTestApp, type TestApp } from '#test/test-app'
import { standardHeaders } from './arriving.ts'
import { createApp } from './create-app.ts'
import { httpServer } from './http-server.ts'

/** The same rules as the server's, in milliseconds that a test can wait for. */
const patience = {
  headArrives: 400,
  requestArrives: 2000,
  uploadArrives: 60_000,
  arrivalUsual: 50,
  slowRequestsPerAddress: 4,
  slowRequests: 6,
}

describe('a request that arrives slowly', () => {
  let app: TestApp
  let server: ReturnType<typeof httpServer>
  let port: number
  const open: Socket[] = []
  beforeAll(async () => {
    app = await startTestApp('sqlite', { CANDOR_TRUSTED_PROXIES: '127.0.0.1' })
    server = httpServer(createApp(app).fetch, standardHeaders('http://localhost:3000'), {
      trustedProxies: ['127.0.0.1'],
      limits: patience,
    })
    port = await listen(server)
  })
  afterAll(async () => {
    for (const socket of open) socket.destroy()
    server.closeAllConnections()
    server.close()
    await app.close()
  })

  /** Sends a head and the beginning of a body of which the rest never comes, and waits for what comes back. */
  function begin(line: string, headers: readonly string[], body = '') {
    const socket = connect(port, '127.0.0.1')
    open.push(socket.on('error', () => {}))
    socket.write([`${line} HTTP/1.1`, 'host: localhost', ...headers, '', body].join('\r\n'))
    return { socket, answer: text(socket).catch(() => 'reset') }
  }

  const from = (address: string) => `x-forwarded-for: ${address}`
  const form = ['content-type: application/x-www-form-urlencoded', 'content-length: 500000']
  const multipart = ['content-type: multipart/form-data; boundary=b', 'content-length: 500000']
  const part = '--b\r\ncontent-disposition: form-data; name="photo"; filename="x.png"\r\n\r\n'

  test.each([
    ['a look-up', 'POST /api/v1/lookups', form, '{'],
    ['a sign-in', 'POST /login', form, 'email='],
    ['a report', 'POST /tell/concern', ['transfer-encoding: chunked'], '1\r\nx\r\n'],
    ['a document to check', 'POST /verify', multipart, part],
    ['a picture of a QR code', 'POST /verify/qr', multipart, part],
    ['the photo of who registers', 'POST /register', multipart, part],
    ['an upload of nobody', 'PUT /api/v1/my/photo', form, 'x'],
    ['what nothing is asked of', 'GET /check', form, 'x'],
  ])('%s gets its time and no more', async (_, line, headers, body) => {
    const began = performance.now()
    const { answer } = begin(line, [...headers, from('192.0.2.1')], body)
    const said = await answer
    // Who asks for nothing, or may not, is answered at once; the connection ends all the same.
    expect(said).toMatch(/^HTTP\/1\.1 (408|401|200) /)
    expect(performance.now() - began).toBeLessThan(50_000)
  })

  test.each([
    ['a student’s upload', 'student', 'PUT /api/v1/my/photo'],
    ['what staff type', 'moderator', 'POST /api/v1/records'],
  ] as const)('%s gets no more than that either', async (_, role, line) => {
    const headers = [...form, `authorization: Bearer ${await app.key(role)}`, from('192.0.2.9')]
    const began = performance.now()
    expect(await begin(line, headers, '{').answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(performance.now() - began).toBeLessThan(50_000)
  })

  test('what has arrived before its time is over is answered', async () => {
    const body = JSON.stringify({ passportNumber: 'AA000000', accessCode: 'x' })
    const length = `content-length: ${body.length}`
    const { socket, answer } = begin(
      'POST /api/v1/lookups',
      [length, from('192.0.2.2'), 'connection: close'],
      '{',
    )
    await setTimeout(100)
    socket.write(body.slice(1))
    expect(await answer).toMatch(/^HTTP\/1\.1 404 /)
  })

  test('a head has less time than the whole', async () => {
    const cut = 'GET /check HTTP/1.1\r\nhost: x\r\nx-slow: '
    expect(await sent(port, cut)).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('the upload of signed-in staff is waited for', async () => {
    const key = await app.key('moderator')
    const entered = await app.call('POST', '/records', { key, body: candidate() })
    const { id } = (await entered.json()) as { id: string }
    const png = await documentPng('slow')
    const { socket, answer } = begin(`PUT /api/v1/records/${id}/documents/visa-paper`, [
      `authorization: Bearer ${key}`,
      `content-length: ${png.length}`,
      'connection: close',
      from('192.0.2.3'),
    ])
    socket.write(png.subarray(0, 100))
    await setTimeout(patience.requestArrives + 500)
    socket.write(png.subarray(100))
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('of one address, and of all together, only so many wait', async () => {
    const slow = (address: string) =>
      begin('POST /login', [...form, from(address)], 'email=').answer
    const began = performance.now()
    const mine = Array.from({ length: 7 }, () => slow('192.0.2.4'))
    const refused = await Promise.race(mine)
    expect(refused).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: \d+/i)
    expect(performance.now() - began).toBeLessThan(patience.requestArrives)
    const statuses = (await Promise.all(mine)).map((answer) => answer.slice(9, 12))
    expect(statuses.toSorted()).toEqual(['408', '408', '408', '408', '429', '429', '429'])
    const many = Array.from({ length: 9 }, (_, n) => slow(`192.0.2.${100 + n}`))
    const all = (await Promise.all(many)).map((answer) => answer.slice(9, 12))
    expect(all.toSorted()).toEqual([...Array(6).fill('408'), ...Array(3).fill('503')])
    expect(await begin('GET /healthz', [from('192.0.2.4'), 'connection: close']).answer).toContain(
      '200 OK',
    )
  })
})
