import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { judge } from '../judge.ts'
import { type Line, learntLines } from './train.ts'

const languages = ['en', 'bn', 'hi', 'ne', 'ar', 'fil'] as const
const learnt = learntLines().filter(({ kind }) => kind === 'text')
const isRefused = (text: string) => judge('text', text) !== null
const withoutStop = (text: string) => text.replace(/[.!?।؟…\s]+$/u, '')

/** Claims that are refused alone, and honest lines of one sentence that pass side by side. */
function claimsAndPadding(language: string): { claims: Line[]; padding: string[] } {
  const lines = [
    ...new Map(
      learnt.filter((line) => line.language === language).map((line) => [line.text, line]),
    ).values(),
  ]
  const claims = inAnyOrder(lines.filter(({ isClaim }) => isClaim))
    .slice(0, 160)
    .filter(({ text }) => isRefused(text))
  const padding: string[] = []
  for (const { isClaim, text } of lines)
    if (padding.length < 90 && !isClaim && /^[^\n.!?।؟:“"]{30,110}[.।]$/u.test(text))
      if (!isRefused(`${padding.at(-1) ?? ''} ${text}`)) padding.push(text)
  return { claims: claims.slice(0, 120), padding }
}

/** The same lines first, whatever else joins the corpus. */
function inAnyOrder(lines: readonly Line[]): Line[] {
  const key = ({ text }: Line) => createHash('sha256').update(text).digest('hex')
  return lines
    .map((line) => ({ line, key: key(line) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ line }) => line)
}

// The floors below are what was measured, less a little. Before sentences were read in parts it was 58 to
// 78 among sixty sentences, and 11 to 32 inside a long one.
function stillRefused(claims: readonly Line[], padded: (text: string, at: number) => string) {
  return (100 * claims.filter(({ text }, at) => isRefused(padded(text, at))).length) / claims.length
}

test.each(languages)('a claim among sixty honest sentences is refused still: %s', (language) => {
  const { claims, padding } = claimsAndPadding(language)
  const [before, after] = [padding.slice(0, 30).join(' '), padding.slice(-30).join(' ')]
  expect(judge('text', `${before} ${after}`)).toBeNull()
  expect(claims.length).toBeGreaterThan(100)
  expect(stillRefused(claims, (text) => `${before} ${text} ${after}`)).toBeGreaterThan(88)
})

test.each(languages)(
  'a claim inside a long sentence of honest words is refused: %s',
  (language) => {
    const { claims, padding } = claimsAndPadding(language)
    const piece = (at: number) => withoutStop(padding[at % padding.length] ?? '')
    const rate = stillRefused(
      claims,
      (text, at) => `${piece(at * 7)}, ${withoutStop(text)}, ${piece(at * 7 + 3)}.`,
    )
    expect(rate).toBeGreaterThan(68)
  },
)

const wordsWithout = (count: number, padding: readonly string[], at: number) =>
  Array.from({ length: count }, (_, nth) => withoutStop(padding[(at + nth) % padding.length] ?? ''))

test.each(languages)('a claim in a list of honest parts is refused: %s', (language) => {
  const { claims, padding } = claimsAndPadding(language)
  const rateOf = (join: (before: string[], claim: string, after: string[]) => string) =>
    stillRefused(claims, (text, at) =>
      join(wordsWithout(5, padding, at), withoutStop(text), wordsWithout(5, padding, at + 5)),
    )
  expect(rateOf((before, claim, after) => [...before, claim, ...after].join('; '))).toBeGreaterThan(
    90,
  )
  expect(
    rateOf((before, claim, after) => `${before.join('. ')} (${claim}). ${after.join('. ')}.`),
  ).toBeGreaterThan(80)
  expect(rateOf((before, claim, after) => [...before, claim, ...after].join(' '))).toBeGreaterThan(
    70,
  )
})
