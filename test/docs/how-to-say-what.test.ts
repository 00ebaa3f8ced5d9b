import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue, placesOf, sentenceKeys } from '#modules/speech/catalogue.schema'

const page = readFileSync(join(import.meta.dirname, '../../docs/how-to-say-what.md'), 'utf8')

test('the page for agencies lists every sentence of the catalogue, and no other', () => {
  const said = sentenceKeys.filter((key) => placesOf(key).length > 0)
  const lines = said.map((key) => `- ${catalogue.en[key].replace(/\{\w+\}/g, '…')}`)
  expect(page.match(/^- .*$/gm)?.toSorted()).toEqual(lines.toSorted())
})
