import { expect, test } from 'vitest'
import { moveOf } from './decisions.tsx'

const key = (name: string, changes = {}) => ({
  ...{ key: name, ctrlKey: false, metaKey: false, altKey: false, repeat: false },
  ...changes,
})

test('each key of the approvals has its meaning; shortcuts of the browser stay the browser’s', () => {
  const meanings = {
    ...{ j: 'next', ArrowDown: 'next', k: 'previous', ArrowUp: 'previous' },
    ...{ a: 'approve', r: 'sendBack', '?': 'showKeys', x: null },
  }
  const names = Object.keys(meanings)
  expect(names.map((name) => moveOf(key(name), false))).toEqual(Object.values(meanings))
  expect(moveOf(key('r', { ctrlKey: true }), false)).toBeNull()
  expect(moveOf(key('a', { metaKey: true }), false)).toBeNull()
})

test('nothing is decided while somebody types, and a key that is held approves one record, not all', () => {
  expect(moveOf(key('a'), true)).toBeNull()
  expect(moveOf(key('a', { repeat: true }), false)).toBeNull()
})
