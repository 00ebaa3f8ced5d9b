import { expect, test } from 'vitest'
import { judge } from './judge.ts'

test.each([
  'Visa service – Government of Canada',
  'Visa service – Ministry of Labour, Government of Nepal',
  'Results, EPS branch, Government of Nepal',
])('an authority at the end is like a signature: %s', (title) => {
  expect(judge('title', title)).toMatch(/authority’s own page/)
})

test.each(['Embahada ng Pilipinas sa Riyadh', 'Embassy of the Philippines in Riyadh'])(
  'an authority stays one with its town: %s',
  (title) => {
    expect(judge('title', title)).toMatch(/authority’s own page/)
  },
)

test.each([
  'Fees and dates – ask the embassy',
  'How to complain, and to whom, in Riyadh',
  'Our office in Riyadh',
])('a title that sends people there, or names our own place, passes: %s', (title) => {
  expect(judge('title', title)).toBeNull()
})
