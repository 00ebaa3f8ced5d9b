import { expect, test } from 'vitest'
import { licenceOf } from '#modules/organisation/regulators.schema'
import { languages } from '#platform/languages.schema'
import { offerEveryLanguage } from '#test/offer-languages'
import { startTestApp } from '#test/test-app'
import { catalogues } from '../catalogues.ts'

const app = await startTestApp()
await offerEveryLanguage(app)

async function main(path: string, language: string): Promise<string> {
  const answer = await app.request(path, { headers: { cookie: `language=${language}` } })
  const html = await answer.text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('&#x27;', '’')
}

test.each(languages)(
  'in %s the usual privacy text names every detail of a file, and what the candidate can do',
  async (language) => {
    const { fields, cases, ownData, consents, caseKinds } = catalogues[language]
    const privacy = await main('/legal/privacy', language)
    for (const name of Object.values(fields))
      expect(privacy).toContain(name.toLocaleLowerCase(language))
    const links = [cases.link, ownData.collect, caseKinds.leaving.title]
    for (const link of links) expect(privacy).toContain(link)
    expect(privacy).toContain(consents.title)
    const information = await main('/legal/your-information', language)
    for (const link of [cases.link, caseKinds.leaving.title]) expect(information).toContain(link)
  },
)

test('the details are listed as words of a sentence', async () => {
  expect(await main('/legal/privacy', 'en')).toContain(
    'We hold these details about you, as far as we know them: passport number, reference number, name, father’s name,',
  )
  expect(await main('/legal/privacy', 'fil')).toContain(
    ': passport number, reference number, pangalan, pangalan ng ama,',
  )
})

test('what may be kept longer is not promised to be gone after the trash', async () => {
  const information = await main('/legal/your-information', 'en')
  expect(information).toContain('Contracts, and what was said about money, stay longer.')
  expect(information).toContain('but not before you have your originals back')
})

test('no usual text says that somebody licensed us where only the agency says so', async () => {
  const licensed = async () => {
    const pages = ['/legal/disclaimer', '/tell/concern'].flatMap((path) =>
      languages.map((language) => main(path, language)),
    )
    const texts = await Promise.all(pages)
    return { disclaimers: texts.slice(0, languages.length), reports: texts.slice(languages.length) }
  }
  const [number, reviewed] = ['RL-1234', 'Bureau of Manpower, Employment and Training']
  const known = await licensed()
  for (const [place, language] of languages.entries()) {
    const { home, cases } = catalogues[language]
    const { authority: office } = cases.asides
    expect(known.disclaimers[place]).toContain(home.lookUpText(number, reviewed))
    expect(known.reports[place]).toContain(office.named(reviewed, number))
  }
  const key = await app.key('admin')
  const { version } = await (await app.call('GET', '/organisation', { key })).json()
  const body = { regulator: 'SO', licenceNumber: 'X-77' }
  expect((await app.call('PATCH', '/organisation', { key, body, version })).status).toBe(200)
  const own = await licensed()
  for (const [place, language] of languages.entries()) {
    const { home, cases } = catalogues[language]
    const { authority: office } = cases.asides
    const named = licenceOf({ licenceNumber: 'X-77', regulator: 'SO' }, language).authority
    expect(own.disclaimers[place]).toContain(home.lookUpByOwnAccount('X-77', named))
    expect(own.reports[place]).toContain(office.byOwnAccount(named, 'X-77'))
    expect(own.reports[place]).not.toContain(office.named(named, 'X-77'))
  }
})
