import { expect, test } from 'vitest'
import { helpFor, helpPlaces } from '#modules/organisation/help.schema'
import { fileOf } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { forbiddenLinks, forbiddenWords } from '../honesty-words.ts'

const app = await startTestApp()

const get = async (query = '', language = 'en') => {
  const headers = { cookie: `language=${language}` }
  return (await app.request(`/help${query}`, { headers })).text()
}
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
  expect(section).toContain('Our licence is RL-1234.')
  expect(section).toContain('href="https://www.bmet.gov.bd/"')
})

test('nothing in the table says what no page may say, or leads where no page may lead', () => {
  for (const { url, authority } of helpPlaces) {
    for (const forbidden of forbiddenLinks) expect(url ?? '').not.toMatch(forbidden)
    for (const forbidden of forbiddenWords) expect(authority ?? '').not.toMatch(forbidden)
  }
})
