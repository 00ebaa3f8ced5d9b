import { expect, test } from 'vitest'
import { judge } from '#modules/speech'
import { dotted, placesOf, sentenceKeys } from '#modules/speech/catalogue.schema'
import { findSentences } from '#modules/speech/search.schema'
import { textOf } from './document.ts'

const rows = textOf('docs/how-to-say-what.md')
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
  expect(judge('text', row.claim)).not.toBeNull()
  const keys = meant(row.advised)
  expect(keys).not.toEqual([])
  const places = keys.flatMap(placesOf)
  if (row.isStage) expect(places).toContain('stage')
  const [place = 'notice'] = places
  const found = findSentences(row.advised.replaceAll('…', ''), 'en', place).slice(0, 3)
  expect(found.filter((key) => keys.includes(key))).not.toEqual([])
})
