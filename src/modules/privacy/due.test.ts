import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentKindNames, documentKinds } from '#modules/documents/schema'
import type { Keeping } from '#modules/organisation/schema'
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
  test('a medical form is due 90 days after the departure, to the millisecond', () => {
    const one = keptRecord({
      departedAt: '2026-02-11T00:00:00.000Z',
      documents: [keptDocument('medical')],
    })
    expect(due(one, '2026-05-11T23:59:59.999Z')).toEqual([])
    expect(due(one, '2026-05-12T00:00:00.000Z')).toEqual(['medical'])
  })

  test('one that was uploaded after the departure counts from then', () => {
    const documents = [keptDocument('medical', '2026-03-01T00:00:00.000Z')]
    const one = keptRecord({ departedAt: '2026-02-11T00:00:00.000Z', documents })
    expect(due(one, '2026-05-29T23:59:59.999Z')).toEqual([])
    expect(due(one, '2026-05-30T00:00:00.000Z')).toEqual(['medical'])
  })

  test('without a departure it is due 12 months after the last change', () => {
    const one = keptRecord({ documents: [keptDocument('medical'), keptDocument('visa-paper')] })
    expect(due(one, '2027-01-31T09:59:59.999Z')).toEqual([])
    expect(due(one, '2027-01-31T10:00:00.000Z')).toEqual(['medical'])
  })

  test('what the candidate no longer wants kept is due after 30 days, but for a contract', () => {
    const documents = [keptDocument('medical'), keptDocument('visa-paper')]
    const unwanted = keptRecord({ documents, unwantedSince: '2026-02-10T08:00:00.000Z' })
    expect(due(unwanted, '2026-03-12T07:59:59.999Z')).toEqual([])
    expect(due(unwanted, '2026-03-12T08:00:00.000Z')).toEqual(['record'])
    const signed = { ...unwanted, documents: [...documents, keptDocument('contract')] }
    expect(due(signed, '2026-03-12T08:00:00.000Z')).toEqual(['medical', 'visa-paper'])
    const paid = { ...unwanted, hasContract: true }
    expect(due(paid, '2026-03-12T08:00:00.000Z')).toEqual(['medical', 'visa-paper'])
    expect(due(paid, '2031-01-31T10:00:00.000Z')).toEqual(['record'])
  })

  test('a record and all that is in it is due when the longest of it is over', () => {
    const documents = [keptDocument('medical'), keptDocument('visa-paper')]
    expect(due(keptRecord({ documents }), '2028-01-31T09:59:59.999Z')).toEqual(['medical'])
    expect(due(keptRecord({ documents }), '2028-01-31T10:00:00.000Z')).toEqual(['record'])
    const signed = keptRecord({ documents: [...documents, keptDocument('contract')] })
    expect(due(signed, '2031-01-31T09:59:59.999Z')).toEqual(['medical', 'visa-paper'])
    expect(due(signed, '2031-01-31T10:00:00.000Z')).toEqual(['record'])
    expect(due(keptRecord({ hasContract: true }), '2031-01-31T09:59:59.999Z')).toEqual([])
    expect(due(keptRecord({ hasContract: true }), '2031-01-31T10:00:00.000Z')).toEqual(['record'])
  })

  test('what is not wanted is due on its day, also before a departure that is to come', () => {
    const documents = [keptDocument('medical'), keptDocument('visa-paper')]
    const departedAt = '2040-01-02T00:00:00.000Z'
    const unwantedSince = '2026-02-10T08:00:00.000Z'
    const unwanted = keptRecord({ documents, unwantedSince, departedAt })
    expect(due(unwanted, '2026-03-12T07:59:59.999Z')).toEqual([])
    expect(due(unwanted, '2026-03-12T08:00:00.000Z')).toEqual(['record'])
    const signed = { ...unwanted, documents: [...documents, keptDocument('contract')] }
    expect(due(signed, '2026-03-12T08:00:00.000Z')).toEqual(['medical', 'visa-paper'])
  })

  test('nothing is due before a departure that is to come, however old the record is', () => {
    const one = keptRecord({
      departedAt: '2040-01-02T00:00:00.000Z',
      documents: [keptDocument('medical')],
    })
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

describe('whatever is on file and whatever the settings', () => {
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

  test('nothing is due before the least that any setting allows', () => {
    fc.assert(
      fc.property(records, anyTimes, instants, (any, keeping, now) => {
        const one = { ...any, closesAt: null }
        const newest = [one.departedAt ?? one.changedAt, ...one.documents.map((p) => p.uploadedAt)]
          .toSorted()
          .at(-1) as string
        const counted = one.unwantedSince === null ? [newest] : [newest, one.unwantedSince]
        if (counted.every((from) => Date.parse(now) - Date.parse(from) < 30 * day))
          expect(whatIsDue(one, keeping, now).filter(({ what }) => what === 'record')).toEqual([])
      }),
    )
  })

  test('a clock that was set back makes nothing due that was not', () => {
    fc.assert(
      fc.property(records, anyTimes, instants, fc.nat(), (one, keeping, now, back) => {
        const before = whatIsDue(one, keeping, now)
        const kinds = new Set(before.map(({ what }) => what))
        for (const { what } of whatIsDue(one, keeping, later(now, -back)))
          expect(kinds.has(what) || kinds.has('record')).toBe(true)
      }),
    )
  })

  test('a longer time makes nothing due that a shorter one did not', () => {
    fc.assert(
      fc.property(records, anyTimes, instants, (one, keeping, now) => {
        const shorter = new Set(due(one, now, keeping))
        const longer = Object.fromEntries(
          Object.entries(keeping).map(([name, value]) => [name, value + 1]),
        ) as unknown as Keeping
        for (const what of due(one, now, longer))
          expect(shorter.has(what) || shorter.has('record')).toBe(true)
      }),
    )
  })
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
