import { expect, test } from 'vitest'
import { viewerKeys, viewerMoveOf } from './keys.ts'

const key = (name: string, changes = {}) => ({
  ...{ key: name, ctrlKey: false, metaKey: false, altKey: false },
  ...changes,
})

test.each([
  ['+', 'zoomIn'],
  ['=', 'zoomIn'],
  ['-', 'zoomOut'],
  ['0', 'fit'],
  ['t', 'turn'],
  ['n', 'nextDocument'],
  ['.', 'nextPage'],
  ['x', null],
])('%s means %s', (name, move) => {
  expect(viewerMoveOf(key(name))).toBe(move)
})

test('the browser’s own zoom and shortcuts stay the browser’s', () => {
  expect(viewerMoveOf(key('+', { ctrlKey: true }))).toBeNull()
  expect(viewerMoveOf(key('f', { metaKey: true }))).toBeNull()
})

test('no key means two things, and none of the approvals’', () => {
  const all = viewerKeys.flatMap(({ keys }) => keys)
  expect(new Set(all).size).toBe(all.length)
  for (const taken of ['j', 'k', 'a', 'r', '?']) expect(all).not.toContain(taken)
})
