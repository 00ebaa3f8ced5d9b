import { expect, test } from 'vitest'
import { addressOf, placeIn, placeOf } from './addresses.ts'
import { routes } from './routes.ts'
import { formerAddresses } from './shell/doors.ts'

const at = (path: string) => placeIn(new URL(path, 'https://files.padma.example'))

test('what is looked for leaves the query, and comes back from the fragment', () => {
  for (const search of ['12345678', 'AB1234567', 'Ráhim & #=', 'রহিম']) {
    const place = placeOf({ to: '/records', search: { state: 'pending', search } })
    const address = addressOf(place)
    expect(address).toMatch(/^\/dashboard\/records\?state=pending#search=[^#]+$/)
    expect(at(address)).toEqual(place)
    // From whichever of them it is typed.
    expect(at(`/dashboard/records?${new URLSearchParams({ state: 'pending', search })}`)).toEqual(
      place,
    )
  }
})

test('an address is a page, its filters and its part', () => {
  const id = '0192f0c8-5a51-7d3e-8f00-0c2b3d4e5f60'
  const record = placeOf({ to: '/records/$recordId/edit', params: { recordId: id }, hash: 'money' })
  expect(addressOf(record)).toBe(`/dashboard/records/${id}/edit#money`)
  expect(
    addressOf(placeOf({ to: '/cases', search: { kind: undefined, state: 'open' } as never })),
  ).toBe('/dashboard/cases?state=open')
  for (const path of ['/dashboard', '/dashboard/records#top', '/dashboard/records?x=a+b'])
    expect(addressOf(at(path))).toBe(path)
  expect(at('/dashboard/')).toEqual(at('/dashboard'))
  expect(addressOf(at('/dashboard/records/'))).toBe('/dashboard/records')
})

test('each address that a page had leads to its successor, with the filters of both', () => {
  const asked = { ...at('/dashboard/trash'), search: { sort: 'name' } }
  for (const [former, { to, search }] of Object.entries(formerAddresses)) {
    const place = placeOf(routes[former]?.enter?.(asked as never) as never)
    expect(addressOf(place), former).toContain(`/dashboard${to}?sort=name&`)
    expect(place.search, former).toEqual({ sort: 'name', ...search })
    expect(routes[to]?.page, former).toBeDefined()
  }
})
