import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOf } from '#platform/problems.schema'
import { keepingNames } from './keeping.schema.ts'
import {
  keepingLawsFor,
  keepingLawsOf,
  keptAtLeast,
  leastByLaw,
  shorterThanLawSentence,
} from './keeping-laws.schema.ts'
import { keepingLaws } from './keeping-laws-table.schema.ts'
import { regulators } from './regulators.schema.ts'
import { settingsChangesSchema } from './schema.ts'

const zealand = { regulator: 'nz-iaa', licenceNumber: '202401234' }
const australia = { regulator: 'au-omara', licenceNumber: '1234567' }
const quebec = (licenceNumber: string) => ({ regulator: 'ca-qc', licenceNumber })
const idsFor = (regulator: string, licenceNumber = '1') =>
  keepingLawsFor({ regulator, licenceNumber }).map(({ id }) => id)

test('each law says where it stands and was read, is of its country, and claims no confirmation that nobody gave', () => {
  for (const law of keepingLaws) {
    for (const text of [law.law, law.section, law.authority, law.source])
      expect(text.trim().length, law.id).toBeGreaterThan(5)
    const { protocol, username, port } = new URL(law.url)
    expect([law.id, protocol, username + port]).toEqual([law.id, 'https:', ''])
    expect(new Date(`${law.reviewedOn}T00:00:00Z`).toISOString().slice(0, 10)).toBe(law.reviewedOn)
    expect(law.confirmedBy, law.id).toBeNull()
    const there = regulators.filter(({ country }) => country === law.country).map(({ id }) => id)
    expect(there, law.id).not.toEqual([])
    expect(there).toEqual(expect.arrayContaining([...(law.regulators ?? [])]))
    expect(law.months > 0 && law.months % 12 === 0, law.id).toBe(true)
    expect(new Set(law.covers).size, law.id).toBe(law.covers.length)
    expect(law.covers, law.id).not.toEqual([])
  }
})

test('no law asks for a time that is longer than the settings can have', () => {
  for (const law of keepingLaws) {
    const regulator = law.regulators?.[0] ?? regulators.find((r) => r.country === law.country)?.id
    const licensed = { regulator: regulator ?? '', licenceNumber: 'AR-2001234' }
    const leasts = keepingNames.flatMap((name) => {
      const found = leastByLaw(name, licensed)
      return found ? [{ [name]: found.least }] : []
    })
    expect(leasts, law.id).not.toEqual([])
    for (const least of leasts)
      expect(settingsChangesSchema.safeParse(least).error?.message ?? '').not.toMatch(/or less/)
  }
})

test('sensitive documents stay for a law that speaks of them, and for no other', () => {
  const rows = keepingLaws.filter(({ covers }) => covers.includes('sensitive'))
  expect(rows.map(({ id }) => id)).toEqual(['nz-code-26'])
  expect(keptAtLeast(australia)).toMatchObject({ usual: 84, sensitive: 0 })
  expect(leastByLaw('keepSensitiveMonths', australia)).toBeNull()
  expect(leastByLaw('keepAfterDepartureDays', australia)).toBeNull()
})

test('the regulator says the country and whose licences a law is about', () => {
  expect(idsFor('nz-iaa')).toEqual(['nz-code-26'])
  expect(idsFor('gb-iaa')).toEqual(['gb-conduct-29'])
  expect(idsFor('gb-glaa')).toEqual(['gb-conduct-29'])
  expect(idsFor('ca-cicc')).toEqual(['ca-cicc-files'])
  expect(idsFor('ca-ab')).toEqual([])
  expect(keepingLawsFor(quebec('ar-2001234')).map(({ id }) => id)).toEqual(['ca-qc-hired'])
  expect(keepingLawsFor(quebec('AP-2001234'))).toEqual([])
})

test('where nobody found a law, or the country is not known, nothing is claimed', () => {
  const nothing = Object.fromEntries(keepingNames.map((name) => [name, null]))
  const bangladesh = { regulator: 'bd-bmet', licenceNumber: 'RL-1234' }
  expect(keepingLawsOf(bangladesh)).toEqual({ country: 'BD', laws: [], least: nothing })
  const free = { regulator: 'Immigration Advisers of Auckland', licenceNumber: '202401234' }
  expect(keepingLawsOf(free)).toEqual({ country: null, laws: [], least: nothing })
  expect(new Set(Object.values(keptAtLeast(bangladesh)))).toEqual(new Set([0]))
})

test('the least of each time is in its own unit, the strictest row first', () => {
  expect(keepingLawsOf(zealand).least).toEqual({
    keepAfterDepartureDays: { least: 2557, lawId: 'nz-code-26' },
    keepSensitiveMonths: { least: 84, lawId: 'nz-code-26' },
    keepContractMonths: { least: 84, lawId: 'nz-code-26' },
    keepUsualMonths: { least: 84, lawId: 'nz-code-26' },
  })
  const manitoba = { regulator: 'ca-mb', licenceNumber: 'FWR-1234' }
  expect(keepingLawsOf(manitoba).least).toMatchObject({
    keepContractMonths: { least: 36 },
    keepUsualMonths: null,
  })
})

test('so many days are never fewer than the years of the law, whenever they begin', () => {
  const days = leastByLaw('keepAfterDepartureDays', zealand)?.least ?? 0
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (start) => {
      const begin = new Date(start * 86_400_000)
      const end = new Date(begin)
      end.setUTCFullYear(begin.getUTCFullYear() + 7)
      expect(start + days).toBeGreaterThanOrEqual(end.getTime() / 86_400_000)
    }),
  )
})

test('the refusal says which law, which section, how long, and what to do', () => {
  const found = leastByLaw('keepAfterDepartureDays', zealand)
  expect(found && partsOf(shorterThanLawSentence(found)).message).toBe(
    'The law requires at least 84 months, counted from the closing of the file: “Licensed Immigration Advisers Code of Conduct 2014, clause 26(a) and (e)”. Choose 2557 days or more.',
  )
})
