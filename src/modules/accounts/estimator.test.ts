import { expect, test } from 'vitest'
import { openEstimator } from './estimator.ts'

interface Ranked {
  rankedDictionaries: Record<string, object>
}

/** How often words are looked up for a password: the work that grows with what somebody typed. */
function lookUpsFor(password: string): number {
  const estimator = openEstimator()
  // Private by its types alone.
  const { rankedDictionaries } = (estimator as unknown as { options: Ranked }).options
  let lookUps = 0
  const counting = {
    get: (words: object, word: string) => {
      lookUps += 1
      return Reflect.get(words, word)
    },
  }
  for (const [name, words] of Object.entries(rankedDictionaries))
    rankedDictionaries[name] = new Proxy(words, counting)
  estimator.check(password, ['rahima', 'begum'])
  return lookUps
}

test.each([
  '4@8({[<369|!10$57+%2'.repeat(7),
  'p@ssw0rd1!$'.repeat(12),
  'i!1|l'.repeat(26),
  '<!1185<<!3|6[li%%79i9+(%li6<6%li'.repeat(4),
  '%<@4/]la2x%!812!5oa9!1!3x3z+zot-%<@4/]la2x%!812!5oa9!1!3x3z+zot-',
  '1'.repeat(128),
  'abcabcabd'.repeat(14),
  '01.01.1990 '.repeat(11),
])('%s costs no more than six times as much as words', (password) => {
  const words = 'seven green boats carry the river goats home before the monsoon '
  const usual = lookUpsFor(words.repeat(2))
  expect(usual).toBeGreaterThan(1000)
  expect(lookUpsFor(password)).toBeLessThanOrEqual(usual * 6)
})
