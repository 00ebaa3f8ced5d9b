import { expect, test } from 'vitest'
import { adjustedName, isWorthMaking, madeType, untouched } from './geometry.ts'

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
