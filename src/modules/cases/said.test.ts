import { expect, test } from 'vitest'
import { languages } from '#platform/languages.schema'
import { saidOf } from '../../dashboard/cases/kind-words.ts'
import { caseKindNames, rowOf } from './kinds.schema.ts'
import { namedSaid } from './said.schema.ts'

const written = ['line', 'text', 'choice', 'amount', 'currency']

test('each value that is no word of people has a name in each language', () => {
  const bare: string[] = []
  for (const kind of caseKindNames)
    for (const [field, { as, options = [] }] of Object.entries(rowOf(kind).fields))
      if (!written.includes(as))
        for (const lang of languages)
          for (const value of options) {
            const name = namedSaid({ kind, field, value }, lang)
            if (name === null || name === value) bare.push(`${kind} ${field} ${value} ${lang}`)
          }
  expect(bare).toEqual([])
})

test('staff read the countries of a complaint by name', () => {
  const one = { kind: 'complaint', said: { origin: 'BD', destination: 'SA' } } as never
  const words = { name: '', title: '', lead: '', fields: {} }
  const values = saidOf(words, one, 'en').map(([, , value]) => value)
  expect(values).toEqual(['Bangladesh', 'Saudi Arabia'])
  expect(saidOf(words, one, 'bn').map(([, , value]) => value)).toEqual(['বাংলাদেশ', 'সৌদি আরব'])
})
