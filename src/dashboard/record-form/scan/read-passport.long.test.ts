import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { drawPhoto } from '#test/passports/draw'
import { greyOf } from './grey.ts'
import { openReader } from './letters.ts'
import { readPassport } from './read-passport.ts'

// The reader of letters and its data are those that the browser gets.
const data = join(
  import.meta.dirname,
  '../../../../node_modules/@tesseract.js-data/eng/4.0.0_best_int',
)
const reader = await openReader({ langPath: data })
afterAll(() => reader.close())

async function read(photo: Buffer) {
  const { data, info } = await sharp(photo)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return await readPassport(greyOf(data, info.width, info.height), reader.recognise)
}

describe('a photo of a passport', () => {
  test.each([
    ['turned by 7°, with a reflection', { turn: 7, glare: 0.6, quarters: 0 }],
    ['lying on its side', { turn: -5, quarters: 1 }],
    ['on its head, noisy', { turn: 3, quarters: 2, noise: 12 }],
  ])('%s is read whole', async (_, conditions) => {
    const { jpeg, lines } = await drawPhoto(13, { size: 1500, blur: 0.8, ...conditions })
    expect(await read(jpeg)).toEqual({ first: lines[0], second: lines[1] })
  })

  test.each([
    ['too blurred', 4, { blur: 14 }],
    ['with lines whose check digits are wrong', 5, { isForged: true }],
  ])('%s gives nothing', async (_, seed, conditions) => {
    const { jpeg } = await drawPhoto(seed, { size: 1500, quarters: 0, ...conditions })
    expect(await read(jpeg)).toBeNull()
  })

  test('of something else gives nothing', async () => {
    const grey = { width: 900, height: 600, data: new Uint8Array(900 * 600).fill(200) }
    expect(await readPassport(grey, reader.recognise)).toBeNull()
  })
})
