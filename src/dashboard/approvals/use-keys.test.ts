import { describe, expect, test } from 'vitest'
import { moveOf } from './decisions.tsx'

const key = (name: string, changes = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...changes,
})

describe('keys of the approvals', () => {
  test.each([
    ['j', 'next'],
    ['ArrowDown', 'next'],
    ['k', 'previous'],
    ['ArrowUp', 'previous'],
    ['a', 'approve'],
    ['r', 'sendBack'],
    ['?', 'showKeys'],
    ['x', null],
  ])('%s means %s', (name, move) => {
    expect(moveOf(key(name), false)).toBe(move)
  })
  test('nothing is decided while somebody types', () => {
    expect(moveOf(key('a'), true)).toBeNull()
  })
  test('shortcuts of the browser stay the browser’s', () => {
    expect(moveOf(key('r', { ctrlKey: true }), false)).toBeNull()
    expect(moveOf(key('a', { metaKey: true }), false)).toBeNull()
  })
  test('a key that is held approves one record, not all', () => {
    expect(moveOf(key('a', { repeat: true }), false)).toBeNull()
  })
})
