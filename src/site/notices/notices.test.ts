import { expect, test } from 'vitest'
import { publishNotice } from '#modules/notices'
import { bytesOf } from '#test/candidates'
import { offerEveryLanguage } from '#test/choose-settings'
import { documentPng } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

const english = { title: 'Closed for Eid', text: 'We open on Monday.\n\nCome on Tuesday.' }
const bengali = { title: 'ঈদে বন্ধ', text: 'সোমবার খুলব।\n\nমঙ্গলবার আসুন।' }
const app = await startTestApp()
await offerEveryLanguage(app)
const picture = await documentPng()
const publish = async (words: Pick<Parameters<typeof publishNotice>[1], 'title' | 'text'>) => {
  app.clock.move(86_400_000)
  const images = [bytesOf(picture), bytesOf(picture)]
  return (await publishNotice(app.as(people.amina), { ...words, images })).id
}
const inArabic = { title: 'مغلق في العيد', text: 'نفتح يوم الاثنين.', language: 'ar' } as const
const ids: string[] = []
for (const number of [1, 2, 3, 4]) {
  const text = `First paragraph ${number}.\n\nSecond <b>paragraph</b>.`
  ids.push(await publish({ title: `Notice ${number}`, text }))
}
/** Before there are any in other languages. */
const home = await page('/', 'en')
const arabic = await publish(inArabic)
const fromBengali = await publish({
  ...bengali,
  ...{ language: 'bn', translations: { en: english } },
})
/** Written in English with a Bengali version, in Bengali with an English one, and in Arabic alone. */
const both = await publish({ ...english, ...{ translations: { bn: bengali } } })

async function page(path: string, language: string): Promise<string> {
  const headers = { cookie: `language=${language}` }
  const html = await (await app.request(path, { headers })).text()
  expect(html).toContain(`<html lang="${language}"`)
  return html.replace(/[\u2066-\u2069]/g, '')
}

test('who reads its language sees a notice in it, title and preview included, without a mark', async () => {
  for (const id of [both, fromBengali]) {
    const html = await page(`/notices/${id}`, 'bn')
    expect(html).toContain('<h1>ঈদে বন্ধ</h1>')
    expect(html).toContain('<div class="prose"><p>সোমবার খুলব।</p><p>মঙ্গলবার আসুন।</p></div>')
    expect(html).toContain('<title>ঈদে বন্ধ')
    expect(html).toMatch(/<meta name="description" content="[^"]+সোমবার খুলব।/)
    expect(html).not.toContain('Closed for Eid')
    expect(html).not.toContain('শুধু')
    expect(await page(`/notices/${id}`, 'en')).toContain('<h1>Closed for Eid</h1>')
  }
})

test.each(['/', '/notices'])(
  '%s lists each notice in the language that it is shown in',
  async (path) => {
    const inBengali = await page(path, 'bn')
    for (const id of [both, fromBengali])
      expect(inBengali).toContain(`<a href="/notices/${id}">ঈদে বন্ধ</a>`)
    expect(inBengali).toContain(
      `<a href="/notices/${arabic}" lang="ar" dir="rtl">مغلق في العيد</a>`,
    )
    expect(inBengali).toContain(' · কিছু অংশ অন্য ভাষায়</p>')
    const inHindi = await page(path, 'hi')
    expect(inHindi).toContain(`<a href="/notices/${both}" lang="en" dir="ltr">Closed for Eid</a>`)
    const inArabic = await page(path, 'ar')
    expect(inArabic).toContain(`<a href="/notices/${arabic}">مغلق في العيد</a>`)
  },
)

test('a preview shows the version of its language, and why one may not be said', async () => {
  const cookie = await app.signIn('amina@padma.example')
  const draft = {
    ...english,
    language: 'en',
    translations: { bn: { ...bengali, text: 'আপনার ভিসা বৈধ।' }, hi: { title: '', text: '' } },
    images: [],
  }
  const preview = async (language: string) => {
    const body = new URLSearchParams({ language, draft: JSON.stringify(draft) })
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    return (await app.request('/preview/notice', { method: 'POST', headers, body })).text()
  }
  const inBengali = await preview('bn')
  expect(inBengali).toContain('<h1>ঈদে বন্ধ</h1>')
  expect(inBengali).not.toContain('<p>আপনার ভিসা বৈধ।</p>')
  // What was not begun is missing.
  expect(await preview('hi')).toContain('<h1 lang="en" dir="ltr">Closed for Eid</h1>')
})

test('the first page shows the three newest with a picture each, the newest first', async () => {
  expect([...home.matchAll(/>Notice (\d)</g)].map(([, number]) => number)).toEqual(['4', '3', '2'])
  expect(home.match(/<img[^>]*\/images\/1\?width=480&amp;v=1&amp;language=en"/g)).toHaveLength(3)
})

test('a notice shows its two pictures and its text as text', async () => {
  const html = await page(`/notices/${ids[0]}`, 'en')
  expect(html).toContain('<p>First paragraph 1.</p>')
  expect(html).toContain('<p>Second &lt;b&gt;paragraph&lt;/b&gt;.</p>')
  const sources = [...html.matchAll(/<img src="([^"]+)"/g)]
  const pictures = sources.map(([, url = '']) => url.replaceAll('&amp;', '&'))
  expect(pictures).toHaveLength(2)
  for (const url of pictures) {
    const answer = await app.request(url)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
  }
  expect(html).toContain(
    '<meta name="description" content="From Padma Overseas Ltd, a private agency: First paragraph 1. Second',
  )
})

test('a notice that is not there is a wrong address', async () => {
  for (const id of ['x', '01890000-0000-7000-8000-000000000000']) {
    const answer = await app.request(`/notices/${id}`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Page Not Found')
  }
})

test('the sitemap names each notice', async () => {
  const sitemap = await (await app.request('/sitemap.xml')).text()
  for (const id of ids) expect(sitemap).toContain(`/notices/${id}</loc>`)
})
