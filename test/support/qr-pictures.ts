import { encodeQR } from 'qr'
import sharp from 'sharp'

interface Drawn {
  /** How many pixels wide each module is. */
  module?: number
  /** A long text fits with low error correction only. */
  ecc?: 'low' | 'medium'
}

/** Draws a QR code as PNG. */
export async function qrPng(
  content: string,
  { module = 8, ecc = 'medium' }: Drawn = {},
): Promise<Buffer> {
  const rows = encodeQR(content, 'raw', { ecc, border: 4 })
  const side = rows.length
  const pixels = Buffer.from(rows.flat().map((isDark) => (isDark ? 0 : 255)))
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * module, side * module, { kernel: 'nearest' })
    .png()
    .toBuffer()
}

/** Draws it as a phone takes it: somewhere on a table, turned, slightly blurred, as a compressed JPEG. */
export async function qrPhoto(content: string, degrees = 0): Promise<Buffer> {
  const turned = await sharp(await qrPng(content, { module: 14 }))
    .rotate(degrees, { background: '#fff' })
    .toBuffer()
  return sharp({ create: { width: 3000, height: 4000, channels: 3, background: '#bb9977' } })
    .composite([{ input: turned, left: 900, top: 1700 }])
    .blur(1.5)
    .jpeg({ quality: 60 })
    .toBuffer()
}
