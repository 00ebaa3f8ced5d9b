import sharp from 'sharp'
import { glyphs } from './glyphs.ts'
import { linesOf, type Specimen, specimen, throwsOf } from './specimen.ts'

/** The conditions of a drawn photo of a passport. */
export interface Conditions {
  /** Pixels of the longer side. */
  size: number
  /** Degrees, clockwise; and further quarter turns. */
  turn: number
  quarters: number
  /** Standard deviations: of the lens in pixels, of the sensor in shades. */
  blur: number
  noise: number
  /** How much of the lines' contrast a reflection takes, 0 to 1, and where along them. */
  glare: number
  glareAt: number
  /** How much darker one side is than the other, 0 to 1. */
  shade: number
  jpeg: number
  /** Whether the day of birth does not fit its check digit. */
  isForged: boolean
}

/** Returns conditions as phones meet them, different for each number. */
function conditionsOf(seed: number): Conditions {
  const chance = throwsOf(seed + 5000)
  return {
    size: Math.round(chance(1500, 3000)),
    turn: chance(-8, 8),
    // Half of all photos are upright.
    quarters: Math.max(0, Math.floor(chance(-4, 4))),
    blur: chance(0.4, 1.6),
    noise: chance(2, 14),
    glare: chance(0, 1) < 0.5 ? chance(0.3, 0.75) : 0,
    glareAt: chance(0.1, 0.9),
    shade: chance(0, 0.45),
    jpeg: 60,
    isForged: false,
  }
}

// An ID-3 page is 125 by 88 mm; here 10 units each.
const page = { width: 1250, height: 880 }

/** Draws the data page of a passport as SVG, in units of a tenth of a millimetre. */
function pageOf(who: Specimen, [first, second]: [string, string]): string {
  const waves = Array.from({ length: 44 }, (_, at) => {
    const y = at * 20 + 6
    return `<path d="M0 ${y}q80 ${at % 2 ? 16 : -16} 160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0" fill="none" stroke="#8fb3a0" stroke-width="1.4" opacity=".7"/>`
  })
  const fields = [who.surname, who.givenNames, who.country[0], who.birth, who.sex, who.number]
  return [
    `<rect width="${page.width}" height="${page.height}" fill="#eee9dc"/>`,
    ...waves,
    '<rect x="60" y="160" width="300" height="400" fill="#b9a58c"/>',
    '<ellipse cx="210" cy="320" rx="85" ry="110" fill="#6d5140"/>',
    '<path d="M80 560q130-190 260 0z" fill="#39424e"/>',
    written('SPECIMEN', { x: 60, y: 100, size: 52 }),
    ...fields.map((text, at) => written(text, { x: 430, y: 190 + at * 68, size: 34 })),
    written(first, { x: 62, y: 745, size: 35.1 }),
    written(second, { x: 62, y: 809, size: 35.1 }),
  ].join('')
}

function written(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const scale = size / 1000
  return [...text]
    .map((sign, at) =>
      sign === ' '
        ? ''
        : `<path transform="translate(${x + at * 723 * scale} ${y}) scale(${scale} ${-scale})" d="${glyphs[sign]}" fill="#23211f"/>`,
    )
    .join('')
}

/** Draws a photo of the invented passport of this number, as JPEG, and returns it with its lines. */
export async function drawPhoto(
  seed: number,
  conditions: Partial<Conditions> = {},
): Promise<{ jpeg: Buffer; specimen: Specimen; lines: [string, string] }> {
  const who = specimen(seed)
  const chosen = { ...conditionsOf(seed), ...conditions }
  const lines = linesOf(who)
  const wrong = String((Number(lines[1][19]) + 1) % 10)
  const printed: [string, string] = chosen.isForged
    ? [lines[0], `${lines[1].slice(0, 19)}${wrong}${lines[1].slice(20)}`]
    : lines
  const { size, turn, quarters, blur, noise, glare, glareAt, shade, jpeg } = chosen
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${Math.round(size * 0.75)}" viewBox="0 0 1480 1110">
    <defs><linearGradient id="s"><stop offset="0" stop-opacity="0"/><stop offset="1" stop-opacity="${shade}"/></linearGradient>
    <radialGradient id="g"><stop offset="0" stop-color="#fff" stop-opacity="${glare}"/><stop offset=".5" stop-color="#fff" stop-opacity="${glare * 0.8}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
    <clipPath id="p"><rect width="${page.width}" height="${page.height}"/></clipPath>
    <rect width="1480" height="1110" fill="#5b4636"/>
    <g transform="rotate(${turn} 740 555) translate(115 115)" clip-path="url(#p)">${pageOf(who, printed)}
    <ellipse cx="${glareAt * page.width}" cy="770" rx="240" ry="150" fill="url(#g)"/></g>
    <rect width="1480" height="1110" fill="url(#s)"/></svg>`
  const height = Math.round(size * 0.75)
  const seen = { width: size, height, channels: 3 } as const
  const pixels = await renderedScene(scene, (blur * size) / 2000)
  return {
    jpeg: await sharp(noised(pixels, noise, seed), { raw: seen })
      .rotate(quarters * 90)
      .jpeg({ quality: jpeg })
      .toBuffer(),
    specimen: who,
    lines,
  }
}

/**
 * Renders the scene's pixels. The product forbids SVG in its process; a test in the same process may load
 * it for a moment.
 */
async function renderedScene(scene: string, blur: number): Promise<Buffer> {
  const svg = { operation: ['VipsForeignLoadSvg'] }
  sharp.unblock(svg)
  try {
    return await sharp(Buffer.from(scene)).removeAlpha().blur(blur).raw().toBuffer()
  } finally {
    sharp.block(svg)
  }
}

/** Adds a sensor's noise: each pixel by itself. */
function noised(pixels: Buffer, deviation: number, seed: number): Buffer {
  const chance = throwsOf(seed + 9000)
  for (let at = 0; at < pixels.length; at += 3) {
    const off = (chance(-1, 1) + chance(-1, 1) + chance(-1, 1)) * deviation
    for (let band = at; band < at + 3; band++)
      pixels[band] = Math.min(255, Math.max(0, (pixels[band] as number) + off))
  }
  return pixels
}
