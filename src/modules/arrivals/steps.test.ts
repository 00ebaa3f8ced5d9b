import { expect, test } from 'vitest'
import { askingLawFor, askingLaws } from './asking-laws.schema.ts'
import { nextStep, stepDue, stepsAfter } from './steps.schema.ts'

const flightOn = '2026-11-30'
const due = (today: string, askedFor: string | null = null, everyDays = 92) =>
  stepDue({ flightOn, everyDays, askedFor }, today)

test('candidates are asked after two weeks, three months, then each quarter for two years', () => {
  expect(stepsAfter(flightOn, 92)).toEqual([
    ...['2026-12-14', '2027-02-28', '2027-05-30', '2027-08-30', '2027-11-30', '2028-02-29'],
    ...['2028-05-30', '2028-08-30', '2028-11-30'],
  ])
})

test('the agency may ask more often, never less', () => {
  const usual = stepsAfter(flightOn, 92)
  for (const days of [7, 8, 30, 60, 91, 92, 400]) {
    const steps = stepsAfter(flightOn, days)
    expect(steps).toEqual(expect.arrayContaining(usual))
    expect(steps).toEqual(steps.toSorted())
    expect(new Set(steps).size).toBe(steps.length)
    expect(steps.length >= usual.length).toBe(true)
  }
  expect(stepsAfter(flightOn, 7)[0]).toBe('2026-12-07')
  expect(stepsAfter(flightOn, 0)).toEqual(stepsAfter(flightOn, 7))
})

test('each time is asked once, on its day or as soon as it can be, and what was missed counts once', () => {
  expect(due('2026-12-13')).toBe(null)
  expect(due('2026-12-14')).toBe('2026-12-14')
  expect(due('2026-12-14', '2026-12-14')).toBe(null)
  expect(due('2027-02-27', '2026-12-14')).toBe(null)
  expect(due('2027-02-28', '2026-12-14')).toBe('2027-02-28')
  // The server stood for half a year.
  expect(due('2027-06-02', '2026-12-14')).toBe('2027-05-30')
  // A flight in the future asks nothing, nor one that is long over.
  expect(due('2026-11-01')).toBe(null)
  expect(due('2029-02-27')).toBe('2028-11-30')
  expect(due('2029-02-28')).toBe(null)
})

test('a flight that is corrected by days asks nobody twice', () => {
  for (const askedFor of ['2026-12-11', '2026-12-14', '2026-12-17'])
    expect(due('2026-12-18', askedFor)).toBe(null)
  expect(due('2026-12-28', '2026-12-14', 7)).toBe('2026-12-28')
})

test('the next time is told', () => {
  expect(nextStep(flightOn, 92, '2026-12-14')).toBe('2027-02-28')
  expect(nextStep(flightOn, 92, '2028-11-30')).toBe(null)
})

test('each law has its sources, and asks for nothing that nobody does', () => {
  for (const { origin, sources, reviewedOn, firstWithinMonths, everyMonths } of askingLaws) {
    expect(sources.length).toBeGreaterThan(0)
    for (const url of sources) expect(new URL(url).protocol).toBe('https:')
    expect(reviewedOn).toMatch(/^2026-/)
    expect(firstWithinMonths >= 3 && everyMonths >= 3, origin).toBe(true)
  }
  expect(askingLawFor('PH')?.law).toContain('Memorandum Circular')
  expect(askingLawFor('BD')).toBe(null)
})
