import { expect, test } from 'vitest'
import { officialChecks } from '#modules/organisation'
import { startTestApp } from '#test/test-app'

const app = await startTestApp()

const get = async (query = '') => (await app.request(`/official-checks${query}`)).text()
const outward = (html: string) =>
  [...html.matchAll(/class="outward" href="([^"]+)"/g)].map(([, url]) => url)

test('above the index by country and by document stands once what nobody here confirmed, and how to be sure', async () => {
  const html = await get()
  expect(outward(html)).toEqual([])
  for (const query of ['?country=KW', '?country=NP', '?kind=police-clearance'])
    expect(html).toContain(`href="/official-checks${query}"`)
  expect(html.match(/Nobody here has opened all of them/g)).toHaveLength(1)
  expect(html.match(/<h2[^>]*>How to be sure of an address/g)).toHaveLength(1)
  expect(html.indexOf('Nobody here')).toBeLessThan(html.indexOf('id="countries"'))
  const narrowed = await get('?country=KW')
  expect(narrowed.indexOf('Nobody here')).toBeGreaterThan(0)
  expect(narrowed.indexOf('Nobody here')).toBeLessThan(narrowed.indexOf('class="outward"'))
  expect(html.indexOf('Australia')).toBeLessThan(html.indexOf('Singapore'))
})

test('under each country stand its rows alone, and together all of them', async () => {
  const countries = [...new Set(officialChecks.map(({ country }) => country))]
  const seen: unknown[] = []
  for (const country of countries) {
    const own = officialChecks.filter((check) => check.country === country)
    const links = outward(await get(`?country=${country}`))
    expect(links).toEqual(own.map(({ url }) => url))
    seen.push(...links)
  }
  expect(seen).toHaveLength(officialChecks.length)
})

test('under a kind of document stand the rows that speak of it', async () => {
  const html = await get('?kind=police-clearance')
  expect(html).toContain('<h1>Where to check: Police Clearance</h1>')
  expect(html).toContain('Bangladesh Police')
  expect(html).not.toContain('Visa Entitlement')
})

test('what no row speaks of leads to the index', async () => {
  for (const query of ['?country=XX', '?kind=photo', '?kind=nothing', '?country='])
    expect(await get(query), query).toContain('href="/official-checks?country=AU"')
})
