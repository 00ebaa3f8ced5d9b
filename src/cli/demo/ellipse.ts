export type Colour = readonly [number, number, number]

/** An ellipse of one colour; centre and half axes in pixels. */
export interface Ellipse {
  x: number
  y: number
  rx: number
  ry: number
  colour: Colour
}

interface Ground {
  width: number
  height: number
  colour: Colour
}

/** Paints a ground with shapes on it, each over those before it: raw RGB, ready for sharp. */
export function painted({ width, height, colour }: Ground, shapes: readonly Ellipse[]) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const mixed = shapes.reduce(
        (below, shape) => blend(below, shape.colour, covered(shape, x, y)),
        colour,
      )
      pixels.set(mixed, (y * width + x) * 3)
    }
  return { pixels, raw: { width, height, channels: 3 as const } }
}

/** Returns how much of a pixel the ellipse covers, 0 to 1, with an edge about two pixels soft. */
function covered({ x, y, rx, ry }: Ellipse, left: number, top: number): number {
  const distance = Math.hypot((left - x) / rx, (top - y) / ry)
  return Math.min(1, Math.max(0, 0.5 + ((1 - distance) * Math.min(rx, ry)) / 2))
}

function blend(below: Colour, above: Colour, share: number): Colour {
  if (share === 0) return below
  const mixed = below.map((value, i) => value + ((above[i] ?? 0) - value) * share)
  return mixed as unknown as Colour
}
