import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueAccessCode } from '#modules/lookup'
import { setStage } from '#modules/records'
import { languages } from '#platform/languages/schema'
import { approvedRecord } from '#test/candidates'
import { offerEveryLanguage } from '#test/offer-languages'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { catalogues } from '../messages/catalogues.ts'

const link = { label: 'Our jobs', url: '/notices' }
const words = {
  welcomeText: 'Come to our office.',
  tiles: [
    { title: 'Jobs', text: 'What we offer', url: '/notices' },
    { title: 'constructor', text: '', url: '/help' },
  ],
  menu: [{ title: 'Work', links: [link, { label: 'Ask', url: '/help' }] }],
  footerGroups: [{ title: 'Work', links: [link] }],
  legalTexts: { privacy: '## Ours\n\nWe keep little.' },
  stages: ['Trade test', 'Left'],
}
const bn = {
  welcomeText: 'আমাদের অফিসে আসুন।',
  labels: { Jobs: 'কাজ', Work: 'কাজকর্ম', 'Our jobs': 'আমাদের কাজ', 'Trade test': 'কাজের পরীক্ষা' },
  tileTexts: { 'What we offer': 'আমরা যা দিই' },
  legalTexts: { privacy: 'আমরা কম রাখি।', disclaimer: 'আমরা এজেন্সি।' },
}

let app: TestApp
let file: string
beforeAll(async () => {
  app = await startTestApp()
  await offerEveryLanguage(app)
  await change({ ...words, translations: { bn } })
  const { id } = await approvedRecord(app, { passportNumber: 'AB1234567' })
  const code = await app.as(people.amina).write(async (ctx) => {
    await setStage(ctx, { recordId: id, stage: 'Left' })
    await setStage(ctx, { recordId: id, stage: 'Trade test' })
    return issueAccessCode(ctx, id)
  })
  const body = new URLSearchParams({ number: 'AB1234567', code })
  const opened = await app.request('/check', { method: 'POST', body })
  file = (opened.headers.get('set-cookie') as string).split(';')[0] as string
})
afterAll(() => app.close())

async function change(body: object) {
  const key = await app.key('admin')
  const { version } = await (await app.call('GET', '/organisation', { key })).json()
  const answer = await app.call('PATCH', '/organisation', { key, body, version })
  expect(answer.status).toBe(200)
}

async function page(path: string, language: string): Promise<string> {
  const answer = await app.request(path, { headers: { cookie: `${file}; language=${language}` } })
  return answer.text()
}
const marks = (html: string) => html.match(/(?<=<p class="whose">)[^<]* · [^<]+/g) ?? []
const part = (html: string, name: string) =>
  html.slice(html.indexOf(`<${name}`), html.indexOf(`</${name}>`))

test('in the language of the main words nothing is marked', async () => {
  for (const path of ['/', '/legal/privacy', '/file']) {
    const html = await page(path, 'en')
    expect(marks(html), path).toEqual([])
    expect(html).not.toMatch(/(?<!<html) lang="\w+" dir=/)
    expect(html).toContain('Ask')
  }
})

test('a reader whose language they were entered in reads them in it, unmarked', async () => {
  const home = await page('/', 'bn')
  expect(home).toContain('<p class="soft">আমাদের অফিসে আসুন।</p>')
  expect(home).not.toContain('Come to our office.')
  expect(home).toMatch(/<b>কাজ<\/b><span class="soft">আমরা যা দিই<\/span>/)
  expect(part(home, 'footer')).toMatch(/<summary>কাজকর্ম<\/summary>.*আমাদের কাজ/s)
  expect(part(home, 'footer')).not.toContain(catalogues.bn.onlyIn.partly)
  const privacy = await page('/legal/privacy', 'bn')
  expect(privacy).toContain('আমরা কম রাখি।')
  expect(privacy).not.toContain('We keep little.')
  const opened = await page('/file/standing', 'bn')
  expect(opened).toMatch(/কাজের পরীক্ষা.*রওনা হয়েছেন/s)
})

test('what is missing in it stands in the main language, and is marked', async () => {
  const home = await page('/', 'bn')
  expect(home).toContain('<b lang="en" dir="ltr">constructor</b>')
  expect(part(home, 'nav')).toContain('<a href="/help" lang="en" dir="ltr">Ask</a>')
  const partly = expect.stringContaining(` · ${catalogues.bn.onlyIn.partly}`)
  expect(marks(home)).toEqual([partly, partly])
})

test('an own text that is there in one language only leaves the usual one to the others', async () => {
  expect(await page('/legal/disclaimer', 'bn')).toContain('আমরা এজেন্সি।')
  const usual = await page('/legal/disclaimer', 'en')
  expect(usual).not.toContain('আমরা এজেন্সি।')
  expect(part(usual, 'article')).not.toContain('class="entered"')
})

test.each(languages.filter((each) => each !== 'en' && each !== 'bn'))(
  'without a translation each text says once that it is only in English, in %s',
  async (language) => {
    const { onlyIn, layout } = catalogues[language]
    const mark = `${layout.from('Padma Overseas Ltd')} · ${onlyIn.all.en}`
    const home = await page('/', language)
    // Menu, welcome text, tiles, footer.
    expect(marks(home)).toEqual([mark, mark, mark, mark])
    expect(home).toContain('<p class="soft" lang="en" dir="ltr">Come to our office.</p>')
    expect(home).toContain('<summary><span lang="en" dir="ltr">Work</span></summary>')
    expect(home).toContain('lang="en" dir="ltr">Our jobs<')
    const privacy = await page('/legal/privacy', language)
    expect(marks(part(privacy, 'article'))).toEqual([mark])
    expect(privacy).toMatch(/<div lang="en" dir="ltr"><div class="prose"><h2>Ours/)
    const opened = await page('/file/standing', language)
    expect(opened).toContain('<b><span lang="en" dir="ltr">Trade test</span></b>')
    expect(part(opened.slice(opened.indexOf('id="stages"')), 'ol')).not.toContain('Left')
  },
)

test('Arabic words are turned on a page from left to right', async () => {
  await change({ wordsLanguage: 'ar', welcomeText: 'تعال إلى مكتبنا.' })
  const home = await page('/', 'hi')
  expect(home).toContain('<p class="soft" lang="ar" dir="rtl">تعال إلى مكتبنا.</p>')
  expect(marks(home)[1]).toContain(catalogues.hi.onlyIn.all.ar)
  await change({ wordsLanguage: 'en', welcomeText: words.welcomeText })
})

test('words that changed lose their translation; it never stands in another place', async () => {
  const turned = [{ ...words.tiles[0], title: 'Training' }, words.tiles[1]]
  await change({ tiles: turned })
  const home = await page('/', 'bn')
  expect(home).toContain('<b lang="en" dir="ltr">Training</b>')
  expect(home).not.toContain('<b>কাজ</b>')
  await change({ tiles: words.tiles.toReversed() })
  const again = await page('/', 'bn')
  expect(again).toMatch(/constructor<\/b>.*<a href="\/notices"><b>কাজ<\/b>/s)
})
