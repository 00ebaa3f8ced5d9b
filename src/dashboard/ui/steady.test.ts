import { createElement } from 'react'
import { expect, test } from 'vitest'
import { alike } from './steady.tsx'

const file = new Date(0)
const element = createElement('b', null, 'wrong')

test.each([
  ['the same text', 'a', 'a', true],
  ['lists with the same in them', ['a', { value: 'b' }], ['a', { value: 'b' }], true],
  ['records with the same in them', { a: 1, b: null }, { b: null, a: 1 }, true],
  ['the same thing that is neither', { file }, { file }, true],
  ['another text', 'a', 'b', false],
  ['a longer list', ['a'], ['a', 'b'], false],
  ['a list and a record', ['a'], { 0: 'a' }, false],
  ['a record with a name more', { a: 1 }, { a: 1, b: undefined }, false],
  ['a record with another name', { a: undefined }, { b: undefined }, false],
  ['something and nothing', {}, null, false],
  ['things that are neither', { file }, { file: new Date(0) }, false],
  ['two functions', { filter: () => 1 }, { filter: () => 1 }, false],
  ['elements, whose handlers nobody sees', element, createElement('b', null, 'wrong'), false],
])('%s', (_, one, other, isSo) => {
  expect(alike(one, other)).toBe(isSo)
})
