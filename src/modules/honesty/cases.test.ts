import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judge } from './judge.ts'
import { type PublicKind, publicKinds } from './kinds.ts'

interface Case {
  verdict: string
  language: string
  kind: PublicKind
  text: string
}

function casesIn(file: string): Case[] {
  const lines = readFileSync(new URL(`./cases/${file}`, import.meta.url), 'utf8').split('\n')
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [verdict = '', language = '', kind = '', text = ''] = line.split('\t')
      return { verdict, language, kind: kind as PublicKind, text: text.replaceAll('\\n', '\n') }
    })
}

const names = casesIn('names.tsv')
const texts = casesIn('texts.tsv')

test.each(['names.tsv', 'texts.tsv'])('every line of %s has its verdict', (file) => {
  const wrong = casesIn(file).filter(
    ({ verdict, kind, text }) => (judge(kind, text) === null ? 'ok' : 'refuse') !== verdict,
  )
  expect(wrong).toEqual([])
})

test('the files are long enough, in each language, and half of them honest', () => {
  const count = (cases: readonly Case[], verdict: string) =>
    cases.filter((each) => each.verdict === verdict).length
  for (const cases of [names, texts]) {
    expect(cases.length).toBeGreaterThanOrEqual(200)
    expect(count(cases, 'ok')).toBeGreaterThanOrEqual(90)
    expect(count(cases, 'refuse')).toBeGreaterThanOrEqual(100)
    for (const language of ['en', 'bn', 'hi', 'ne', 'ar', 'fil'])
      for (const verdict of ['ok', 'refuse'])
        expect(cases.some((each) => each.language === language && each.verdict === verdict)).toBe(
          true,
        )
    for (const { verdict, kind } of cases) {
      expect(['ok', 'refuse']).toContain(verdict)
      expect(publicKinds).toContain(kind)
    }
  }
})

test('letters are set apart by however many spaces', () => {
  for (const spaces of [1, 2, 12])
    expect(judge('text', [...'government'].join(' '.repeat(spaces)))).toMatch(/spaces between/)
})

test('a claim is found wherever its lines are broken', () => {
  const claims = texts.filter(({ verdict, kind }) => verdict === 'refuse' && kind === 'text')
  const ways = [/ /g, / (?=[^ ]+$)/, /(?<=^[^ ]+) /]
  const missed = ways.flatMap((gaps) =>
    claims.map(({ text }) => text.replace(gaps, '\n')).filter((text) => !judge('text', text)),
  )
  expect(missed).toEqual([])
})

test('names in French, Spanish and German are held too, honest ones and others', () => {
  for (const language of ['fr', 'es', 'de'])
    for (const verdict of ['ok', 'refuse'])
      expect(
        names.filter((each) => each.language === language && each.verdict === verdict).length,
        `${language} ${verdict}`,
      ).toBeGreaterThanOrEqual(4)
})

test('a refusal is one sentence or two that name the words, and say what to write', () => {
  expect(judge('legal-name', 'Ministry of Work Ltd')).toBe(
    'The name contains “Ministry”, which is a word of an authority. Use the registered name of your agency, without it.',
  )
  expect(judge('text', 'We are the Ministry of Labour.')).toContain(
    '“We are the Ministry of Labour”',
  )
  expect(judge('title', '')).toBeNull()
})
