import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openImages } from './open-images.ts'

const colours = { paper: '#7a3e8e', ink: '#ffffff' }
const side = 180

/** How far the ink reaches, in pixels from the left and from the top. */
async function inkOf(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const places = Array.from({ length: info.width * info.height }, (_, place) => place).filter(
    (place) => (data[place * info.channels + 1] ?? 0) > 200,
  )
  const across = places.map((place) => place % info.width)
  const down = places.map((place) => Math.floor(place / info.width))
  return { across, down }
}

test.each(['P', 'অ', 'ক্ষ', 'पा', 'ب', '<', 'W'])(
  'the letter “%s” is in the middle',
  async (letter) => {
    const images = openImages()
    const mark = await images.drawMark({ letter, colours, side })
    const { format, width, height } = await sharp(mark).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: side, height: side })
    const { across, down } = await inkOf(mark)
    expect(across.length).toBeGreaterThan(100)
    for (const places of [across, down]) {
      const least = places.reduce((one, other) => Math.min(one, other))
      const most = places.reduce((one, other) => Math.max(one, other))
      // What a phone leaves of a picture that it cuts to a circle (W3C, Web Application Manifest, 1.14.1).
      expect(least).toBeGreaterThanOrEqual(side * 0.15)
      expect(most).toBeLessThanOrEqual(side * 0.85)
    }
    await images.close()
  },
)

test('without a letter the square alone is drawn', async () => {
  const images = openImages()
  const { across } = await inkOf(await images.drawMark({ letter: '', colours, side }))
  expect(across).toEqual([])
  await images.close()
})
