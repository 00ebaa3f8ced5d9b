import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examineRecordings, sweepRecordings } from '#modules/consents'
import { issueAccessCode } from '#modules/lookup'
import type { CandidateRecord } from '#modules/records/schema'
import { openBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { offerEveryLanguage } from '#test/offer-languages'
import { box, id3, m4a, mp3Of, roomAt, track } from '#test/sounds'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'

const place = '+23.8103+090.4125/ Padma phone'
const mp3 = mp3Of(3)
const samples = [Buffer.from('Do you agree?')]
const inM4a = m4a(samples[0] as Buffer, [
  track({ samples, at: roomAt }),
  box('udta', box('\u00a9xyz', place)),
])
const photo = Buffer.from('\0\0\0\u0018ftypheic and more', 'latin1')
const whole = mp3.toString('latin1')
const start = whole.slice(0, 3)
const textOf = async (answer: Response) =>
  Buffer.from(await answer.arrayBuffer()).toString('latin1')
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
    const answer = await put(Buffer.concat([id3(place), mp3]))
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
    ['bytes=0-2', 206, `0-2/${mp3.length}`, start],
    ['bytes=5-', 206, `5-${mp3.length - 1}/${mp3.length}`, whole.slice(5)],
    ['bytes=-6', 206, `${mp3.length - 6}-${mp3.length - 1}/${mp3.length}`, whole.slice(-6)],
    ['bytes=0-99999', 206, `0-${mp3.length - 1}/${mp3.length}`, whole],
    ['bytes=99999-', 416, `*/${mp3.length}`, ''],
    ['bytes=-0', 416, `*/${mp3.length}`, ''],
    ['bytes=3-1', 200, null, whole],
    ['bytes=0-1,3-4', 200, null, whole],
    ['lines=0-2', 200, null, whole],
  ] as const)('answer %s with %i, as iPhones ask', async (range, status, place, text) => {
    const { recordings } = await (await app.call('GET', '/consent-recordings')).json()
    const address = `/api/v1/consent-recordings/${recordings[0].id}`
    const part = await app.request(address, { headers: { range } })
    expect([part.status, await textOf(part)]).toEqual([status, text])
    expect(part.headers.get('content-range')).toBe(place && `bytes ${place}`)
    const after = await app.request(address, { headers: { range, 'if-range': '"another"' } })
    expect([after.status, await textOf(after)]).toEqual([200, whole])
  })

  test('give way to the next recording, and go with their file', async () => {
    const before = await kept()
    expect(before).toHaveLength(1)
    expect((await put(inM4a)).status).toBe(200)
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

  test('are stored as their sound alone, in whatever a phone wrapped it', async () => {
    for (const bytes of [Buffer.concat([id3(place), mp3]), inM4a]) {
      expect((await put(bytes)).status).toBe(200)
      const [key = ''] = await kept()
      const stored = (await app.runtime.storage.read(key)) as Buffer
      expect(stored.includes('Padma')).toBe(false)
      const row = await app.runtime.database.reader
        .selectFrom('consentRecordings')
        .selectAll()
        .executeTakeFirstOrThrow()
      const sha256 = createHash('sha256').update(stored).digest('hex')
      expect(row).toMatchObject({ bytes: stored.length, sha256 })
    }
    expect(await kept()).toHaveLength(1)
  })

  test('are refused where the sound cannot be told from the rest', async () => {
    const before = await kept()
    const cut = inM4a.subarray(0, inM4a.length - 10)
    for (const bytes of [cut, Buffer.from('ID3 notes'), Buffer.concat([mp3, Buffer.from(place)])]) {
      const refused = await put(bytes)
      expect([refused.status, (await refused.json()).code]).toEqual([
        415,
        'consent.recording_unclear',
      ])
    }
    expect(await kept()).toEqual(before)
  })

  test('of earlier versions are served as their sound alone, or not at all', async () => {
    await put(mp3)
    const [key = ''] = await kept()
    const address = `/api/v1/${key}`
    const before = (await app.request(address)).headers.get('etag')
    await app.runtime.storage.put(key, Buffer.concat([id3(place), mp3Of(4)]))
    const served = await app.request(address)
    expect(await textOf(served)).toBe(mp3Of(4).toString('latin1'))
    expect(served.headers.get('etag')).not.toBe(before)
    await app.runtime.storage.put(key, Buffer.from(`ID3 ${place}`))
    const refused = await app.request(address)
    expect(refused.status).toBe(415)
    expect(await refused.text()).not.toContain('Padma')
    const found = []
    for await (const finding of examineRecordings(app.system)) found.push(finding)
    expect(found).toEqual([{ problem: 'unclear', subject: 'sharing (bn)' }])
    await put(mp3)
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
