import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { CreateText, Sharp, SharpInput, SharpOptions } from 'sharp'
import { outOfResources, Refusal, refusal } from '#platform/errors'
import { hasResources, packageRoot } from '#platform/worker'

type Library = typeof import('sharp').default

let loaded: Library | undefined

/**
 * Does what `sharp` does. The library is loaded and configured with the first picture: a start would wait for it, and
 * most servers show more pages than pictures.
 */
export function sharp(
  ...given: [options?: SharpOptions] | [input?: SharpInput, options?: SharpOptions]
): Sharp {
  loaded ??= configured(createRequire(import.meta.url)('sharp'))
  return loaded(...(given as [SharpInput, SharpOptions]))
}

/**
 * Configures sharp for the whole process. Only the loaders of JPEG, PNG, WebP and TIFF from memory stay,
 * because libvips otherwise draws an SVG that is named .png. Nothing is cached, since every file is seen once. A
 * picture gets one thread, since two are made at a time on two cores.
 */
function configured(sharp: Library): Library {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadTiffBuffer',
    ],
  })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/** A picture that a messenger shows beside a link. */
export interface Card {
  title: string
  sentence: string
  /** `#rrggbb` each. */
  colours: { paper: string; ink: string; accent: string }
}

const width = 1200
const height = 630
const margin = 90
const column = width - 2 * margin

/** Draws the card, 1200 × 630 px, as PNG. The fonts must be loaded. */
export async function drawCard({ title, sentence, colours }: Card): Promise<Buffer> {
  const name = await lines(title, colours.ink, { size: 84, mostHeight: 300 })
  const says = await lines(sentence, colours.accent, { size: 44, mostHeight: 130 })
  const bar = { width: 12, height: name.height + 40 + says.height, channels: 3 as const }
  const top = Math.round((height - bar.height) / 2)
  return sharp({ create: { width, height, channels: 3, background: colours.paper } })
    .composite([
      {
        input: { create: { ...bar, background: colours.accent } },
        left: margin - 44,
        top,
      },
      { input: name.png, left: margin, top },
      { input: says.png, left: margin, top: top + name.height + 40 },
    ])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

/** Sets a text in lines, in letters as large as fit. @param size of the letters, in pixels, at most */
async function lines(
  text: string,
  colour: string,
  { size, mostHeight }: { size: number; mostHeight: number },
): Promise<{ png: Buffer; height: number }> {
  const set = letters(asMarkup(text), { size, colour, width: column, wrap: 'word-char' })
  const { data, info } = await set.png().toBuffer({ resolveWithObject: true })
  if (info.height <= mostHeight || size <= 20) return { png: data, height: info.height }
  return lines(text, colour, { size: Math.round(size * 0.85), mostHeight })
}

/** A letter on a square, for a phone's start screen. */
export interface Mark {
  /** Empty: the square alone. */
  letter: string
  /** `#rrggbb` each. */
  colours: { paper: string; ink: string }
  /** The side of the square, in pixels. */
  side: number
}

/** Draws the mark as PNG. The letter is in the middle, where no phone cuts it off. The fonts must be loaded. */
export async function drawMark({ letter, colours, side }: Mark): Promise<Buffer> {
  const square = sharp({
    create: { width: side, height: side, channels: 3, background: colours.paper },
  })
  if (letter !== '') square.composite([{ input: await drawLetter(letter, colours.ink, side) }])
  return square.png({ palette: true, compressionLevel: 9 }).toBuffer()
}

async function drawLetter(letter: string, ink: string, side: number): Promise<Buffer> {
  const box = Math.round(side * 0.6)
  const drawn = letters(asMarkup(letter), { size: box, colour: ink })
  return sharp(await drawn.png().toBuffer())
    .resize({ width: box, height: box, fit: 'inside', withoutEnlargement: true })
    .toBuffer()
}

/** The family and weight that we ship. */
export const watermarkFont = 'Noto Sans Bold'

type Setting = Omit<CreateText, 'text' | 'font' | 'dpi'> & {
  /** Of the letters, in pixels. */
  size: number
  colour?: string
}

/** Sets markup in that font on a transparent ground. The fonts must be loaded. */
export function letters(markup: string, { size, colour, ...how }: Setting): Sharp {
  const text = colour === undefined ? markup : `<span foreground="${colour}">${markup}</span>`
  return sharp({ text: { rgba: true, ...how, text, font: `${watermarkFont} ${size}`, dpi: 72 } })
}

const known = new Set<string>()

/**
 * Makes the fonts of assets/fonts that a text needs, and none of the machine's, known to Pango, which picks by character.
 * Each script has its own file (NotoSansBengali-Bold.ttf), some 2 ms and 300 kB of memory.
 */
export async function loadFontsFor(
  text: string,
  folder = join(packageRoot(), 'assets', 'fonts'),
): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: fontconfig reads its configuration only from there, at the first text
  process.env.FONTCONFIG_FILE = join(folder, 'fonts.conf')
  for (const name of readdirSync(folder)) {
    const [, script] = /^NotoSans(\w*)-Bold\.ttf$/.exec(name) ?? []
    if (script === undefined || known.has(name)) continue
    if (script !== '' && !new RegExp(`\\p{Script_Extensions=${script}}`, 'u').test(text)) continue
    // Drawing one dot is libvips' way of adding a font file to the process permanently.
    await sharp({
      text: { text: '.', font: watermarkFont, fontfile: join(folder, name) },
    })
      .raw()
      .toBuffer()
    known.add(name)
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/**
 * Returns text as Pango markup that shows exactly that text. Characters that XML forbids become spaces, and
 * marks that change the direction of the following text are removed: a name could turn the sentence round.
 * Those that isolate a name (U+2068, U+2069) stay: without them an Arabic one turns the number behind it.
 */
export function asMarkup(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replace(/[\u202A-\u202E\u2066\u2067]/g, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/**
 * Messages by which libvips and the libraries below it report a lack of memory or threads. The list is
 * incomplete: all drawings share one buffer for messages, so one may get another's, or none. What damaged files are told with too
 * (“out of order read”, “Unknown error”) is not in it.
 */
const saysNoMemory =
  /out of memory|insufficient memory|(failed|unable) to allocate|creating thread/i

const noResources = () => refusal('service.busy', { retryAfter: 5 })

/** What took too long takes as long again. */
const isTimeout = (error: unknown) => /^Error: timeout:/.test(String(error))

/**
 * Draws, and once more when it failed without a certain reason: others may have had the memory, or the file
 * handles. Whatever libvips says, nothing else is blamed until it failed twice while both were available.
 * @throws Refusal `service.busy` when there was no memory or handle for it; what else it throws
 */
export async function orBusy<T>(
  draw: () => Promise<T>,
  areThere: () => boolean = hasResources,
): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await draw()
    } catch (error) {
      if (error instanceof Refusal || isTimeout(error)) throw error
      const isForThem = outOfResources(error) !== null || saysNoMemory.test(String(error))
      if (isForThem || !areThere()) throw noResources()
      if (tries === 2) throw error
    }
}

/**
 * Does the same for reading a file, and calls an unreadable one damaged.
 * @throws Refusal `document.damaged`, `service.busy` when there was no memory or handle for it
 */
export async function orDamaged<T>(read: () => Promise<T>, areThere?: () => boolean): Promise<T> {
  try {
    return await orBusy(read, areThere)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw refusal('document.damaged')
  }
}

/**
 * Makes something once for all callers, and again after a failure: there may have been no memory, or no
 * file handle.
 */
export function madeOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= orBusy(make).catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
