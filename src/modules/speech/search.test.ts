import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { languages } from '#platform/languages.schema'
import { speaker } from '#test/speaker'
import { placesOf, sentenceKeys } from './catalogue.schema.ts'
import { faultOf } from './judge.schema.ts'
import { findSentences, offersFor } from './search.schema.ts'

const queries = readFileSync(new URL('queries.cases.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))

test('of what people type in any of six languages, nine in ten find it among the first three', () => {
  for (const language of ['en', 'bn', 'ar'] as const) {
    const missed = queries.filter(([typed = '', meant = '']) => {
      const place = /^stage/.test(meant) ? 'stage' : 'notice'
      const firsts = [
        ...findSentences(typed, language, place).slice(0, 3),
        ...findSentences(typed, language, 'answer').slice(0, 3),
      ]
      return !meant.split(',').some((key) => firsts.includes(key as never))
    })
    expect(missed.length, missed.map(([typed]) => typed).join('; ')).toBeLessThanOrEqual(
      queries.length / 20,
    )
  }
})

test('sentences are found by any word in the writer’s language, or by what a gap offers', () => {
  const first = (typed: string, language: (typeof languages)[number]) =>
    findSentences(typed, language, 'notice', { paper: ['Passport'], papers: ['Passport'] })
  expect(first('closing', 'en').slice(0, 3)).toContain('office_closed')
  expect(first('strike', 'en')[0]).toBe('office_reason')
  expect(first('বন্ধ', 'bn')[0]).toBe('office_closed')
  expect(first('दफ़्तर बंद', 'hi')[0]).toBe('office_closed')
  expect(first('bring passport', 'en')).toContain('paper_bring')
  expect(first('', 'en')).toHaveLength(
    sentenceKeys.filter((key) => placesOf(key).includes('notice')).length,
  )
})

test('what is refused is offered as a sentence that says it honestly', () => {
  const reader = { place: 'notice', speaker } as const
  const offered = (text: string) => offersFor(text, faultOf('words', text), reader)
  expect(offered('The government has approved our licence for two more years.')).toContain(
    'safe_licence_until',
  )
  expect(offered('Your visa is valid until 31 December 2026.')).toContain('paper_end_date')
  expect(offered('The embassy is closed on 4 July.')).toContain('embassy_closed')
  expect(offered('We sent your papers to the embassy on 3 March')).toContain('mention_sent')
  expect(offered('We wait for the answer of the embassy.')).toContain('embassy_wait')
  expect(offered('The ministry raised the fee to 500 taka.')).toContain('authority_fee')
  expect(offered('No agency can approve a visa. Only the embassy decides.')).toContain(
    'safe_promise',
  )
  expect(offered('If you have trouble abroad call your own embassy')).toContain('care_abroad')
})
