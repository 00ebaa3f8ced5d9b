import { expect, test } from 'vitest'
import { accentStyles } from './route.ts'

test('an agency in green has the ink in its place beside documents, in each look', () => {
  const beside = /:root\.slim,:root\.slim\[data-theme\]\{--accent:var\(--ink\)/
  expect(accentStyles('#1f8a4c')).toMatch(beside)
  expect(accentStyles('#efad4a')).not.toMatch(beside)
})
