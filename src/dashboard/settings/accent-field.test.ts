import { expect, test } from 'vitest'
import { colours } from '#theme/tokens'
import { settingsSiteWords } from '../words/en/settings-site.ts'
import { sentenceOfShade } from './accent-field.tsx'

const { accent: words } = settingsSiteWords

test('a colour that is readable is shown as it was chosen, with its figure', () => {
  expect(sentenceOfShade('dark', '#efad4a', { ...colours.dark, words })).toBe(
    'Dark theme: 8.5 to 1. Easy to read, shown as you chose it.',
  )
})

test('one that is hard to read says so, and what is shown instead', () => {
  const sentence = sentenceOfShade('light', '#efad4a', { ...colours.light, words })
  expect(sentence).toMatch(
    /^Light theme: 1\.7 to 1 is hard to read \(4\.5 is needed\), so it is shown darker, as #[0-9a-f]{6}, with 4\.[5-9] to 1\.$/,
  )
})
