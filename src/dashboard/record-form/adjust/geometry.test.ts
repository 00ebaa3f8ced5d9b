import { describe, expect, test } from 'vitest'
import {
  type Adjustment,
  adjustedName,
  cropPixels,
  isWorthMaking,
  madeType,
  matrixOf,
  resultSize,
  type Size,
  turned,
  turnedSize,
  untouched,
} from './geometry.ts'

const photo: Size = { width: 4000, height: 3000 }
const how = (changes: Partial<Adjustment>): Adjustment => ({ ...untouched, ...changes })

/** Where a point of the picture comes to lie. */
function pointAt(size: Size, adjustment: Adjustment, x: number, y: number): [number, number] {
  const [a, b, c, d, e, f] = matrixOf(size, adjustment)
  return [a * x + c * y + e, b * x + d * y + f]
}

describe('turning', () => {
  test('a quarter to the right brings the upper left corner to the upper right, exactly', () => {
    const right = turned(untouched, 1)
    expect(turnedSize(photo, right)).toEqual({ width: 3000, height: 4000 })
    expect(pointAt(photo, right, 0, 0)).toEqual([3000, 0])
    expect(pointAt(photo, right, 4000, 3000)).toEqual([0, 4000])
  })

  test('an odd number of pixels is turned without half of one', () => {
    const odd = { width: 3, height: 2 }
    for (const quarters of [0, 1, 2, 3])
      for (const at of pointAt(odd, how({ quarters }), 1, 1))
        expect(Number.isInteger(at)).toBe(true)
  })

  test.each([1, -1] as const)('what is cropped stays what is cropped (%i)', (by) => {
    const size = { width: 3200, height: 1600 }
    for (const x of [0, 0.125, 0.5, 0.75])
      for (const y of [0, 0.25, 0.5]) {
        const before = how({ crop: { x, y, width: 0.25, height: 0.5 } })
        const after = turned(before, by)
        expect(resultSize(size, before)).toEqual({ width: 800, height: 800 })
        expect(resultSize(size, after)).toEqual({ width: 800, height: 800 })
        const middle = [(x + 0.125) * size.width, (y + 0.25) * size.height] as const
        expect(pointAt(size, after, ...middle)).toEqual([400, 400])
        expect(turned(after, by === 1 ? -1 : 1)).toEqual(before)
      }
  })
})

describe('straightening', () => {
  test('no corner of the picture is lost, whatever the angle', () => {
    for (let degrees = -10; degrees <= 10; degrees += 0.5)
      for (const quarters of [0, 1, 2, 3]) {
        const straightened = how({ degrees, quarters })
        const { width, height } = turnedSize(photo, straightened)
        for (const x of [0, photo.width])
          for (const y of [0, photo.height]) {
            const [across, down] = pointAt(photo, straightened, x, y)
            expect(Math.min(across, down)).toBeGreaterThan(-1)
            expect(across).toBeLessThan(width + 1)
            expect(down).toBeLessThan(height + 1)
          }
      }
  })

  test('positive degrees turn clockwise: the right end of a level line sinks', () => {
    const [, left] = pointAt(photo, how({ degrees: 5 }), 0, 1500)
    const [, right] = pointAt(photo, how({ degrees: 5 }), 4000, 1500)
    expect(right).toBeGreaterThan(left)
  })
})

describe('cropping', () => {
  test('shares become whole pixels inside the picture', () => {
    const crop = { x: 0.1, y: 0.25, width: 0.5, height: 0.75 }
    expect(cropPixels(photo, { crop })).toEqual({ x: 400, y: 750, width: 2000, height: 2250 })
  })

  test('the corner of what is kept is the corner of the result', () => {
    const cropped = how({ crop: { x: 0.1, y: 0.25, width: 0.5, height: 0.5 } })
    expect(pointAt(photo, cropped, 400, 750)).toEqual([0, 0])
    expect(pointAt(photo, cropped, 2400, 2250)).toEqual([2000, 1500])
  })
})

describe('making smaller', () => {
  test('the longer side gets as many pixels as asked, and the shape stays', () => {
    expect(resultSize(photo, how({ longest: 2000 }))).toEqual({ width: 2000, height: 1500 })
    expect(pointAt(photo, how({ longest: 2000 }), 4000, 3000)).toEqual([2000, 1500])
  })

  test('nothing is enlarged', () => {
    expect(resultSize({ width: 30, height: 20 }, how({ longest: 2000 }))).toEqual({
      width: 30,
      height: 20,
    })
  })
})

test.each([
  ['IMG_2041.JPG', 'image/jpeg', 'IMG_2041.JPG'],
  ['passport.jpeg', 'image/jpeg', 'passport.jpeg'],
  ['visa.png', 'image/png', 'visa.png'],
  ['visa.png', 'image/jpeg', 'visa.jpg'],
  ['IMG_2041.HEIC', 'image/jpeg', 'IMG_2041.jpg'],
  ['পাসপোর্ট.webp', 'image/jpeg', 'পাসপোর্ট.jpg'],
  ['scan 3.5.2026', 'image/jpeg', 'scan 3.5.2026.jpg'],
] as const)('%s as %s is called %s', (name, type, wanted) => {
  expect(adjustedName(name, type)).toBe(wanted)
})

test('a PNG stays one as long as its pixels are only moved or cut away', () => {
  const cropped = { ...untouched, crop: { x: 0, y: 0, width: 0.5, height: 1 } }
  expect(madeType('image/png', { ...cropped, quarters: 1 })).toBe('image/png')
  expect(madeType('image/png', { ...untouched, degrees: 1 })).toBe('image/jpeg')
  expect(madeType('image/png', { ...untouched, longest: 2000 })).toBe('image/jpeg')
  expect(madeType('image/webp', cropped)).toBe('image/jpeg')
})

test('a HEIC is worth making a JPEG of, unchanged; a JPEG is not', () => {
  expect(isWorthMaking({ type: 'image/heic' }, untouched)).toBe(true)
  expect(isWorthMaking({ type: 'image/jpeg' }, untouched)).toBe(false)
  expect(isWorthMaking({ type: 'image/jpeg' }, { ...untouched, quarters: 2 })).toBe(true)
})
