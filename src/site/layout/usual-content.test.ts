import { expect, test } from 'vitest'
import { judge } from '#modules/honesty'
import type { Organisation } from '#modules/organisation'
import { catalogues } from '../messages/catalogues.ts'
import { tilesOf } from './navigation.ts'

// Who makes own tiles begins with these, and could not save them.
test.each(Object.values(catalogues))(
  'no usual tile is refused as an own one, in $lang',
  (words) => {
    const tiles = tilesOf({ tiles: null } as Organisation, words)
    expect(tiles.length).toBeGreaterThan(4)
    const refused = tiles.flatMap(({ title, text }) => [
      judge('title', title.text),
      text && judge('text', text.text),
    ])
    expect(refused.filter(Boolean)).toEqual([])
  },
)
