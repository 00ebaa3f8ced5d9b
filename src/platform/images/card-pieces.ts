import { sharp } from './drawing.ts'

/** The photo, in pixels. */
export const portrait = { width: 150, height: 188 }
/** A QR code is to be read from a worn print. */
export const leastQr = (25 * 873) / 105
/** Modules around a QR code that stay white (ISO/IEC 18004, 9.1). */
const quiet = 4

/** Something drawn, of a size in pixels. */
export interface Drawn {
  input: Buffer
  width: number
  height: number
}

/** A part of the card, from its own top; `left` counts from where a line begins. */
export interface Placed extends Drawn {
  left: number
  top: number
}

/** What is placed together, and how high it is. */
export interface Part {
  placed: Placed[]
  height: number
}

export const whole = (drawn: Drawn): Part => ({
  placed: [{ ...drawn, left: 0, top: 0 }],
  height: drawn.height,
})

export const moved = ({ placed, height }: Part, left: number, top: number): Part => ({
  placed: placed.map((one) => ({ ...one, left: one.left + left, top: one.top + top })),
  height: height + top,
})

/** Puts parts below each other. */
export function stacked(parts: readonly Part[], gap = 2): Part {
  const placed: Placed[] = []
  let height = 0
  for (const [at, part] of parts.entries()) {
    if (at > 0) height += gap
    placed.push(...moved(part, 0, height).placed)
    height += part.height
  }
  return { placed, height }
}

export async function bar(width: number, height: number, background: string): Promise<Drawn> {
  const size = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
  const create = { ...size, channels: 3, background } as const
  return { input: await sharp({ create }).png().toBuffer(), ...size }
}

export async function picture(photo: Buffer): Promise<Drawn> {
  const input = await sharp(photo)
    .resize({ ...portrait, fit: 'cover' })
    .png()
    .toBuffer()
  return { input, ...portrait }
}

/** Draws a QR code of at least 25 mm and its margin, each module of whole pixels. */
export async function qrCode(
  rows: readonly (readonly boolean[])[],
): Promise<Drawn & { quiet: number }> {
  const module = Math.ceil(leastQr / (rows.length - 2 * quiet))
  const side = rows.length * module
  const data = Buffer.alloc(side * side, 255)
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      for (let line = 0; isDark && line < module; line += 1) {
        const from = (y * module + line) * side + x * module
        data.fill(0, from, from + module)
      }
  const raw = { width: side, height: side, channels: 1 } as const
  const input = await sharp(data, { raw }).png().toBuffer()
  return { input, width: side, height: side, quiet: quiet * module }
}
