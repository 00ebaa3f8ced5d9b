import { expect, test } from 'vitest'
import { languages } from '#platform/languages.schema'
import { offerEveryLanguage } from '#test/offer-languages'
import { startTestApp } from '#test/test-app'

const app = await startTestApp()
await offerEveryLanguage(app)
const key = await app.key('admin')

const closed = { key: 'office_closed', gaps: { day: '2027-01-04' } }
const ask = { key: 'authority_ask', gaps: { authority: 'regulator:bd-bmet' } }
const bring = { key: 'paper_bring', gaps: { papers: [{ paper: 'passport', copies: 2 }] } }

async function publish(sentences: unknown, words: Record<string, string> = {}) {
  const body = new FormData()
  const fields = { sentences: JSON.stringify(sentences), ...words }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const headers = { authorization: `Bearer ${key}` }
  const answer = await app.request('/api/v1/notices', { method: 'POST', headers, body })
  return { status: answer.status, ...(await answer.json()) }
}
async function page(path: string, language: string) {
  const headers = { cookie: `language=${language}` }
  return (await app.request(path, { headers })).text()
}

test('a notice of sentences is stored and said in each of six languages, on its page, in the list and at home', async () => {
  const { status, id, texts } = await publish([closed, ask, bring])
  expect(status).toBe(201)
  expect(Object.keys(texts).toSorted()).toEqual([...languages].toSorted())
  expect(new Set(Object.values(texts).flat()).size).toBe(3 * languages.length)
  const answer = await (await app.call('GET', `/notices/${id}`)).json()
  expect(answer).toMatchObject({ title: '', text: '', sentences: [closed, ask, bring], texts })
  for (const language of languages) {
    const [first, second, third] = texts[language] as [string, string, string]
    const title = first.replace(/\s*[.।]$/u, '')
    const html = await page(`/notices/${id}`, language)
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain(`<p>${third}</p>`)
    const plain = (text: string) => text.replace(/<[^>]+>|[\u2066-\u2069]/g, '')
    expect(plain(html)).toContain(plain(second))
    expect(html).toMatch(/<a href="https:[^"]+" rel="nofollow"><bdi>Bureau of Manpower[^<]+<\/bdi>/)
    expect(/<article.*<\/article>/s.exec(html)?.[0]).not.toContain('class="entered"')
    for (const path of ['/', '/notices'])
      expect(await page(path, language)).toContain(`<a href="/notices/${id}">${title}</a>`)
  }
})

test('own words stand below in their frame, marked where they are in another language', async () => {
  const { id } = await publish([closed, bring], { text: 'Tea is ready.', language: 'en' })
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
  const { id } = await publish([closed])
  for (const [sentences, path] of bad) {
    const body = { sentences }
    const changed = await app.call('PATCH', `/notices/${id}`, { key, version: 1, body })
    for (const answer of [await publish(sentences), await changed.json()])
      expect([
        path,
        answer.code,
        answer.fields?.map((each: { path: string }) => each.path),
      ]).toEqual([path, 'request.invalid', [path]])
  }
  const nothing = await app.call('PATCH', `/notices/${id}`, {
    key,
    version: 1,
    body: { sentences: [] },
  })
  expect(await nothing.json()).toMatchObject({ fields: [{ path: 'title' }, { path: 'text' }] })
})

test('what is sent beside the value of a gap is not kept', async () => {
  const span = { from: '2027-01-04', to: '2027-01-05', note: 'Your visa is valid.' }
  const { sentences } = await publish([{ key: 'office_closed_span', gaps: { span } }])
  expect(JSON.stringify(sentences)).not.toContain('visa')
})
