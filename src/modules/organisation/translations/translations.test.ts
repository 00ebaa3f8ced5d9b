import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/test-app'

let app: TestApp
let key: string
let version: number
beforeEach(async () => {
  app = await startTestApp()
  key = await app.key('admin')
  version = 1
})
afterEach(() => app.close())

async function change(body: object) {
  const answer = await app.call('PATCH', '/organisation', { key, body, version })
  const said = await answer.json()
  if (answer.status === 200) version = said.version
  return { status: answer.status, ...said }
}
const pathsOf = ({ fields }: { fields: { path: string }[] }) => fields.map(({ path }) => path)

test('a translation is judged like the words that it stands for', async () => {
  const refused = await change({
    translations: {
      bn: {
        welcomeText: 'আপনার ভিসা বৈধ।',
        labels: { Jobs: 'Embassy of Canada', Help: 'সাহায্য' },
        tileTexts: { 'Ask us.': 'Your visa is granted.' },
        legalTexts: { privacy: 'We act on behalf of the government.' },
      },
    },
  })
  expect(refused).toMatchObject({ status: 422, code: 'request.invalid' })
  expect(pathsOf(refused)).toEqual([
    'translations.bn.welcomeText',
    'translations.bn.labels.Jobs',
    'translations.bn.tileTexts.Ask us.',
    'translations.bn.legalTexts.privacy',
  ])
  const draft = { translations: { bn: { labels: { Jobs: 'Embassy of Canada' } } } }
  const judged = await app.call('POST', '/organisation/check', { key, body: draft })
  expect((await judged.json()).problems).toMatchObject([{ path: 'translations.bn.labels.Jobs' }])
})

test('translations come back as they were saved, and have a limit', async () => {
  const translations = { bn: { welcomeText: 'স্বাগতম', labels: { Jobs: 'কাজ' } } }
  expect(await change({ translations })).toMatchObject({ status: 200, translations })
  expect(await change({ phone: '+880 2 1' })).toMatchObject({ translations })
  const empty = await change({ translations: { bn: { labels: { Jobs: ' ' } } } })
  expect(pathsOf(empty)).toEqual(['translations.bn.labels.Jobs'])
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`Label ${at}`, 'নাম']))
  expect(pathsOf(await change({ translations: { bn: { labels: many } } }))).toEqual([
    'translations.bn.labels',
  ])
  const pages = ['copyright', 'privacy', 'disclaimer']
  const legalTexts = Object.fromEntries(pages.map((page) => [page, 'অ'.repeat(20_000)]))
  const each = ['bn', 'hi', 'ne', 'ar'].map((language) => [language, { legalTexts }])
  expect(pathsOf(await change({ translations: Object.fromEntries(each) }))).toEqual([
    'translations',
  ])
  expect((await change({ translations: { fr: { welcomeText: 'Bienvenue' } } })).status).toBe(422)
})

test('another order of the languages does not change which language written words are in', async () => {
  expect(await change({ languages: ['bn', 'en'] })).toMatchObject({ wordsLanguage: 'bn' })
  expect(await change({ languages: ['en', 'bn'] })).toMatchObject({ wordsLanguage: 'en' })
  await change({ welcomeText: 'Ask us.' })
  expect(await change({ languages: ['bn', 'en'] })).toMatchObject({ wordsLanguage: 'en' })
  expect(await change({ languages: ['bn'] })).toMatchObject({ wordsLanguage: 'en' })
  expect(await change({ wordsLanguage: 'bn' })).toMatchObject({ wordsLanguage: 'bn' })
})

test('a language that was chosen before anything is written stays', async () => {
  await change({ wordsLanguage: 'hi' })
  expect(await change({ languages: ['bn', 'en'] })).toMatchObject({ wordsLanguage: 'hi' })
})
