import { expect, test } from 'vitest'
import { concernSearchFrom } from './concern-search.ts'

test.each([
  [{}, {}],
  [{ state: 'open', page: 1 }, { state: 'open' }],
  [
    { state: 'closed', page: '3' },
    { state: 'closed', page: 3 },
  ],
  [{ state: 'lost', page: 'x' }, {}],
  [{ page: -1, other: 'y' }, {}],
])('of the address %j the list takes %j', (raw, search) => {
  expect(concernSearchFrom(raw)).toEqual(search)
})
