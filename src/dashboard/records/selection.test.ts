import { describe, expect, test } from 'vitest'
import { afterKey, clicked, nothingSelected, type Selection } from './selection.ts'

const ids = ['a', 'b', 'c', 'd']
const press = (state: Selection, key: string, held: object = {}) => {
  const event = { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held }
  return afterKey(state, ids, event)
}
const shown = (state: Selection | null) => state && [state.active, [...state.selected].join('')]
const shift = { shiftKey: true }

describe('the keys of the list', () => {
  test('arrows and j, k move, and stop at the ends', () => {
    const second = press(nothingSelected, 'ArrowDown') as Selection
    expect(shown(second)).toEqual([1, ''])
    expect(shown(press(second, 'k'))).toEqual([0, ''])
    expect(shown(press(nothingSelected, 'k'))).toEqual([0, ''])
    expect(shown(press(press(nothingSelected, 'End') as Selection, 'j'))).toEqual([3, ''])
  })

  test('space selects and unselects', () => {
    const one = press(nothingSelected, ' ') as Selection
    expect(shown(one)).toEqual([0, 'a'])
    expect(shown(press(one, ' '))).toEqual([0, ''])
  })

  test('shift selects the range from where it began, wider and narrower', () => {
    let state = press(nothingSelected, 'j') as Selection
    for (const key of ['ArrowDown', 'ArrowDown']) state = press(state, key, shift) as Selection
    expect(shown(state)).toEqual([3, 'bcd'])
    state = press(state, 'ArrowUp', shift) as Selection
    expect(shown(state)).toEqual([2, 'bc'])
    state = press(state, 'Home', shift) as Selection
    expect(shown(state)).toEqual([0, 'ab'])
    expect(shown(clicked(state, ids, 3, true))).toEqual([3, 'bcd'])
  })

  test('Ctrl+A selects the page, Escape nothing; then Escape is for others', () => {
    const all = press(nothingSelected, 'a', { ctrlKey: true }) as Selection
    expect(shown(all)).toEqual([0, 'abcd'])
    const none = press(all, 'Escape') as Selection
    expect(shown(none)).toEqual([0, ''])
    expect(press(none, 'Escape')).toBeNull()
  })

  test('other keys and shortcuts mean nothing here', () => {
    for (const key of ['a', 'Enter', '/', 'Tab']) expect(press(nothingSelected, key)).toBeNull()
    expect(press(nothingSelected, 'j', { ctrlKey: true })).toBeNull()
    expect(press(nothingSelected, 'ArrowDown', { altKey: true })).toBeNull()
  })
})
