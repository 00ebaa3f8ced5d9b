import { expect, test } from 'vitest'
import { setStage } from '#modules/records'
import { languages } from '#platform/languages.schema'
import { fileOf } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { offerEveryLanguage } from '#test/choose-settings'
import { inOwnWords, inSentences } from '#test/said'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { catalogues } from '../catalogues.ts'

const work = inOwnWords({ en: 'Work', bn: 'কাজকর্ম' })
const jobs = {
  url: '/notices',
  title: inOwnWords({ en: 'Jobs', bn: 'কাজ' }),
  text: { en: 'What we offer', bn: 'আমরা যা দিই' },
}
const settings = {
  welcome: inOwnWords({ en: 'Come to our office.', bn: 'আমাদের অফিসে আসুন।' }),
  tiles: [jobs, { url: '/about', title: inOwnWords('Who we are') }],
  menu: [
    {
      title: work,
      links: [
        { url: '/notices', title: inOwnWords({ en: 'Our jobs', bn: 'আমাদের কাজ' }) },
        { url: '/help', title: inOwnWords('Ask') },
      ],
    },
  ],
  footerGroups: [{ title: work, links: [{ url: '/notices', title: work }] }],
  legal: {
    privacy: inOwnWords({ en: '## Ours\n\nWe keep little.', bn: 'আমরা কম রাখি।' }),
    disclaimer: inOwnWords({ bn: 'আমরা এজেন্সি।' }),
  },
  stages: [inSentences('stage_trade_test'), inSentences('stage_left')],
}
const app = await startTestApp()
await offerEveryLanguage(app)
await change(settings)
const record = await approvedRecord(app)
await app.as(people.amina).write(async (ctx) => {
  for (const stage of ['stage_left', 'stage_trade_test'])
    await setStage(ctx, { recordId: record.id, stage })
})
const file = (await fileOf(app, record)).cookies()

async function change(body: object) {
  const key = await app.key('admin')
  const { version } = await app.json('GET', '/organisation', { key })
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

test('in the language of the own words nothing is marked', async () => {
  for (const path of ['/', '/legal/privacy', '/file']) {
    const html = await page(path, 'en')
    expect(marks(html), path).toEqual([])
    expect(html).not.toMatch(/(?<!<html) lang="\w+" dir=/)
    expect(html).toContain('Ask')
  }
})

test('a reader whose language they were entered in reads them in it, unmarked', async () => {
  const home = await page('/', 'bn')
  expect(home).toContain('<p>আমাদের অফিসে আসুন।</p>')
  expect(home).not.toContain('Come to our office.')
  expect(home).toMatch(/<b>কাজ<\/b><span class="soft about">আমরা যা দিই<\/span>/)
  expect(part(home, 'footer')).toMatch(/<summary>কাজকর্ম<\/summary>.*কাজকর্ম/s)
  expect(part(home, 'footer')).not.toContain(catalogues.bn.onlyIn.partly)
  const privacy = await page('/legal/privacy', 'bn')
  expect(privacy).toContain('আমরা কম রাখি।')
  expect(privacy).not.toContain('We keep little.')
  const opened = await page('/file/standing', 'bn')
  expect(opened).toMatch(/ট্রেড টেস্ট.*রওনা হয়েছেন/s)
})

test('what is missing in it stands in another language, and is marked', async () => {
  const home = await page('/', 'bn')
  expect(home).toContain('<b lang="en" dir="ltr">Who we are</b>')
  expect(part(home, 'nav')).toContain('<a href="/help" lang="en" dir="ltr">Ask</a>')
  const partly = expect.stringContaining(` · ${catalogues.bn.onlyIn.partly}`)
  expect(marks(home)).toEqual([partly, partly])
})

test('a page of ours without a title has its own name, and the page about it its own text', async () => {
  await change({
    tiles: [{ url: '/verify' }, { url: '/notices', title: inSentences('tile_jobs') }],
  })
  const { verify, navigation } = catalogues.hi
  const home = await page('/', 'hi')
  expect(home).toContain(
    `<b>${verify.title}</b><span class="soft about">${navigation.tiles['/verify']}</span>`,
  )
  expect(home).toMatch(/<a href="\/notices"><b>[^<]*[\u0900-\u097f][^<]*<\/b>/)
  await change({ tiles: settings.tiles })
})

test('what is added to a legal page stands below the text of the product, in each language', async () => {
  for (const language of languages) {
    const article = part(await page('/legal/disclaimer', language), 'article')
    expect(article.indexOf('Padma Overseas Ltd')).toBeLessThan(article.indexOf('class="entered"'))
    expect(article).toContain('আমরা এজেন্সি।')
  }
})

test.each(languages.filter((each) => each !== 'en' && each !== 'bn'))(
  'without its own words each text says once that it is only in English, in %s',
  async (language) => {
    const { onlyIn, layout } = catalogues[language]
    const mark = `${layout.from('Padma Overseas Ltd')} · ${onlyIn.all.en}`
    const home = await page('/', language)
    // Menu, welcome text, tiles, footer.
    expect(marks(home)).toEqual([mark, mark, mark, mark])
    expect(home).toContain('<div lang="en" dir="ltr"><div class="prose"><p>Come to our office.</p>')
    expect(home).toContain('<summary><span lang="en" dir="ltr">Work</span></summary>')
    expect(home).toContain('lang="en" dir="ltr">Our jobs<')
    const privacy = await page('/legal/privacy', language)
    expect(marks(part(privacy, 'article'))).toEqual([mark])
    expect(privacy).toMatch(/<div lang="en" dir="ltr"><div class="prose"><h2>Ours/)
    const opened = await page('/file/standing', language)
    expect(part(opened.slice(opened.indexOf('id="stages"')), 'ol')).not.toContain('Left')
  },
)

test('Arabic words are turned on a page from left to right', async () => {
  await change({ welcome: inOwnWords({ ar: 'تعال إلى مكتبنا.' }) })
  const home = await page('/', 'hi')
  expect(home).toContain('<div lang="ar" dir="rtl"><div class="prose"><p>تعال إلى مكتبنا.</p>')
  expect(marks(home)[1]).toContain(catalogues.hi.onlyIn.all.ar)
})
