import { expect, test } from 'vitest'
import { judge } from '#modules/speech'
import { dotted, placesOf, sentenceKeys, textOf } from '#modules/speech/catalogue.schema'
import { judgeTogether } from '#modules/speech/schema'
import { findSentences } from '#modules/speech/search.schema'
import { languages } from '#platform/languages.schema'
import { textOf as documentOf } from './document.ts'

const rows = documentOf('docs/how-to-say-what.md')
  .split('\n')
  .filter((line) => line.startsWith('| “'))
  .map((line) => {
    const [claim = '', advice = ''] = line.slice(1, -1).split('|')
    return {
      claim: claim.trim().replace(/^“|”$/g, ''),
      advised: /\*(.+)\*/.exec(advice)?.[1] ?? '',
      isStage: advice.includes('The stage'),
    }
  })

/** A full stop after an open gap is left out in the document. */
const unended = (text: string) => text.replace(/\.$/, '')

/** Returns the sentences of the catalogue that this one is, its gaps open or filled. */
function meant(advised: string) {
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return sentenceKeys.filter((key) => {
    const parts = unended(dotted(key, 'en')).split('…').map(escaped)
    // What is nothing but gaps is every sentence.
    return parts.join('').length > 4 && new RegExp(`^${parts.join('.+')}$`).test(unended(advised))
  })
}

test('the table of what to say instead has a row for each usual claim', () => {
  expect(rows.length).toBeGreaterThan(12)
})

test.each(rows)('“$claim” is refused, and there is such a sentence in its place', (row) => {
  for (const kind of ['title', 'text', 'branch', 'place'] as const)
    expect(judge(kind, row.claim), kind).not.toBeNull()
  // In two fields that stand together.
  for (const at of [...row.claim].flatMap((sign, place) => (sign === ' ' ? [place] : []))) {
    const parts = [row.claim.slice(0, at), row.claim.slice(at + 1)]
    const isRefused = parts.some((part) => judge('text', part) !== null)
    expect(isRefused || judgeTogether(parts) !== null, parts.join(' | ')).toBe(true)
  }
  const keys = meant(row.advised)
  expect(keys).not.toEqual([])
  for (const language of languages)
    for (const key of keys) expect(textOf(key, language, '…').trim(), language).not.toBe('')
  const places = keys.flatMap(placesOf)
  if (row.isStage) expect(places).toContain('stage')
  const [place = 'notice'] = places
  const found = findSentences(row.advised.replaceAll('…', ''), 'en', place).slice(0, 3)
  expect(found.filter((key) => keys.includes(key))).not.toEqual([])
})
