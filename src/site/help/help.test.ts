import { describe, expect, test } from 'vitest'
import {
  helpDestinations,
  helpFor,
  helpOrigins,
  helpPlaces,
  knownJourney,
  placeName,
} from '#modules/organisation/help.schema'
import { regulators } from '#modules/organisation/regulators.schema'
import { countryCodes } from '#modules/records/schema'
import { fileOf, openBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { forbiddenLinks, forbiddenWords } from '../honesty-words.ts'

const app = await startTestApp()

const get = (query = '') => openBrowser(app).text(`/help${query}`)
const outward = (html: string) =>
  [...html.matchAll(/class="outward" href="([^"]+)"/g)].map(([, url]) => url)
const dialled = (html: string) =>
  [...html.matchAll(/class="phone" href="tel:([^"]+)"/g)].map(([, number]) => number)

test('the page asks for two countries without a script, and leads to every destination', async () => {
  const html = await get()
  expect(outward(html)).toEqual([])
  expect(html).not.toContain('<script')
  for (const name of ['from', 'to']) expect(html).toContain(`<select id="${name}" name="${name}"`)
  expect(html).toContain('href="/help?to=SA"')
  expect(html.match(/How to be sure of a number/g)).toHaveLength(1)
  expect(html).toContain('Nobody here has called or opened them yet.')
})

test('a journey shows its own places alone, each number as a link that dials it', async () => {
  const html = await get('?from=BD&to=SA')
  const places = helpFor({ origin: 'BD', destination: 'SA' })
  expect(html).toContain('<h1>Help outside: from Bangladesh to Saudi Arabia</h1>')
  expect(outward(html)).toEqual(places.flatMap(({ url }) => url ?? []))
  expect(dialled(html)).toEqual(places.flatMap(({ phones }) => phones.map((each) => each.number)))
  expect(dialled(html)).toEqual(expect.arrayContaining(['19911', '+8809610102030']))
  expect(html).toContain('<bdi dir="ltr">+880 961 010 2030</bdi>')
  expect(html).toContain('<p>In danger</p>')
  expect(html).toContain('only inside Saudi Arabia')
  expect(html).toContain('<option value="SA" selected="">Saudi Arabia</option>')
})

test('what the table does not know leads to the index', async () => {
  for (const query of ['?from=XX&to=YY', '?from=SA', '?to=', '?from=BD%27&to=<b>']) {
    const html = await get(query)
    expect(html, query).toContain('href="/help?to=AU"')
    expect(html).not.toContain('<b>&')
  }
})

test('an opened file shows the numbers for the own countries, and no website but official checks', async () => {
  const record = await approvedRecord(app, { nationality: 'NP', destinationCountry: 'QA' })
  const html = await (await fileOf(app, record)).text('/file/help')
  expect(dialled(html)).toEqual(['999', '16008', '1141'])
  expect(html).toContain('href="/help?from=NP&amp;to=QA"')
  const websites = helpPlaces.flatMap(({ url }) => url ?? [])
  for (const url of outward(html)) expect(websites).not.toContain(url)
})

test('the first page leads to the register of the regulator before anything is handed over', async () => {
  const html = await (await app.request('/')).text()
  const [, section = ''] = /aria-labelledby="look-us-up">(.*?)<\/section>/s.exec(html) ?? []
  expect(section).toContain('Before you hand over your passport or money: look us up')
  expect(section).toContain('Our licence is <span class="whole">RL-1234</span>.')
  expect(section).toContain('href="https://www.bmet.gov.bd/"')
})

test('nothing in the table says what no page may say, or leads where no page may lead', () => {
  for (const { url, authority } of helpPlaces) {
    for (const forbidden of forbiddenLinks) expect(url ?? '').not.toMatch(forbidden)
    for (const forbidden of forbiddenWords) expect(authority ?? '').not.toMatch(forbidden)
  }
})

const words = {
  police: (country: string) => `Police, ${country}`,
  mission: (origin: string, destination: string) => `Embassy of ${origin}, ${destination}`,
  ministry: (origin: string) => `Ministry, ${origin}`,
}
const naming = { words, nameOf: (country: string) => country }

describe('the table of help outside', () => {
  test.each(
    helpPlaces.map((place) => [`${placeName(place, naming)} (${place.role})`, place] as const),
  )('%s is whole: countries, website, numbers, day of the review', (_, place) => {
    const { country, within, url, phones, reviewedOn, confirmedBy } = place
    for (const code of [country, within ?? country, ...phones.map(({ only }) => only ?? country)])
      expect(countryCodes).toContain(code)
    expect(url !== null || phones.length > 0).toBe(true)
    if (url !== null) {
      const { protocol, hostname, username, port, search } = new URL(url)
      expect([protocol, username + port + search]).toEqual(['https:', ''])
      expect(hostname).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)
    }
    for (const { number, only, seenIn, source } of phones) {
      expect(number).toMatch(only === null ? /^\+[1-9]\d{6,14}$/ : /^\d{3,14}$/)
      // A mission is called where it is.
      expect(only === null || only === (within ?? country)).toBe(true)
      if (place.role === 'mission') expect(source).not.toBeNull()
      if (source) expect(['https:', 'http:']).toContain(new URL(source.url).protocol)
      if (place.role !== 'police') expect(seenIn?.length).toBeGreaterThan(5)
    }
    const lookedUp = phones.flatMap(({ source }) => source?.lookedUpOn ?? [])
    for (const day of [reviewedOn, confirmedBy?.on ?? reviewedOn, ...lookedUp]) {
      expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day)
      expect(Date.parse(day)).toBeLessThanOrEqual(Date.now())
    }
  })

  test('knows the countries of the specification, none of them as both', () => {
    expect(helpOrigins.toSorted()).toEqual('BD ID IN LK NP PH PK'.split(' '))
    expect(helpDestinations.toSorted()).toEqual(
      'AE AU BH CA GB IT JP KR KW MY OM PL QA RO SA SG'.split(' '),
    )
  })

  test('names a shelter where one was found in print, which is not everywhere', () => {
    const shelters = helpPlaces.filter(({ role }) => role === 'shelter')
    expect(shelters.map(({ country }) => country).toSorted()).toEqual('AE BH KW QA SG'.split(' '))
  })

  test('leads to an embassy only below a domain of its own government', () => {
    const governments: Record<string, RegExp> = {
      ...{ BD: /\.gov\.bd$/, NP: /\.gov\.np$/, IN: /\.gov\.in$/, PH: /\.gov\.ph$/ },
      ...{ ID: /(?:^|\.)go\.id$/, LK: /\.gov\.lk$/, PK: /\.gov\.pk$/ },
    }
    const embassies = helpPlaces.filter(({ role }) => role === 'mission')
    expect(embassies.length).toBeGreaterThan(60)
    for (const { country, url } of embassies)
      expect(new URL(url ?? '').hostname, country).toMatch(governments[country] as RegExp)
  })

  test('no number that works from everywhere begins with the code of another country', () => {
    const codes: Record<string, string> = {
      ...{ BD: '880', NP: '977', IN: '91', LK: '94', PH: '63', ID: '62', PK: '92' },
      ...{ SA: '966', AE: '971', QA: '974', KW: '965', OM: '968', BH: '973', MY: '60', SG: '65' },
      ...{ KR: '82', JP: '81', CA: '1', AU: '61', GB: '44', IT: '39', RO: '40', PL: '48' },
    }
    for (const { country, within, phones } of helpPlaces)
      for (const { number, only } of phones)
        if (only === null)
          expect(number.startsWith(`+${codes[within ?? country]}`), number).toBe(true)
  })

  test('names the regulators as the table of licences does, with the same websites', () => {
    const own = helpPlaces.filter(({ role }) => role === 'regulator')
    expect(own.map(({ country }) => country).toSorted()).toEqual(helpOrigins.toSorted())
    for (const { authority, url } of own)
      expect(regulators.find(({ name }) => name === authority)?.registerUrl).toBe(url)
  })

  test('lists no place twice', () => {
    const all = helpPlaces.map((place) => placeName(place, naming) + place.country)
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('on a journey', () => {
  const journeys = helpOrigins.flatMap((origin) =>
    helpDestinations.map((destination) => ({ origin, destination })),
  )

  test('there is help of each sort, first of the police, and from no third country', () => {
    const faults = journeys.filter(({ origin, destination }) => {
      const places = helpFor({ origin, destination })
      const roles = places.map(({ role }) => role)
      const hasEach = ['police', 'labour', 'ministry', 'regulator'].every((role) =>
        roles.includes(role as (typeof roles)[number]),
      )
      const isOther = (country: string) => country !== origin && country !== destination
      const foreign = places.some(
        (one) => isOther(one.country) || isOther(one.within ?? one.country),
      )
      return !hasEach || roles[0] !== 'police' || foreign
    })
    expect(faults).toEqual([])
  })

  test('only one country known leaves what is known; none known leaves nothing', () => {
    const destination = helpFor({ origin: null, destination: 'KW' })
    expect(destination.map(({ role }) => role)).toEqual(['police', 'labour', 'shelter'])
    expect(helpFor({ origin: 'LK', destination: null }).map(({ role }) => role)).toEqual([
      'regulator',
      'ministry',
    ])
    expect(helpFor({ origin: 'FR', destination: 'US' })).toEqual([])
    expect(knownJourney({ origin: 'SA', destination: 'BD' })).toEqual({
      origin: null,
      destination: null,
    })
  })
})
