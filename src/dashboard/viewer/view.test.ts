import { describe, expect, test } from 'vitest'
import { clampScale, firstView, neighbour, stepScale, toggledScale, turnedPage } from './view.ts'

type Viewed = Parameters<typeof neighbour>[1]
const viewed = (id: string, kind: string) => ({ id, kind, version: 1, pages: 3 }) as Viewed
const [photo, offer, visa] = [
  viewed('a', 'photo'),
  viewed('b', 'job-offer'),
  viewed('c', 'visa-paper'),
] as [Viewed, Viewed, Viewed]

describe('how a document is looked at', () => {
  test('it begins whole and upright, on the first page', () => {
    expect(firstView('a')).toMatchObject({ of: 'a', page: 1, scale: 1, turns: 0, isMarked: false })
  })

  test('zooming stays between the whole width and five times that', () => {
    expect(stepScale(1, 'out')).toBe(1)
    expect(stepScale(1, 'in')).toBe(1.5)
    expect(stepScale(4.9, 'in')).toBe(5)
    expect(clampScale(0.2)).toBe(1)
  })

  test('a double click goes in and the next one back', () => {
    expect(toggledScale(1)).toBe(2.5)
    expect(toggledScale(2.5)).toBe(1)
  })

  test('pages end at the first and the last', () => {
    expect([turnedPage(1, -1, photo), turnedPage(1, 1, photo), turnedPage(3, 1, photo)]).toEqual([
      1, 2, 3,
    ])
  })

  test('next and previous go through the documents; an earlier version stands in its kind’s place', () => {
    const all = [photo, offer, visa]
    expect(neighbour(all, photo, 1)).toBe(offer)
    expect(neighbour(all, photo, -1)).toBeUndefined()
    expect(neighbour(all, visa, 1)).toBeUndefined()
    expect(neighbour(all, viewed('old', 'job-offer'), 1)).toBe(visa)
  })
})
