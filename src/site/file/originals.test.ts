import { beforeEach, expect, test } from 'vitest'
import { issueAccessCode } from '#modules/lookup'
import { approvedRecord } from '#test/candidates'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

const passportNumber = 'OR1234567'

let app: TestApp
let key: string
let id: string
let cookie: string
beforeEach(async () => {
  app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  key = await app.key('admin')
  id = (await approvedRecord(app, { passportNumber })).id
  cookie = await opened()
})

async function opened(): Promise<string> {
  const code = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, id))
  const body = new URLSearchParams({ number: passportNumber, code })
  const answer = await app.request('/check', { method: 'POST', body })
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] as string
}

const section = async (language = 'en') => {
  const headers = { cookie: `${cookie}; language=${language}` }
  const html = await (await app.request('/file/standing', { headers })).text()
  return /aria-labelledby="originals">(.*?)<\/section>/s.exec(html)?.[1] ?? ''
}
const idIn = (html: string) => /name="id" value="([^"]+)"/.exec(html)?.[1] ?? ''
const press = (original: string, deed: string, by = cookie) =>
  app.request('/file/originals', {
    method: 'POST',
    headers: { cookie: by },
    body: new URLSearchParams({ id: original, deed }),
  })
const ask = (original: string, by = cookie) =>
  app.request('/file/tell/original', {
    method: 'POST',
    headers: { cookie: by },
    body: new URLSearchParams({ part: `original:passport:${original}` }),
  })
const staff = (path: string, body: object) =>
  app.call('POST', `/records/${id}/originals${path}`, { key, body })
const passport = {
  kind: 'passport',
  purpose: 'embassy',
  receivedOn: '2026-11-20',
  dueOn: '2026-11-25',
}

test('without any the file says so, and to ask for a receipt', async () => {
  expect(await section()).toContain('Ask for a receipt today.')
})

test('a passport received by staff is confirmed, asked back and returned on the file', async () => {
  expect((await staff('', passport)).status).toBe(200)
  const first = await section()
  expect(first).toContain(
    'We have had it since 20\u00a0November 2026. For: Appointment at an embassy.',
  )
  expect(first).toContain('You have not confirmed this yet.')
  const original = idIn(first)
  expect((await press(original, 'received')).headers.get('location')).toBe(
    '/file/standing#originals',
  )
  expect(await section()).toContain('You confirmed this with your code on 20\u00a0November 2026.')
  expect((await ask(original)).headers.get('location')).toBe('/file/told')
  expect(await section()).not.toContain('Give it back')
  expect(await section()).toContain('We give it back by 23\u00a0November 2026.')
  const { originals, overdue } = await (await app.call('GET', '/originals', { key })).json()
  expect([originals.length, overdue]).toEqual([1, 0])
  app.clock.move(4 * 86_400_000)
  cookie = await opened()
  expect(await section()).toMatch(
    /data-overdue="".*Overdue: it was due back by 23\u00a0November 2026/s,
  )
  expect(await (await app.call('GET', '/counts', { key })).json()).toMatchObject({
    overdueOriginals: 1,
  })
  await staff(`/${original}/return`, { returnedOn: '2026-11-24' })
  expect(await section()).toContain('>I have it back<')
  await press(original, 'returned')
  const last = await section('bn')
  expect(last).not.toContain('<button')
  expect(last).toContain('আপনার কাছে আছে')
})

test('nobody presses anything for another file, or for a file that is closed', async () => {
  await staff('', passport)
  const original = idIn(await section())
  const other = await approvedRecord(app, { passportNumber: 'OR7654321' })
  const code = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, other.id))
  const body = new URLSearchParams({ number: 'OR7654321', code })
  const answer = await app.request('/check', { method: 'POST', body })
  const stranger = (answer.headers.get('set-cookie') ?? '').split(';')[0] as string
  await ask(original, stranger)
  await press(original, 'received', '')
  const html = await section()
  expect(html).toContain('You have not confirmed this yet.')
  expect(html).not.toContain('You asked for it')
})
