import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { soundsAlike, soundsOfName } from './name-sound.ts'

type Kind = 'same' | 'different'

/**
 * Whether the rules were made with the pair in view, whether it is the same person, and the two names; the pairs that
 * were held out were written after the rules.
 */
function pairsOf(script: string) {
  return readFileSync(join(import.meta.dirname, 'name-pairs', `${script}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as ['tuned' | 'held out', Kind, string, string])
}

test.each(['bengali', 'devanagari', 'arabic'])(
  'of pairs in Latin and %s those of one person are recognised, and hardly one of two people',
  (script) => {
    const pairs = pairsOf(script)
    const found = (kind: Kind) => {
      const some = pairs.filter(([, its]) => its === kind)
      expect(some.length).toBeGreaterThanOrEqual(260)
      const alike = some.filter(([, , a, b]) => soundsAlike(soundsOfName(a), soundsOfName(b)))
      return alike.length / some.length
    }
    expect(found('same')).toBeGreaterThanOrEqual(0.97)
    expect(found('different')).toBeLessThanOrEqual(0.03)
  },
)
