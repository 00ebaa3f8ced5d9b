import { expect, test } from 'vitest'
import type { Organisation } from '#modules/organisation'
import { catalogues } from '#texts/catalogues'
import { claimsIn } from '../honesty-words.ts'
import { tilesOf } from './navigation.ts'

test('no usual tile claims anything, in any language', () => {
  const tiles = Object.values(catalogues).flatMap((words) =>
    tilesOf({ tiles: null } as Organisation, words),
  )
  expect(tiles).toHaveLength(24)
  const said = tiles.map(({ title, text }) => `${title.text} ${text?.text ?? ''}`)
  expect(said.flatMap((text) => claimsIn(text))).toEqual([])
})
