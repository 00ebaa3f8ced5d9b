import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DocumentKind, documentKindNames, documentKinds } from '#modules/documents/schema'
import type { Keeping } from '#modules/organisation/keeping.schema'
import type { KeptAtLeast } from '#modules/organisation/keeping-laws.schema'
import { day, later } from '#platform/clock'
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

const due = (one: Kept, now: string, keeping = usualTimes) =>
  whatIsDue(one, keeping, now).map(({ what }) => what)

test('documents that nobody may be shown are kept for the shortest time, and no others', () => {
  const sensitive = documentKindNames.filter((kind) => documentKinds[kind].keptAs === 'sensitive')
  const never = documentKindNames.filter((kind) => documentKinds[kind].shareable === 'never')
  expect(sensitive).toEqual(never)
})

describe('with the usual settings', () => {
  const departedAt = '2026-02-11T00:00:00.000Z'
  const medical = keptDocument('medical')
  const documents = [medical, keptDocument('visa-paper')]
  const signed = [...documents, keptDocument('contract')]
  /** What is due a millisecond before a moment, and at it. */
  const around = (moment: string, kept: Partial<Kept>) => [
    due(keptRecord(kept), later(moment, -1)),
    due(keptRecord(kept), moment),
  ]

  test('a medical form is due 90 days after the departure, or after it was uploaded since', () => {
    const one = { departedAt, documents: [medical] }
    expect(around('2026-05-12T00:00:00.000Z', one)).toEqual([[], ['medical']])
    const late = { departedAt, documents: [keptDocument('medical', '2026-03-01T00:00:00.000Z')] }
    expect(around('2026-05-30T00:00:00.000Z', late)).toEqual([[], ['medical']])
  })

  test('without a departure it is due 12 months after the last change', () => {
    expect(around('2027-01-31T10:00:00.000Z', { documents })).toEqual([[], ['medical']])
  })

  test('what the candidate no longer wants kept is due after 30 days, but for a contract, whatever departure is to come', () => {
    for (const departedAt of [null, '2040-01-02T00:00:00.000Z']) {
      const unwanted = { departedAt, unwantedSince: '2026-02-10T08:00:00.000Z', documents }
      const then = '2026-03-12T08:00:00.000Z'
      expect(around(then, unwanted)).toEqual([[], ['record']])
      for (const kept of [{ documents: signed }, { hasContract: true }])
        expect(around(then, { ...unwanted, ...kept })).toEqual([[], ['medical', 'visa-paper']])
    }
    const paid = { documents, hasContract: true, unwantedSince: '2026-02-10T08:00:00.000Z' }
    expect(around('2031-01-31T10:00:00.000Z', paid)[1]).toEqual(['record'])
  })

  test('a record and all that is in it is due when the longest of it is over', () => {
    expect(around('2028-01-31T10:00:00.000Z', { documents })).toEqual([['medical'], ['record']])
    const fiveYears = '2031-01-31T10:00:00.000Z'
    const others = ['medical', 'visa-paper']
    expect(around(fiveYears, { documents: signed })).toEqual([others, ['record']])
    expect(around(fiveYears, { hasContract: true })).toEqual([[], ['record']])
  })

  test('nothing is due before a departure that is to come, however old the record is', () => {
    const one = keptRecord({ departedAt: '2040-01-02T00:00:00.000Z', documents: [medical] })
    expect(due(one, '2039-12-31T00:00:00.000Z')).toEqual([])
  })
})

test('days after a departure are those of the office, however long one of them is', () => {
  const departed = { departedAt: '2026-02-01T05:00:00.000Z', timeZone: 'America/New_York' }
  const [one] = whatIsDue(
    keptRecord({ ...departed, documents: [keptDocument('medical')] }),
    usualTimes,
    '2026-06-01T00:00:00.000Z',
  )
  expect(one?.since).toBe('2026-05-02T04:00:00.000Z')
})

const records = anyRecord(fc.constant(noLaw), fc.option(instants))

