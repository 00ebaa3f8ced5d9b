import { expect, test } from 'vitest'
import { noteAddress, readSettings } from '#modules/organisation'
import { licenceOf } from '#modules/organisation/regulators.schema'
import { announceClosing } from '#modules/privacy'
import { dayAfter } from '#platform/clock/schema'
import { languages } from '#platform/languages.schema'
import { openBrowser } from '#test/browser'
import { offerEveryLanguage } from '#test/choose-settings'
import { startTestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { catalogues } from '../catalogues.ts'

/** A page without what keeps its numbers in one line. */
const unbroken = (html: string) => html.replaceAll(/<span class="whole">(.*?)<\/span>/g, '$1')

test.each(engines)(
  'every name, licence and address is listed with its dates, from the log, on %s',
  async (engine) => {
    const app = await startTestApp(engine)
    const key = await app.key('admin')
    let version = 1
    const change = async (body: object) => {
      const answer = await app.call('PATCH', '/organisation', { key, body, version })
      expect(answer.status).toBe(200)
      version += 1
    }
    const list = async (language: string) => {
      const html = await openBrowser(app, language).text('/about')
      return [
        ...unbroken(html).matchAll(
          /<dd><bdi>(.*?)<\/bdi>(.*?) <span class="soft">(.*?)<\/span><\/dd>/g,
        ),
      ].map(([, value, whose, dates]) => `${value}${whose}: ${dates}`)
    }
    const bmet = 'Bureau of Manpower, Employment and Training'
    const today = '20\u00a0November 2026'
    expect(await list('en')).toEqual([
      `Padma Overseas Ltd: since ${today}`,
      `Padma Overseas Ltd: since ${today}`,
      `RL-1234, ${bmet}: since ${today}`,
      `http://localhost:3000: since ${today}`,
    ])

    app.clock.move(24 * 3_600_000)
    await change({ displayName: 'Meghna Overseas', legalName: 'Meghna Overseas Ltd' })
    app.clock.move(24 * 3_600_000)
    await change({
      displayName: 'Jamuna Overseas',
      legalName: 'Jamuna Overseas Ltd',
      webAddresses: ['https://jamuna.example/'],
    })
    await change({ licenceNumber: 'RL-7', telephones: ['+880255550100'] })
    app.clock.move(24 * 3_600_000)
    await change({ webAddresses: [] })
    await app.system.write((ctx) => noteAddress(ctx, 'https://papers.example'))
    await app.system.write((ctx) => noteAddress(ctx, 'https://papers.example'))
    expect(await list('en')).toEqual([
      'Jamuna Overseas: since 22\u00a0November 2026',
      'Meghna Overseas: 21\u00a0November 2026 to 22\u00a0November 2026',
      'Padma Overseas Ltd: 20\u00a0November 2026 to 21\u00a0November 2026',
      'Jamuna Overseas Ltd: since 22\u00a0November 2026',
      'Meghna Overseas Ltd: 21\u00a0November 2026 to 22\u00a0November 2026',
      'Padma Overseas Ltd: 20\u00a0November 2026 to 21\u00a0November 2026',
      `RL-7, ${bmet}: since 22\u00a0November 2026`,
      `RL-1234, ${bmet}: 20\u00a0November 2026 to 22\u00a0November 2026`,
      'https://papers.example: since 23\u00a0November 2026',
      'http://localhost:3000: 20\u00a0November 2026 to 23\u00a0November 2026',
      'https://jamuna.example/: 22\u00a0November 2026 to 23\u00a0November 2026',
    ])
    expect((await list('bn'))[2]).toBe(
      'Padma Overseas Ltd: ২০\u00a0নভেম্বর, ২০২৬ থেকে ২১\u00a0নভেম্বর, ২০২৬ পর্যন্ত',
    )

    await change({ regulator: 'SO' })
    const licences = async (language: string) => (await list(language)).slice(6, 9)
    expect(await licences('en')).toEqual([
      'RL-7, register of Somalia, by its own account: since 23\u00a0November 2026',
      `RL-7, ${bmet}: 22\u00a0November 2026 to 23\u00a0November 2026`,
      `RL-1234, ${bmet}: 20\u00a0November 2026 to 22\u00a0November 2026`,
    ])
    expect((await licences('bn'))[0]).toMatch(/^RL-7, নিবন্ধন বই: সোমালিয়া, এজেন্সির নিজের কথায়: /)
  },
)

test('a name on file that may not be shown is no name until it is changed, then a former one', async () => {
  const app = await startTestApp()
  const key = await app.key('admin')
  const [row] = await app.rows('organisation')
  const own = { ...JSON.parse(row?.settings ?? ''), displayName: 'eVisa Canada' }
  await app.force('organisation', { settings: JSON.stringify(own), version: 2 })
  const names = async () => {
    const [, list = ''] = (await (await app.request('/about')).text()).split('<dl class="places">')
    return [...(list.split('</div>')[0] ?? '').matchAll(/<bdi>(.*?)<\/bdi>/g)].map(([, one]) => one)
  }
  const change = (version: number, body: object) =>
    app.call('PATCH', '/organisation', { key, body, version })
  for (const version of [2, 3]) await change(version, { telephones: [`160${version}`] })
  expect(await names()).toEqual(['Padma Overseas Ltd'])
  await change(4, { displayName: 'Padma Overseas' })
  expect(await names()).toEqual(['Padma Overseas', 'eVisa Canada'])
})

test('no page leads to making an account while the agency closes', async () => {
  const app = await startTestApp()
  const leading = () =>
    Promise.all(
      ['/', '/login', '/check', '/about'].map(async (path) =>
        (await (await app.request(path)).text()).includes('/register'),
      ),
    )
  expect(await leading()).toEqual([true, true, true, true])
  await app.as(people.amina).write(async (ctx) => {
    const { version, displayName: typedName } = await readSettings(ctx.tx)
    const lastDay = dayAfter(app.clock.now().slice(0, 10), 90)
    await announceClosing(ctx, { version, typedName, lastDay, successor: null })
  })
  expect(await leading()).toEqual([false, false, false, false])
})

const app = await startTestApp()
await offerEveryLanguage(app)

async function main(path: string, language: string): Promise<string> {
  const html = await openBrowser(app, language).text(path)
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
  expect(await main('/legal/privacy', 'en')).toContain('reference number, name, father’s name,')
  expect(await main('/legal/privacy', 'fil')).toContain('number, pangalan, pangalan ng ama,')
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
    return {
      disclaimers: texts.slice(0, languages.length),
      reports: texts.slice(languages.length).map(unbroken),
    }
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
  const { version } = await app.json('GET', '/organisation', { key })
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
    const complaint = { about: 'agency', text: 'They took too much.', send: 'keep' }
    const sheet = await (await openBrowser(app, language).post('/tell/complaint', complaint)).text()
    expect(sheet.includes('register of Somalia')).toBe(language === 'en')
  }
})
