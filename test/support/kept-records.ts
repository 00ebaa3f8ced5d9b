import fc from 'fast-check'
import { type DocumentKind, documentKindNames } from '#modules/documents/schema'
import type { Keeping } from '#modules/organisation/keeping.schema'
import type { KeptAtLeast } from '#modules/organisation/keeping-laws.schema'
import type { Kept } from '#modules/privacy'

/** The default times of the settings. */
export const usualTimes: Keeping = {
  keepAfterDepartureDays: 90,
  keepSensitiveMonths: 12,
  keepContractMonths: 60,
  keepUsualMonths: 24,
}

export const noLaw: KeptAtLeast = { details: 0, money: 0, usual: 0, contract: 0, sensitive: 0 }

/** Returns what decides how long a record is kept: last changed on 31 January 2026, with nothing in it. */
export function keptRecord(changes: Partial<Kept> = {}): Kept {
  return {
    changedAt: '2026-01-31T10:00:00.000Z',
    departedAt: null,
    unwantedSince: null,
    closesAt: null,
    documents: [],
    hasContract: false,
    timeZone: 'UTC',
    atLeast: noLaw,
    ...changes,
  }
}

export const keptDocument = (kind: DocumentKind, uploadedAt = '2025-12-01T00:00:00.000Z') => ({
  kind,
  uploadedAt,
})

export const instants = fc
  .integer({ min: Date.UTC(2020, 0), max: Date.UTC(2045, 0) })
  .map((time) => new Date(time).toISOString())

/** Generates records of every kind. @param law under which they are kept @param closing of the agency */
export function anyRecord(
  law: fc.Arbitrary<KeptAtLeast>,
  closing: fc.Arbitrary<string | null>,
): fc.Arbitrary<Kept> {
  return fc.record({
    changedAt: instants,
    departedAt: fc.option(instants),
    unwantedSince: fc.option(instants),
    closesAt: closing,
    documents: fc.uniqueArray(
      fc.record({ kind: fc.constantFrom(...documentKindNames), uploadedAt: instants }),
      { selector: ({ kind }) => kind },
    ),
    hasContract: fc.boolean(),
    timeZone: fc.constant('UTC'),
    atLeast: law,
  })
}

/** Times that the settings can have. */
export const anyTimes: fc.Arbitrary<Keeping> = fc.record({
  keepAfterDepartureDays: fc.integer({ min: 30, max: 3650 }),
  keepSensitiveMonths: fc.integer({ min: 6, max: 120 }),
  keepContractMonths: fc.integer({ min: 24, max: 600 }),
  keepUsualMonths: fc.integer({ min: 12, max: 600 }),
})
