import { expect, test } from 'vitest'
import { kindsBesidesPhoto } from './kinds.schema.ts'
import {
  neededDocuments,
  neededDocumentsOf,
  neededRules,
  neededScansOf,
} from './needed-documents.schema.ts'

const none = { neededKinds: [], scanReasons: {} } as const
const going = (nationality: string, destinationCountry: string | null) => ({
  nationality,
  destinationCountry,
})

test('each row says what was read, where and when, is about somebody, and claims no confirmation', () => {
  for (const row of neededDocuments) {
    for (const text of [row.authority, row.rule, row.source])
      expect(text.trim().length, row.id).toBeGreaterThan(5)
    expect(new URL(row.url).protocol, row.id).toBe('https:')
    expect(new Date(`${row.reviewedOn}T00:00:00Z`).toISOString().slice(0, 10)).toBe(row.reviewedOn)
    expect(row.confirmedBy, row.id).toBeNull()
    expect(row.origin ?? row.destination, row.id).toMatch(/^[A-Z]{2}$/)
    expect(row.kinds.length, row.id).toBeGreaterThan(0)
    expect(new Set(row.kinds).size, row.id).toBe(row.kinds.length)
    // A decision of a state, or a seat that somebody booked, is nothing that a candidate is told to have.
    for (const kind of ['visa-approval', 'application-status', 'ticket'])
      expect(row.kinds, row.id).not.toContain(kind)
  }
})

test('the table asks where somebody goes from and to, once that is known; the agency in every file', () => {
  const kindsOf = (...of: Parameters<typeof going>) => neededScansOf(none, going(...of))
  expect(kindsOf('BD', null)).toEqual([])
  expect(kindsOf('BD', 'QA')).toEqual(['visa-paper', 'manpower', 'contract', 'passport'])
  expect(kindsOf('BD', 'CA')).toEqual([
    ...['job-offer', 'visa-paper', 'manpower', 'contract', 'passport'],
  ])
  expect(kindsOf('LK', 'QA')).toEqual([])
  const own = { ...none, neededKinds: ['lmia', 'medical'] as const }
  expect(neededScansOf(own, going('LK', null))).toEqual(['lmia'])
  expect(neededDocumentsOf(own, going('LK', null)).map(({ kind }) => kind)).toEqual([
    ...['lmia', 'medical'],
  ])
  const kept = { ...own, scanReasons: { medical: {} } }
  expect(neededScansOf(kept, going('LK', null))).toEqual(['lmia', 'medical'])
})

test('the rules for lists say the same as what is asked of one', () => {
  const own = { neededKinds: ['lmia', 'medical'], scanReasons: {} } as const
  for (const nationality of ['BD', 'NP', 'PH', 'LK'])
    for (const destinationCountry of ['CA', 'NZ', 'PL', 'QA', null]) {
      const of = { nationality, destinationCountry }
      const kinds = neededRules(own)
        .filter(
          ({ origin, destination }) =>
            (origin === null || origin === nationality) &&
            (destination === null ||
              destination === destinationCountry ||
              (destination === 'known' && destinationCountry !== null)),
        )
        .flatMap((rule) => rule.kinds)
      const asked = kindsBesidesPhoto.filter((kind) => kinds.includes(kind))
      expect(asked).toEqual(neededScansOf(own, of))
    }
})
