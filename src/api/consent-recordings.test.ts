import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examineRecordings, sweepRecordings } from '#modules/consents'
import { issueAccessCode } from '#modules/lookup'
import type { CandidateRecord } from '#modules/records/schema'
import { openBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { offerEveryLanguage } from '#test/offer-languages'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'

const mp3 = Buffer.from('ID3\u0003 Do you agree?', 'latin1')
const m4a = Buffer.from('\0\0\0\u0020ftypM4A and more', 'latin1')
const photo = Buffer.from('\0\0\0\u0018ftypheic and more', 'latin1')
const path = '/consent-recordings/sharing/bn'

describe.each(engines)('words of consent that are read aloud, on %s', (engine) => {
  let app: TestApp
  let key: string
  let record: CandidateRecord
  let code: string
  beforeAll(async () => {
    app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
    await offerEveryLanguage(app)
    key = await app.key('admin')
    record = await approvedRecord(app)
    code = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, record.id))
  })
  afterAll(() => app.close())

  const put = (bytes: Buffer, to = path) =>
    app.request(`/api/v1${to}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${key}` },
      body: new Uint8Array(bytes),
    })
  const kept = async () => {
    const keys: string[] = []
    for await (const { key: one } of app.runtime.storage.list('consent-recordings/')) keys.push(one)
    return keys
  }
  /** The page of what a candidate agrees to, in a language. */
  const page = async (language: string) => {
    const candidate = openBrowser(app)
    await candidate.post('/check', { number: record.passportNumber, code })
    await candidate.post('/language', { language, return: '/file/consents' })
    return candidate.get('/file/consents')
  }

  test('are heard beside the words in their language alone, in the frame of the agency', async () => {
    const answer = await put(mp3)
    expect(answer.status).toBe(200)
    const { recordings } = await answer.json()
    expect(recordings).toMatchObject([{ purpose: 'sharing', language: 'bn', isOfWordsNow: true }])
    const address = `/api/v1/consent-recordings/${recordings[0].id}`
    const shown = await page('bn')
    expect(shown.headers.get('content-security-policy')).toContain("media-src 'self'")
    const html = await shown.text()
    expect(html.match(/<audio /g)).toHaveLength(1)
    expect(html).toMatch(new RegExp(`class="entered">.{0,200}<audio [^>]*src="${address}"`, 's'))
    expect(await (await page('en')).text()).not.toContain('<audio')
    const sound = await app.request(address)
    expect(sound.headers.get('content-type')).toBe('audio/mpeg')
    expect(Buffer.from(await sound.arrayBuffer())).toEqual(mp3)
  })

  test.each([
    ['bytes=0-2', 206, `0-2/${mp3.length}`, 'ID3'],
    ['bytes=5-', 206, `5-${mp3.length - 1}/${mp3.length}`, mp3.toString('latin1').slice(5)],
    ['bytes=-6', 206, `${mp3.length - 6}-${mp3.length - 1}/${mp3.length}`, 'agree?'],
    ['bytes=0-99999', 206, `0-${mp3.length - 1}/${mp3.length}`, mp3.toString('latin1')],
    ['bytes=99999-', 416, `*/${mp3.length}`, ''],
    ['bytes=-0', 416, `*/${mp3.length}`, ''],
    ['bytes=3-1', 200, null, mp3.toString('latin1')],
    ['bytes=0-1,3-4', 200, null, mp3.toString('latin1')],
    ['lines=0-2', 200, null, mp3.toString('latin1')],
  ] as const)('answer %s with %i, as iPhones ask', async (range, status, place, text) => {
    const { recordings } = await (await app.call('GET', '/consent-recordings')).json()
    const address = `/api/v1/consent-recordings/${recordings[0].id}`
    const part = await app.request(address, { headers: { range } })
    expect([part.status, await part.text()]).toEqual([status, text])
    expect(part.headers.get('content-range')).toBe(place && `bytes ${place}`)
    const after = await app.request(address, { headers: { range, 'if-range': '"another"' } })
    expect([after.status, await after.text()]).toEqual([200, mp3.toString('latin1')])
  })

  test('give way to the next recording, and go with their file', async () => {
    const before = await kept()
    expect(before).toHaveLength(1)
    expect((await put(m4a)).status).toBe(200)
    const after = await kept()
    expect(after).toHaveLength(1)
    expect(after).not.toEqual(before)
    await app.runtime.storage.put('consent-recordings/left-over', mp3)
    const problems = []
    for await (const { problem } of examineRecordings(app.system)) problems.push(problem)
    expect(problems).toEqual(['orphan'])
    expect(await sweepRecordings(app.system, new Date(Date.now() + 60_000))).toBe(1)
    expect(await kept()).toEqual(after)
    await app.runtime.storage.removeAll(after[0] ?? '')
    for await (const { problem, subject } of examineRecordings(app.system))
      expect([problem, subject]).toEqual(['missing', 'sharing (bn)'])
    expect((await app.call('DELETE', path, { key })).status).toBe(200)
    expect(await (await page('bn')).text()).not.toContain('<audio')
  })

  test('are no longer heard when the words have changed since', async () => {
    await put(mp3)
    await app.runtime.database.writer.updateTable('consentRecordings').set({ edition: 1 }).execute()
    const listed = await (await app.call('GET', '/consent-recordings')).json()
    expect(listed.recordings).toMatchObject([{ isOfWordsNow: false }])
    expect(await (await page('bn')).text()).not.toContain('<audio')
  })

  test('are sound by their content, and small', async () => {
    expect((await (await put(photo)).json()).code).toBe('consent.no_recording')
    const large = Buffer.concat([mp3, Buffer.alloc(2 * 1024 * 1024)])
    expect((await (await put(large)).json()).code).toBe('consent.recording_too_large')
    expect((await put(mp3, '/consent-recordings/anything/bn')).status).toBe(404)
    expect(await kept()).toHaveLength(1)
  })
})
