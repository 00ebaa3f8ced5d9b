import { expect, test } from 'vitest'
import { missingTexts } from './complete-texts.mjs'

test('a text that a language lacks is named, wherever it stands, and one too many is not', () => {
  const english = { check: { title: 'Check', tooMany: () => 'Wait' }, steps: ['One', 'Two'] }
  const bengali = { check: { title: 'যাচাই', extra: '' }, steps: ['এক'] }
  expect(missingTexts(english, bengali)).toEqual(['check.tooMany', 'steps.1'])
  expect(missingTexts(english, english)).toEqual([])
})
