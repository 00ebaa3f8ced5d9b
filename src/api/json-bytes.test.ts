import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { candidate } from '#test/candidates'
import { startTestApp } from '#test/test-app'

const app = await startTestApp('sqlite')
const admin = await app.key('admin')

const send = (body: Uint8Array | string, headers: Record<string, string> = {}) =>
  app.request('/api/v1/records', {
    method: 'POST',
    headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  })
const named = (name: string, passportNumber: string) =>
  JSON.stringify({ ...candidate(), passportNumber, name })

// Windows PowerShell sends a text as ISO-8859-1, unless it is told otherwise.
test.each([
  ['ISO-8859-1', Buffer.from(named('José Peña', 'AB1000001'), 'latin1'), {}],
  ['UTF-16', Buffer.from(`\ufeff${named('José Peña', 'AB1000002')}`, 'utf16le'), {}],
  ['a character cut off', Buffer.from(`"${'é'}`).subarray(0, 2), {}],
])(
  'JSON in %s is refused with what to do, and nothing is kept without its letters',
  async (_, body) => {
    const answer = await send(body)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'request.unreadable',
      detail: 'The JSON is not in UTF-8. Encode it so and send it again.',
    })
  },
)

test('compressed JSON is refused with what to do', async () => {
  const answer = await send(gzipSync(named('Rahima', 'AB1000003')), { 'content-encoding': 'gzip' })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    code: 'request.unreadable',
    detail: 'The JSON is compressed. Send it as it is, without Content-Encoding.',
  })
})

test('UTF-8 is read, also behind the mark that some programs write before it', async () => {
  const plain = await send(named('José Peña', 'AB1000004'))
  expect(await plain.json()).toMatchObject({ name: 'José Peña' })
  const marked = await send(`\ufeff${named('রহিমা \ufffd', 'AB1000005')}`, {
    'content-encoding': 'identity',
  })
  expect(await marked.json()).toMatchObject({ name: 'রহিমা \ufffd' })
})
