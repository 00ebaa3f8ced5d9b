import sharp, { type OverlayOptions } from 'sharp'
import { asMarkup, loadShippedFonts, watermarkFont } from '#platform/images'

interface Print {
  /** Height of the letters, in pixels. */
  size: number
  /** Where lines break, in pixels. */
  width: number
  colour: string
}

let fonts: Promise<void> | undefined

/** Draws text as a transparent picture, in any script whose font is shipped, to be laid over a sheet. */
export async function printed(
  text: string,
  { size, width, colour }: Print,
): Promise<OverlayOptions & { raw: { width: number; height: number; channels: 4 } }> {
  fonts ??= loadShippedFonts()
  await fonts
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${text.split('\n').map(asMarkup).join('\n')}</span>`,
      font: `${watermarkFont} ${size}`,
      dpi: 72,
      width,
      rgba: true,
      spacing: Math.round(size / 2),
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 } }
}

const stamps = new Map<string, Promise<OverlayOptions>>()

/** Draws the word SPECIMEN from corner to corner, to be laid over a picture of this size. */
export function stampOf(picture: { width: number; height: number }): Promise<OverlayOptions> {
  const key = `${picture.width} ${picture.height}`
  const stamp = stamps.get(key) ?? drawStamp(picture)
  stamps.set(key, stamp)
  return stamp
}

async function drawStamp({ width, height }: { width: number; height: number }) {
  const angle = Math.atan2(height, width)
  // SPECIMEN is a little over five times as wide as its letters are high.
  const size = Math.round(Math.hypot(width, height) / 7.2)
  const word = await printed('SPECIMEN', { size, width: size * 12, colour: '#b0302a' })
  const { data, info } = await sharp(word.input as Buffer, { raw: word.raw })
    .rotate((-angle * 180) / Math.PI, { background: '#0000' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = (data[alpha] ?? 0) * 0.34
  const raw = { width: info.width, height: info.height, channels: 4 as const }
  // Clipped to the picture: libvips lays nothing over a picture smaller than it.
  const fitted = await sharp(data, { raw })
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    input: fitted.data,
    raw: { width: fitted.info.width, height: fitted.info.height, channels: 4 as const },
    gravity: 'centre',
  }
}
