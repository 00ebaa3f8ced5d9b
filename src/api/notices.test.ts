import { describe, expect, test } from 'vitest'
import { languages } from '#platform/languages.schema'
import { offerEveryLanguage } from '#test/choose-settings'
import { formOf } from '#test/form'
import { documentPng, exifCanary, phonePhotoJpeg } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'

const bn = { title: 'ঈদে বন্ধ', text: 'সোমবার আবার খোলা।' }
const hi = { title: 'ईद पर बंद', text: 'सोमवार को फिर खुलेगा।' }
const app = await startTestApp()
const key = await app.key('admin')
const picture: Uint8Array = await documentPng()

const send = (fields: Record<string, string>, pictures: readonly Uint8Array[] = []) =>
  app.answer('POST', '/notices', { key, body: formOf(fields, pictures, 'images') })
const publish = (fields: Record<string, string>) =>
  send({ title: 'Closed for Eid', text: 'We open on Monday.', ...fields }, [picture, picture])
const change = (id: string, version: number, body: object) =>
  app.answer('PATCH', `/notices/${id}`, { key, version, body })
const read = async (id: string) => app.json('GET', `/notices/${id}`)
const pathsOf = ({ fields }: { fields: { path: string }[] }) => fields.map(({ path }) => path)

describe('notices over the API', async () => {
  // Larger than 1 MiB, as a phone makes them: only uploads may be.
  const photo = await phonePhotoJpeg({ width: 4400, height: 3300 })
  expect(photo.length).toBeGreaterThan(1024 * 1024)
  const pictures = [new Uint8Array(photo), picture] as const

  const publish = (files: readonly Uint8Array[]) => send({ title: 'Eid', text: 'Closed.' }, files)

  test('an admin publishes, everybody reads and sees, an admin deletes', async () => {
    const { status, ...notice } = await publish(pictures)
    expect(status).toBe(201)
    const seen = await app.json('GET', `/notices/${notice.id}`)
    expect(notice).toMatchObject(seen)
    // Who wrote it, and what became of it, is for the admins.
    expect(Object.keys(seen).toSorted()).toEqual([
      ...['id', 'images', 'language', 'publishedAt', 'sentences', 'text', 'texts', 'title'],
      ...['translations', 'version'],
    ])
    expect(await app.json('GET', '/notices')).toMatchObject({ notices: [seen] })
    const at: string = notice.images[0].imageUrl
    const headers = { accept: 'image/webp,*/*' }
    const image = await app.request(`${at}?width=480`, { headers })
    expect(image.headers.get('content-type')).toBe('image/webp')
    expect(image.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(Buffer.from(await image.arrayBuffer()).toString('latin1')).not.toContain(exifCanary)
    expect((await app.call('DELETE', `/notices/${notice.id}`, { key })).status).toBe(204)
    expect((await app.request(at)).status).toBe(404)
    expect((await app.call('GET', `/notices/${notice.id}`)).status).toBe(404)
    // A browser sends an empty file where none was chosen.
    expect(await publish([new Uint8Array()])).toMatchObject({ images: [] })
  })

  test('what is no form, or half of one, is unreadable and no defect of ours', async () => {
    for (const [type, body] of [
      ['application/json', '{}'],
      ['multipart/form-data; boundary=x', '--x\r\nhalf'],
    ] as const) {
      const headers = { authorization: `Bearer ${key}`, 'content-type': type }
      const { status } = await app.request('/api/v1/notices', { method: 'POST', headers, body })
      expect([type, status]).toEqual([type, 422])
    }
  })
})

test('a notice is in the language of the organisation’s words, and in those that it is translated into', async () => {
  const { id, status } = await publish({ translations: JSON.stringify({ bn }) })
  expect(status).toBe(201)
  expect(await read(id)).toMatchObject({ language: 'en', translations: { bn } })
  const changed = await change(id, 1, { translations: { hi } })
  expect(changed).toMatchObject({ status: 200, translations: { hi }, title: 'Closed for Eid' })
  expect(changed.translations).not.toHaveProperty('bn')
  expect(await change(id, 2, { title: 'Closed' })).toMatchObject({ translations: { hi } })
  expect(await read(id)).toMatchObject({ title: 'Closed', translations: { hi } })
  const listed = await app.json('GET', '/managed-notices', { key })
  expect(listed.notices[0]).toMatchObject({ language: 'en', translations: { hi } })
})

test('a notice says which language it is written in, and is not translated into that', async () => {
  const { id } = await publish({ ...bn, language: 'bn', translations: JSON.stringify({ bn, hi }) })
  expect((await read(id)).translations).toEqual({ hi })
  expect(await read(id)).toMatchObject({ ...bn, language: 'bn' })
  expect((await change(id, 1, { ...hi, language: 'hi' })).translations).toEqual({})
})

test('a translation is judged and bounded like the words that it stands for', async () => {
  const claims = { bn: { title: 'কানাডা দূতাবাস', text: 'আপনার ভিসা বৈধ।' } }
  const refused = await publish({ translations: JSON.stringify(claims) })
  expect(refused).toMatchObject({ status: 422, code: 'request.invalid' })
  expect(pathsOf(refused)).toEqual(['translations.bn.title', 'translations.bn.text'])
  const { id } = await publish({})
  expect(pathsOf(await change(id, 1, { translations: claims }))).toEqual(pathsOf(refused))
  const long = { title: 'ঈ'.repeat(61), text: 'ঈ'.repeat(1001) }
  expect(pathsOf(await change(id, 1, { translations: { bn: long } }))).toEqual(pathsOf(refused))
  const half = await change(id, 1, { translations: { bn: { title: bn.title, text: ' ' } } })
  expect(half.fields).toMatchObject([{ path: 'translations.bn.text', message: 'Text is required' }])
  expect(pathsOf(await change(id, 1, { translations: { fr: bn } }))).toEqual(['translations'])
  expect(pathsOf(await publish({ translations: '{"bn"' }))).toEqual(['translations'])
  expect(pathsOf(await publish({ language: 'fr' }))).toEqual(['language'])
  expect((await read(id)).translations).toEqual({})
})

test('a notice as long as it may be in every language arrives with its pictures', async () => {
  const longest = { title: 'ঈ'.repeat(60), text: 'ঈ'.repeat(1000) }
  const others = ['hi', 'ne', 'ar', 'fil', 'bn'].map((language) => [language, longest])
  const translations = Object.fromEntries(others)
  const { id, status } = await publish({ translations: JSON.stringify(translations) })
  expect(status).toBe(201)
  expect((await change(id, 1, { ...longest, translations })).status).toBe(200)
  // Beside the largest pictures its length is not refused: only what arrives here is no form.
  const words = Buffer.byteLength(JSON.stringify({ ...longest, translations }))
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(2 * 15 * 1024 * 1024 + words),
  }
  const refused = await app.request('/api/v1/notices', { method: 'POST', headers, body: 'x' })
  expect(await refused.json()).toMatchObject({ status: 422, code: 'request.unreadable' })
})

