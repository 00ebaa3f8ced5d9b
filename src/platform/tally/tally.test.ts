import { expect, test } from 'vitest'
import { openTally } from './index.ts'

test('counts by name, and begins anew when it is taken', () => {
  const tally = openTally(10)
  tally.add('a')
  tally.add('b', 3)
  tally.add('a')
  expect([...tally.take()]).toEqual([
    ['a', 2],
    ['b', 3],
  ])
  expect(tally.take().size).toBe(0)
})

test('stays small under a flood of names, and keeps counting those that it has', () => {
  const tally = openTally(3)
  for (let n = 0; n < 1000; n += 1) tally.add(`name ${n}`)
  tally.add('name 0')
  const taken = tally.take()
  expect(taken.size).toBe(3)
  expect(taken.get('name 0')).toBe(2)
})
