import { guessMapping } from '#modules/tables'
import { noDaySigns } from './day-orders.ts'
import { type Candidate, mapRow } from './map-row.ts'
import type { RowPlan } from './plan.ts'

/** A table of candidates as agencies have it, and one row of it. */
export const columns = [
  'Passport No.',
  'Reference',
  'Full name',
  'Father',
  'Mother',
  'Address',
  'Nationality',
]
export const plan = (more: Partial<RowPlan> = {}): RowPlan => ({
  columns,
  mapping: guessMapping(more.columns ?? columns),
  isOlder: false,
  defaultNationality: 'BD',
  stages: [],
  answers: new Map(),
  today: '2026-11-24',
  ...noDaySigns,
  ...more,
})

export const row = [
  'ab 123-4567',
  'W000123456',
  'Rahima Khatun',
  'Abdul Karim',
  'Salma Begum',
  'Cumilla',
  '',
]

/** Returns the candidate of a row; anything else fails the test. */
export function candidateIn(cells: readonly string[], more?: Partial<RowPlan>): Candidate {
  const mapped = mapRow(plan(more), cells)
  if (mapped.kind !== 'candidate') throw new Error(JSON.stringify(mapped))
  return mapped.candidate
}

/** Returns what is said about a row, in English. */
export function problemsIn(cells: readonly string[], more?: Partial<RowPlan>): string[] {
  const mapped = mapRow(plan(more), cells)
  if (mapped.kind === 'skipped' || mapped.kind === 'nobody') return [mapped.kind]
  const notes =
    mapped.kind === 'wrong'
      ? mapped.problems
      : [...mapped.candidate.remarks, ...mapped.candidate.missing]
  return notes.map(({ message }) => message)
}

/** Cells as a test writes them, with ` | ` between. */
export function cellsOf(text: string): string[] {
  return text.split(' | ')
}