test('words on file that may not be said keep the notice from everybody, in whichever language', async () => {
  const { id } = await publish({ translations: JSON.stringify({ bn }) })
  const claim = { title: bn.title, text: 'আপনার ভিসা বৈধ।' }
  await app.force('notices', { translations: JSON.stringify({ bn: claim }) })
  expect((await app.call('GET', `/notices/${id}`)).status).toBe(404)
  expect((await app.request(`/notices/${id}`)).status).toBe(404)
  const managed = await app.json('GET', `/managed-notices/${id}`, { key })
  expect(managed.unfit).toMatchObject([{ path: 'translations.bn.text' }])
  expect((await change(id, 1, { translations: { bn } })).unfit).toEqual([])
  expect((await app.request(`/notices/${id}`)).status).toBe(200)
})

test('the log says which part was changed, and not to what', async () => {
  const { id } = await publish({})
  await change(id, 1, { translations: { bn } })
  const events = await app.events({ subject: `notice:${id}`, actions: ['notice.changed'] })
  expect(events.map(({ details }) => details)).toEqual([{ fields: ['translations'] }])
})

describe('a notice of sentences', async () => {
  await offerEveryLanguage(app)

  const closed = { key: 'office_closed', gaps: { day: '2027-01-04' } }
  const ask = { key: 'authority_ask', gaps: { authority: 'regulator:bd-bmet' } }
  const bring = { key: 'paper_bring', gaps: { papers: [{ paper: 'passport', copies: 2 }] } }

  const say = (sentences: unknown, words: Record<string, string> = {}) =>
    send({ sentences: JSON.stringify(sentences), ...words })
  async function page(path: string, language: string) {
    const headers = { cookie: `language=${language}` }
    return (await app.request(path, { headers })).text()
  }

  test('a notice of sentences is stored and said in each of six languages, on its page, in the list and at home', async () => {
    const { status, id, texts } = await say([closed, ask, bring])
    expect(status).toBe(201)
    expect(Object.keys(texts).toSorted()).toEqual([...languages].toSorted())
    expect(new Set(Object.values(texts).flat()).size).toBe(3 * languages.length)
    const answer = await app.json('GET', `/notices/${id}`)
    expect(answer).toMatchObject({ title: '', text: '', sentences: [closed, ask, bring], texts })
    for (const language of languages) {
      const [first, second, third] = texts[language] as [string, string, string]
      const title = first.replace(/\s*[.।]$/u, '')
      const html = await page(`/notices/${id}`, language)
      expect(html).toContain(`<h1>${title}</h1>`)
      expect(html).toContain(`<p>${third}</p>`)
      const plain = (text: string) => text.replace(/<[^>]+>|[\u2066-\u2069]/g, '')
      expect(plain(html)).toContain(plain(second))
      expect(html).toMatch(
        /<a href="https:[^"]+" rel="nofollow"><bdi>Bureau of Manpower[^<]+<\/bdi>/,
      )
      expect(/<article.*<\/article>/s.exec(html)?.[0]).not.toContain('class="entered"')
      for (const path of ['/', '/notices'])
        expect(await page(path, language)).toContain(`<a href="/notices/${id}">${title}</a>`)
    }
  })

  test('own words stand below in their frame, marked where they are in another language', async () => {
    const { id } = await say([closed, bring], { text: 'Tea is ready.', language: 'en' })
    const html = await page(`/notices/${id}`, 'bn')
    const [before, frame] = html.split('<div class="entered">')
    expect(before).toContain('আমাদের অফিস বন্ধ')
    expect(frame).toContain('<div class="prose" lang="en" dir="ltr"><p>Tea is ready.</p></div>')
  })

  test('what fits no gap is refused at its path, also when a notice is changed', async () => {
    const bad = [
      [[{ key: 'office_closed' }], 'sentences.0.gaps.day'],
      [[closed, { ...closed, gaps: { day: 'tomorrow' } }], 'sentences.1.gaps.day'],
      [[{ ...ask, gaps: { authority: 'regulator:us' } }], 'sentences.0.gaps.authority'],
      [[{ key: 'safe_person', gaps: { person: 'x' } }], 'sentences.0.gaps.person'],
      [[{ key: 'tile_file' }], 'sentences.0.key'],
      [[{ key: 'Your visa is valid.' }], 'sentences.0.key'],
      [Array(9).fill(closed), 'sentences'],
    ] as const
    const { id } = await say([closed])
    for (const [sentences, path] of bad)
      for (const answer of [await say(sentences), await change(id, 1, { sentences })])
        expect([path, answer.code, pathsOf(answer)]).toEqual([path, 'request.invalid', [path]])
    expect(pathsOf(await change(id, 1, { sentences: [] }))).toEqual(['title', 'text'])
  })

  test('what is sent beside the value of a gap is not kept', async () => {
    const span = { from: '2027-01-04', to: '2027-01-05', note: 'Your visa is valid.' }
    const { sentences } = await say([{ key: 'office_closed_span', gaps: { span } }])
    expect(JSON.stringify(sentences)).not.toContain('visa')
  })
})
