import { expect, test } from 'vitest'
import { judge } from '../judge.ts'
import type { PublicKind } from '../kinds.ts'
import { tableIn } from './likeness.ts'
import { metWords } from './met.ts'
import { corpus, type Line, learntLines, linesIn, rounded, trainedOn } from './train.ts'
import { unit, weights } from './weights.ts'
import { wordsOf } from './words-of.ts'

const unseen = linesIn(new URL('unseen.tsv', corpus))
const outside = linesIn(new URL('unseen-outside.tsv', corpus))

/** Of a hundred, how many are refused. */
function refusedIn(lines: readonly Line[]): number {
  const refused = lines.filter(({ kind, text }) => judge(kind as PublicKind, text) !== null)
  return (100 * refused.length) / lines.length
}

test('the weights are those that the corpus gives', () => {
  const fresh = rounded(trainedOn(learntLines()))
  const kept = tableIn(weights)
  expect(kept.length).toBe(fresh.steps.length)
  expect(unit).toBeCloseTo(fresh.unit, 4)
  // Another processor may round the last step of a weight differently.
  const differ = kept.filter((step, at) => Math.abs(step - (fresh.steps[at] ?? 0)) > 1)
  expect(differ.length).toBe(0)
})

test('the words that were met are those of the corpus', () => {
  expect([...metWords()]).toEqual(wordsOf(learntLines()))
})

test('nothing that was learnt is among what was kept apart to measure by', () => {
  const learnt = new Set(learntLines().map(({ text }) => text))
  const plain = linesIn(new URL('unseen-plain.tsv', corpus))
  expect([...unseen, ...plain, ...outside].filter(({ text }) => learnt.has(text))).toEqual([])
  expect(unseen.length).toBeGreaterThan(500)
})

// What was measured when it was last learnt, less a little: a floor, not an aim. The lines were written
// by people who wanted to be hard to tell apart.
test.each([
  { kind: 'text', claims: 75, honest: 6 },
  { kind: 'title', claims: 90, honest: 3 },
])('of $kind lines that were not learnt most claims are refused, few honest ones', (floor) => {
  const lines = unseen.filter(({ kind }) => kind === floor.kind)
  expect(refusedIn(lines.filter(({ isClaim }) => isClaim))).toBeGreaterThanOrEqual(floor.claims)
  expect(refusedIn(lines.filter(({ isClaim }) => !isClaim))).toBeLessThanOrEqual(floor.honest)
})

// The aim: of what others wrote who knew the rules of form and nothing of the check, in every field.
test.each(['legal-name', 'text', 'title', 'place'])(
  'of %s lines from outside 95 in 100 claims are refused, 95 in 100 honest ones pass',
  (kind) => {
    const lines = outside.filter((line) => line.kind === kind)
    const [claims, honest] = [true, false].map((isClaim) =>
      lines.filter((line) => line.isClaim === isClaim),
    ) as [Line[], Line[]]
    expect(Math.min(claims.length, honest.length)).toBeGreaterThanOrEqual(12)
    expect(refusedIn(claims)).toBeGreaterThanOrEqual(95)
    expect(refusedIn(honest)).toBeLessThanOrEqual(5)
  },
)

test.each(['en', 'bn', 'hi', 'ne', 'ar', 'fil'])(
  'of lines from outside in %s nine in ten claims are refused, nine in ten honest ones pass',
  (language) => {
    const lines = outside.filter((line) => line.language === language)
    expect(refusedIn(lines.filter(({ isClaim }) => isClaim))).toBeGreaterThanOrEqual(90)
    expect(refusedIn(lines.filter(({ isClaim }) => !isClaim))).toBeLessThanOrEqual(10)
  },
)

test('of plain sentences that were not learnt most claims are refused, few honest ones', () => {
  const lines = linesIn(new URL('unseen-plain.tsv', corpus))
  expect(refusedIn(lines.filter(({ isClaim }) => isClaim))).toBeGreaterThanOrEqual(72)
  expect(refusedIn(lines.filter(({ isClaim }) => !isClaim))).toBeLessThanOrEqual(8)
})

test('most long honest texts that were not learnt pass', () => {
  expect(refusedIn(linesIn(new URL('unseen-long.tsv', corpus)))).toBeLessThanOrEqual(20)
})
