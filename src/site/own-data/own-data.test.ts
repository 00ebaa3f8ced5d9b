import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { issueAccessCode } from '#modules/lookup'
import { proofCode, selectMessages } from '#modules/outbox'
import type { CandidateRecord } from '#modules/records/schema'
import { openBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

let app: TestApp
let record: CandidateRecord
let silent: CandidateRecord
beforeAll(async () => {
  app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  record = await approvedRecord(app, { email: 'rahima@people.example' })
  silent = await approvedRecord(app, { email: null, telephone: null })
})
afterAll(() => app.close())

async function opened({ id, passportNumber }: CandidateRecord) {
  const code = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, id))
  const browser = openBrowser(app)
  await browser.post('/check', { number: passportNumber, code })
  return browser
}

test('the zip comes after a code that was sent, and not with another', async () => {
  const candidate = await opened(record)
  expect(await (await candidate.get('/file')).text()).toContain('href="/file/data"')
  const asked = await candidate.post('/file/data/code', {})
  expect(asked.headers.get('location')).toBe('/file/data?sent')
  expect(await (await candidate.get('/file/data?sent')).text()).toContain('a code is on its way')
  const empty = await candidate.post('/file/data', { code: '' })
  expect(empty.status).toBe(422)
  expect(await empty.text()).toContain('Write the 8 digits of the code that we sent you.')
  const wrong = await candidate.post('/file/data', { code: '00000000' })
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('This code does not work.')
  const messages = await app.system.read(({ tx }) => selectMessages(tx, record.id))
  const code = proofCode(app.system, messages.find(({ kind }) => kind === 'proof')?.id ?? '')
  const answer = await candidate.post('/file/data', {
    code: `${code.slice(0, 4)} ${code.slice(4)}`,
  })
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const zip = await fromBufferPromise(Buffer.from(await answer.arrayBuffer()))
  const names: string[] = []
  for await (const entry of zip.eachEntry()) {
    names.push(entry.fileName)
    if (entry.fileName !== 'index.html') continue
    const page = (await buffer(await zip.openReadStreamPromise(entry))).toString()
    expect(page).toContain(record.passportNumber)
  }
  expect(names).toEqual(expect.arrayContaining(['index.html', 'data.json', 'contents.json']))
})

test('a person without telephone and email is answered alike', async () => {
  const candidate = await opened(silent)
  const asked = await candidate.post('/file/data/code', {})
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/file/data?sent'])
  const sent = await (await candidate.get('/file/data?sent')).text()
  expect(sent).toContain('If our office has a telephone number or email address for you')
})

test('without an open file there is neither code nor zip', async () => {
  const stranger = openBrowser(app)
  expect((await stranger.get('/file/data')).headers.get('location')).toBe('/check')
  expect((await stranger.post('/file/data/code', {})).headers.get('location')).toBe('/check')
  const answer = await stranger.post('/file/data', { code: '12345678' })
  expect(answer.headers.get('location')).toBe('/check')
})
