import { expect, test } from 'vitest'
import { saidWithTurningName } from '#test/said-texts'
import { bn } from './bn/index.ts'
import { catalogues } from './catalogues.ts'
import { en } from './en/index.ts'
import { fil } from './fil/index.ts'

test.each([
  ['en', en],
  ['bn', bn],
  ['fil', fil],
] as const)('no name turns a sentence of the site, in %s', (language, written) => {
  const { said, turned } = saidWithTurningName(written, catalogues[language])
  expect(turned).toEqual([])
  expect(said.length).toBeGreaterThan(60)
  expect(saidWithTurningName(written, written).turned).toEqual(said)
})
