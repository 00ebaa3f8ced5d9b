import { describe, expect, test } from 'vitest'
import { PlaceSet } from './place-set.ts'

const of = (places: readonly number[], room = 0) => {
  const set = new PlaceSet()
  set.clear(room)
  for (const place of places) set.add(place)
  return set
}
const listed = (set: PlaceSet, end = 200) =>
  Array.from({ length: end }, (_, place) => place).filter((place) => set.has(place) === 1)

// Around the ends of words, where a bit is easily lost.
const some = [0, 1, 30, 31, 32, 33, 62, 63, 64, 95, 96, 127, 128, 150]
const others = [1, 31, 33, 64, 65, 128]

describe('a set of places', () => {
  test('holds what was added and not taken out again, and counts it', () => {
    const set = of([...some, ...others])
    for (const place of [...others, 199, 5000]) set.delete(place)
    const left = some.filter((place) => !others.includes(place))
    expect(listed(set)).toEqual(left)
    expect(set.count()).toBe(left.length)
  })

  test.each([0, 1, 31, 32, 33, 64, 100])('all places below %i are in it, no others', (end) => {
    const set = new PlaceSet()
    set.clear(end)
    set.addBelow(end)
    expect(set.count()).toBe(end)
    expect(listed(set)).toEqual(Array.from({ length: end }, (_, place) => place))
  })

  test('is intersected, lessened and joined whatever room the two have', () => {
    for (const [mine, its] of [
      [0, 0],
      [4000, 0],
      [0, 4000],
    ] as const) {
      const kept = of(some, mine)
      kept.keep(of(others, its))
      expect(listed(kept)).toEqual(some.filter((place) => others.includes(place)))
      const dropped = of(some, mine)
      dropped.drop(of(others, its))
      expect(listed(dropped)).toEqual(some.filter((place) => !others.includes(place)))
      const joined = of(some, mine)
      joined.join(of(others, its))
      expect(listed(joined)).toEqual([...new Set([...some, ...others])].sort((a, b) => a - b))
    }
  })

  test('keeps the places of which something is true, asking of each that it has', () => {
    const set = of(some)
    const asked: number[] = []
    set.keepWhere((place) => {
      asked.push(place)
      return place % 2 === 1
    })
    expect(asked).toEqual(some)
    expect(listed(set)).toEqual(some.filter((place) => place % 2 === 1))
  })

  test('is empty when it is cleared, whether it has the room or not', () => {
    for (const room of [0, 100, 4000]) {
      const set = of(some)
      set.clear(room)
      expect(set.count()).toBe(0)
    }
  })
})
