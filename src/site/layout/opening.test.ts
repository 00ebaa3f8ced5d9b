import { expect, test } from 'vitest'
import { written } from '#platform/written/schema'
import { facts } from '#test/speaker'
import { openingHours } from './opening.tsx'

test('days with the same hours in a row stand together, before the exceptions', () => {
  expect(openingHours(facts, 'en', '2026-12-01')).toEqual([
    { label: 'Monday – Thursday', open: '09:00–17:00' },
    { label: 'Friday – Saturday', open: 'closed' },
    { label: 'Sunday', open: '10:00–13:00' },
    { label: written.day('2027-01-04', 'en'), open: 'closed' },
  ])
})
