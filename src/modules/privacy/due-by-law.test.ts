import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DocumentKind, documentKinds } from '#modules/documents/schema'
import type { KeptAtLeast } from '#modules/organisation/keeping-laws.schema'
import type { Keeping } from '#modules/organisation/schema'
import {
  anyRecord,
  anyTimes,
  instants,
  keptDocument,
  keptRecord,
  noLaw,
  usualTimes,
} from '#test/kept-records'
import { type Kept, whatIsDue } from './due.ts'

test('a shorter time of the settings removes nothing before the law’s, to the millisecond', () => {
  const one = keptRecord({
    documents: [keptDocument('visa-paper')],
    atLeast: { ...noLaw, usual: 84 },
  })
  const before = '2033-01-31T09:59:59.999Z'
  expect(whatIsDue(one, usualTimes, before)).toEqual([])
  expect(whatIsDue(one, usualTimes, '2033-01-31T10:00:00.000Z')).toEqual([
    { what: 'record', since: '2033-01-31T10:00:00.000Z', because: 'law' },
  ])
  const [longer] = whatIsDue(
    one,
    { ...usualTimes, keepUsualMonths: 96 },
    '2034-02-01T00:00:00.000Z',
  )
  expect(longer).toMatchObject({ since: '2034-01-31T10:00:00.000Z', because: 'change' })
})

test('money that a law speaks of keeps the record in which there is money, and no other', () => {
  const short = { ...usualTimes, keepContractMonths: 24 }
  const atLeast = { ...noLaw, money: 36 }
  const due = (hasContract: boolean) =>
    whatIsDue(keptRecord({ hasContract, atLeast }), short, '2028-06-01T00:00:00.000Z')
  expect(due(true)).toEqual([])
  expect(due(false)).toMatchObject([{ what: 'record', because: 'change' }])
})

test('who no longer agrees is rid of what the law does not ask for after 30 days', () => {
  const documents = [keptDocument('visa-paper'), keptDocument('medical')]
  const one = keptRecord({
    ...{ documents, unwantedSince: '2026-02-10T08:00:00.000Z' },
    atLeast: { ...noLaw, usual: 12 },
  })
  const due = (now: string) => whatIsDue(one, usualTimes, now).map(({ what }) => what)
  expect(due('2026-03-12T08:00:00.000Z')).toEqual(['medical'])
  expect(due('2027-01-31T10:00:00.000Z')).toEqual(['record'])
})

test('after the last day of an agency everything is due, as before', () => {
  const one = keptRecord({
    ...{ documents: [keptDocument('visa-paper')], closesAt: '2026-06-01T00:00:00.000Z' },
    atLeast: { ...noLaw, usual: 84 },
  })
  expect(whatIsDue(one, usualTimes, '2026-06-01T00:00:00.000Z')).toMatchObject([
    { because: 'closing' },
  ])
})

const years = fc.integer({ min: 0, max: 10 }).map((count) => count * 12)
const laws: fc.Arbitrary<KeptAtLeast> = fc.record({
  ...{ details: years, money: years, usual: years, contract: years, sensitive: years },
})
const records = anyRecord(laws, fc.constant(null))

/** The kinds of document that would be gone. */
function goneOf(one: Kept, keeping: Keeping, now: string): Set<DocumentKind> {
  const due = whatIsDue(one, keeping, now).map(({ what }) => what)
  return new Set(
    one.documents
      .map(({ kind }) => kind)
      .filter((kind) => due.includes(kind) || due.includes('record')),
  )
}

/** Whether so many years have passed, told by the calendar. */
function hasPassed(from: string, months: number, now: string): boolean {
  const end = new Date(from)
  const date = end.getUTCDate()
  end.setUTCFullYear(end.getUTCFullYear() + months / 12)
  // There is no 29 February in most years: its last day then.
  if (end.getUTCDate() !== date) end.setUTCDate(0)
  return end.getTime() <= Date.parse(now)
}

test('whatever the settings, nothing that a law speaks of goes before its time', () => {
  fc.assert(
    fc.property(records, anyTimes, instants, (one, keeping, now) => {
      const { changedAt, departedAt, documents, atLeast, hasContract } = one
      const isRecordDue = whatIsDue(one, keeping, now).some(({ what }) => what === 'record')
      const last = [changedAt, departedAt ?? ''].toSorted().at(-1) as string
      if (isRecordDue) {
        // What no law asks for and nobody wants kept also goes before a departure.
        const isOver = (months: number) => months === 0 || hasPassed(last, months, now)
        expect(isOver(atLeast.details)).toBe(true)
        if (hasContract) expect(isOver(atLeast.money)).toBe(true)
      }
      const gone = goneOf(one, keeping, now)
      for (const { kind, uploadedAt } of documents) {
        const from = [last, uploadedAt].toSorted().at(-1) as string
        const months = atLeast[documentKinds[kind].keptAs]
        if (gone.has(kind) && months > 0) expect(hasPassed(from, months, now)).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})

test('whatever a law asks, documents that it does not speak of go when they went without it', () => {
  fc.assert(
    fc.property(records, anyTimes, instants, (one, keeping, now) => {
      const without = goneOf({ ...one, atLeast: noLaw }, keeping, now)
      const under = goneOf(one, keeping, now)
      for (const { kind } of one.documents)
        if (one.atLeast[documentKinds[kind].keptAs] === 0)
          expect(under.has(kind)).toBe(without.has(kind))
      for (const kind of under) expect(without.has(kind)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
