import { expect, test } from 'vitest'
import { licenceStanding } from './licence-standing.schema.ts'

const licensed = { licenceNumber: 'RL-1234', regulator: 'bd-bmet' }
const licence = { ...licensed, timeZone: 'UTC' }
const lookUp = { ...licensed, on: '2026-03-01', answer: 'valid' as const, validUntil: null }
const noon = (day: string) => `${day}T12:00:00.000Z`

test('a new installation has 90 days for its first look-up, and is told after a week', () => {
  const fresh = { ...licence, licenceLookUp: null, lookUpsFrom: '2026-01-01' }
  expect(licenceStanding(fresh, noon('2026-01-05'))).toEqual({
    ...{ reason: 'never', on: null, lastDay: '2026-04-01', isStopped: false, isDue: false },
  })
  expect(licenceStanding(fresh, noon('2026-01-08')).isDue).toBe(true)
  expect(licenceStanding(fresh, noon('2026-04-01')).isStopped).toBe(false)
  // Until noon in UTC it is still the last day somewhere on earth.
  expect(licenceStanding(fresh, '2026-04-02T11:59:59.000Z').isStopped).toBe(false)
  expect(licenceStanding(fresh, noon('2026-04-02')).isStopped).toBe(true)
})

test('a look-up counts for 90 days, and admins are told two weeks before', () => {
  const known = { ...licence, licenceLookUp: lookUp, lookUpsFrom: null }
  const at = (day: string) => licenceStanding(known, noon(day))
  expect(at('2026-05-15')).toMatchObject({ reason: 'unchecked', lastDay: '2026-05-30' })
  expect(at('2026-05-15').isDue).toBe(false)
  expect(at('2026-05-16')).toMatchObject({ isDue: true, isStopped: false })
  expect(at('2026-05-30').isStopped).toBe(false)
  expect(at('2026-05-31')).toMatchObject({ isDue: true, isStopped: true, on: '2026-03-01' })
})

test('the last day that the register named ends it earlier, and never later', () => {
  const until = (validUntil: string, day: string) =>
    licenceStanding(
      { ...licence, licenceLookUp: { ...lookUp, validUntil }, lookUpsFrom: null },
      noon(day),
    )
  expect(until('2026-04-10', '2026-04-10').isStopped).toBe(false)
  expect(until('2026-04-10', '2026-04-11')).toMatchObject({
    ...{ reason: 'ran_out', on: '2026-04-10', isStopped: true },
  })
  expect(until('2027-04-10', '2026-05-31')).toMatchObject({ reason: 'unchecked', isStopped: true })
})

test.each(['expired', 'suspended', 'not_found'] as const)(
  'what the register showed as %s stops at once, whatever number is entered next',
  (answer) => {
    const of = { ...licence, licenceLookUp: { ...lookUp, answer }, lookUpsFrom: null }
    const stopped = { reason: answer, on: '2026-03-01', lastDay: null, isStopped: true }
    expect(licenceStanding(of, noon('2026-03-01'))).toMatchObject(stopped)
    const renamed = { ...of, licenceNumber: 'RL-4321' }
    expect(licenceStanding(renamed, noon('2026-03-01'))).toMatchObject(stopped)
  },
)

test('a licence that was changed since asks for a look-up, and gains no days', () => {
  const of = { ...licence, licenceNumber: 'RL-4321', licenceLookUp: lookUp, lookUpsFrom: null }
  expect(licenceStanding(of, noon('2026-03-02'))).toMatchObject({
    ...{ isDue: true, isStopped: false, lastDay: '2026-05-30' },
  })
})

test.each([
  ['Asia/Dhaka', '2026-04-10T17:59:59.999Z', '2026-04-10T18:00:00.000Z'],
  ['America/New_York', '2026-04-11T03:59:59.999Z', '2026-04-11T04:00:00.000Z'],
])(
  'in %s the last day of a licence ends at the midnight of the office',
  (timeZone, before, then) => {
    const licenceLookUp = { ...lookUp, validUntil: '2026-04-10' }
    const of = { ...licensed, timeZone, licenceLookUp, lookUpsFrom: null }
    expect(licenceStanding(of, before).isStopped).toBe(false)
    expect(licenceStanding(of, then).isStopped).toBe(true)
  },
)