test('what is due is due and nothing else, told by counting from each day anew', () => {
  fc.assert(
    fc.property(records, anyTimes, instants, (one, keeping, now) => {
      const found = whatIsDue(one, keeping, now)
      const known = [one.changedAt, ...one.documents.map((each) => each.uploadedAt)]
      const isClosed = one.closesAt !== null && one.closesAt <= now
      const isWanted = one.unwantedSince === null && !isClosed
      if (one.departedAt && isWanted) known.push(one.departedAt)
      if (one.unwantedSince) known.push(one.unwantedSince)
      const isKnown = known.every((instant) => Date.parse(instant) <= Date.parse(now) + 60_000)
      const over = one.documents.filter((each) => isOver(each, one, keeping, now))
      const isRecordOver = over.length === one.documents.length && isRecordPast(one, keeping, now)
      const expected = isRecordOver || isClosed ? ['record'] : over.map(({ kind }) => kind)
      expect(found.map(({ what }) => what)).toEqual(isKnown ? expected : [])
    }),
    { numRuns: 2000 },
  )
})

/** Steps on a day at a time, as somebody with a calendar would. */
function isOver(
  { kind, uploadedAt }: Kept['documents'][number],
  one: Kept,
  keeping: Keeping,
  now: string,
): boolean {
  const { changedAt, departedAt } = one
  const { keptAs } = documentKinds[kind]
  const departed = departedAt ? Date.parse(departedAt) : 0
  const uploaded = Date.parse(uploadedAt)
  if (keptAs !== 'contract' && isUnwanted(one, now)) return true
  if (keptAs === 'sensitive' && departedAt)
    return (Date.parse(now) - Math.max(departed, uploaded)) / day >= keeping.keepAfterDepartureDays
  const months = {
    sensitive: keeping.keepSensitiveMonths,
    contract: keeping.keepContractMonths,
    usual: keeping.keepUsualMonths,
  }[keptAs]
  return hasPassed(Math.max(Date.parse(changedAt), uploaded, departed), months, now)
}

function isRecordPast(one: Kept, keeping: Keeping, now: string): boolean {
  const from = Math.max(Date.parse(one.changedAt), one.departedAt ? Date.parse(one.departedAt) : 0)
  const isPast = hasPassed(from, keeping.keepUsualMonths, now) || isUnwanted(one, now)
  return isPast && (!one.hasContract || hasPassed(from, keeping.keepContractMonths, now))
}

/** Thirty days after the candidate said no. */
function isUnwanted({ unwantedSince }: Kept, now: string): boolean {
  return unwantedSince !== null && Date.parse(now) - Date.parse(unwantedSince) >= 30 * day
}

/** By year, month, day and time of day, each compared on its own. */
function hasPassed(from: number, months: number, now: string): boolean {
  const [start, end] = [new Date(from), new Date(now)]
  const index = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth()
  const passed = index(end) - index(start)
  if (passed !== months) return passed > months
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  const dayMeant = Math.min(start.getUTCDate(), lastDay)
  if (end.getUTCDate() !== dayMeant) return end.getUTCDate() > dayMeant
  return end.getTime() % day >= start.getTime() % day
}

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
const underLaws = anyRecord(laws, fc.constant(null))

/** The kinds of document that would be gone. */
function goneOf(one: Kept, keeping: Keeping, now: string): Set<DocumentKind> {
  const due = whatIsDue(one, keeping, now).map(({ what }) => what)
  return new Set(
    one.documents
      .map(({ kind }) => kind)
      .filter((kind) => due.includes(kind) || due.includes('record')),
  )
}

test('whatever the settings, nothing that a law speaks of goes before its time', () => {
  fc.assert(
    fc.property(underLaws, anyTimes, instants, (one, keeping, now) => {
      const { changedAt, departedAt, documents, atLeast, hasContract } = one
      const isRecordDue = whatIsDue(one, keeping, now).some(({ what }) => what === 'record')
      const last = [changedAt, departedAt ?? ''].toSorted().at(-1) as string
      if (isRecordDue) {
        // What no law asks for and nobody wants kept also goes before a departure.
        const isOver = (months: number) => months === 0 || hasPassed(Date.parse(last), months, now)
        expect(isOver(atLeast.details)).toBe(true)
        if (hasContract) expect(isOver(atLeast.money)).toBe(true)
      }
      const gone = goneOf(one, keeping, now)
      for (const { kind, uploadedAt } of documents) {
        const from = Math.max(Date.parse(last), Date.parse(uploadedAt))
        const months = atLeast[documentKinds[kind].keptAs]
        if (gone.has(kind) && months > 0) expect(hasPassed(from, months, now)).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})

test('whatever a law asks, documents that it does not speak of go when they went without it', () => {
  fc.assert(
    fc.property(underLaws, anyTimes, instants, (one, keeping, now) => {
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
