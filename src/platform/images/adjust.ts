import { orDamaged, sharp } from './drawing.ts'

/** How a picture is turned, clockwise in degrees, and what is then cut off each side, in per cent. */
export interface Adjust {
  turn: 0 | 90 | 180 | 270
  cut: { top: number; right: number; bottom: number; left: number }
}

/** Turns and cuts a picture of our own. */
export async function adjust(jpeg: Buffer, { turn, cut }: Adjust): Promise<Buffer> {
  const turned = () => sharp(jpeg).rotate(turn).raw().toBuffer({ resolveWithObject: true })
  const { data, info } = await orDamaged(turned)
  const { width, height, channels } = info
  const left = Math.floor((width * cut.left) / 100)
  const top = Math.floor((height * cut.top) / 100)
  const kept = {
    ...{ left, top },
    width: Math.max(1, width - left - Math.floor((width * cut.right) / 100)),
    height: Math.max(1, height - top - Math.floor((height * cut.bottom) / 100)),
  }
  return sharp(data, { raw: { width, height, channels } })
    .extract(kept)
    .jpeg({ quality: 88 })
    .toBuffer()
}
