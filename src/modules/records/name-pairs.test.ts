import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { soundsAlike, soundsOfName } from './name-sound.ts'

/** Which half, whether the same person, script, and the two names; the second half was written after the rules. */
const pairs = readFileSync(join(import.meta.dirname, 'name-pairs.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, 'same' | 'different', string, string, string])

test('of pairs of one person in two scripts most are recognised, and hardly one of two people', () => {
  const alike: Record<string, { found: number; of: number }> = {}
  for (const [, kind, script, one, other] of pairs) {
    const at = kind === 'same' ? `same ${script}` : 'different'
    alike[at] ??= { found: 0, of: 0 }
    alike[at].of += 1
    if (soundsAlike(soundsOfName(one), soundsOfName(other))) alike[at].found += 1
  }
  const part = (name: string) => (alike[name]?.found ?? 0) / (alike[name]?.of ?? 1)
  expect(part('same bn')).toBeGreaterThanOrEqual(0.92)
  expect(part('same hi')).toBeGreaterThanOrEqual(0.92)
  // Arabic writes two names as one, and some vowels not at all: the rest of these is not recognised yet.
  expect(part('same ar')).toBeGreaterThanOrEqual(0.82)
  expect(part('different')).toBeLessThanOrEqual(0.03)
})
