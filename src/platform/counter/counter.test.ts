import { expect, test } from 'vitest'
import { openCounter } from './index.ts'

test('stays small under a flood of names, and keeps counting those that it has', () => {
  const counter = openCounter(3)
  for (let n = 0; n < 1000; n += 1) counter.add(`name ${n}`)
  counter.add('name 0')
  const taken = counter.take()
  expect(taken.size).toBe(3)
  expect(taken.get('name 0')).toBe(2)
})
