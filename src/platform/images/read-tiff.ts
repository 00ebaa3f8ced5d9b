/** A page of a TIFF. */
export interface TiffPage {
  /** Its place among the pictures of the file, from 0. */
  place: number
  /** How many columns are as wide as a line is high: 1 but for a fax, whose lines are less fine. */
  stretch: number
}

/** The pages of a TIFF in their order, and behind them its other pictures: small copies of a page, masks. */
export interface TiffPages {
  pages: TiffPage[]
  others: TiffPage[]
}

/** Tags that are read (TIFF 6.0, section 8 and 19). */
const tags = {
  purpose: 254,
  oldPurpose: 255,
  bits: 258,
  across: 282,
  down: 283,
  samples: 339,
} as const
/** `NewSubfileType`: a smaller copy of another picture, or a mask. */
const isBesidePages = 1 | 4
/** `SubfileType`, as older programs name a smaller copy. */
const smallerCopy = 2
/** `SampleFormat`: whole numbers from 0, and what the file says nothing about. */
const shades = [1, 4]
/** Above these a number says nothing about its range. */
const mostBits = 16
/** Fax machines: 204 × 98. Above this it is a wrong number, or a picture of something else. */
const mostStretch = 4
/** The pictures that are looked at; a file with more is refused for its pages. */
const mostPictures = 1000
/** Bytes of a value of each type that is read. */
const sizes: Record<number, number> = { 1: 1, 3: 2, 4: 4, 5: 8, 16: 8 }

/**
 * Reads what each picture of a TIFF or BigTIFF is for.
 * @throws Error where one has no shades that can be shown: floats, signed or long numbers; and when it cannot be read
 */
export function readTiff(bytes: Buffer): TiffPages {
  const file = new TiffFile(bytes)
  const read: TiffPages = { pages: [], others: [] }
  for (const [place, directory] of file.directories().entries()) {
    const purpose = directory.get(tags.purpose)?.[0] ?? 0
    const isBeside =
      (purpose & isBesidePages) !== 0 || directory.get(tags.oldPurpose)?.[0] === smallerCopy
    const into = isBeside ? read.others : read.pages
    if (!isBeside) refuseUnlessShades(directory)
    into.push({ place, stretch: stretchOf(directory) })
  }
  const [first, ...others] = read.others
  return read.pages.length === 0 && first ? { pages: [first], others } : read
}

type Directory = ReadonlyMap<number, number[]>

function refuseUnlessShades(directory: Directory): void {
  const isKnown = (directory.get(tags.samples) ?? []).every((one) => shades.includes(one))
  const isShort = (directory.get(tags.bits) ?? []).every((one) => one <= mostBits)
  if (!isKnown || !isShort) throw new Error('no shades')
}

function stretchOf(directory: Directory): number {
  const [across = 0] = directory.get(tags.across) ?? []
  const [down = 0] = directory.get(tags.down) ?? []
  const stretch = across / down
  const isMeant = stretch >= 1 / mostStretch && stretch <= mostStretch
  // Rounded numbers of dots make a square a little longer.
  return isMeant && Math.abs(stretch - 1) > 0.05 ? stretch : 1
}

class TiffFile {
  readonly #bytes: Buffer
  readonly #isLittle: boolean
  readonly #isBig: boolean

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    this.#isLittle = bytes[0] === 0x49
    this.#isBig = this.#number(2, 2) === 43
  }

  directories(): Directory[] {
    const found: Directory[] = []
    const seen = new Set<number>()
    const wide = this.#isBig ? 8 : 4
    for (let next = this.#number(wide, wide); next !== 0; ) {
      if (seen.has(next) || seen.size > mostPictures) throw new Error('no end')
      seen.add(next)
      const counted = this.#isBig ? 8 : 2
      const entries = this.#number(next, counted)
      const entry = this.#isBig ? 20 : 12
      const start = next + counted
      next = this.#number(start + entries * entry, wide)
      found.push(this.#directory(start, entries, entry))
    }
    return found
  }

  #directory(start: number, entries: number, entry: number): Directory {
    const wanted: number[] = Object.values(tags)
    const read = new Map<number, number[]>()
    for (let at = start; at < start + entries * entry; at += entry) {
      const tag = this.#number(at, 2)
      if (wanted.includes(tag)) read.set(tag, this.#values(at))
    }
    return read
  }

  /** Values that fit into their entry lie in it. */
  #values(entry: number): number[] {
    const wide = this.#isBig ? 8 : 4
    const type = this.#number(entry + 2, 2)
    const size = sizes[type]
    if (size === undefined) return []
    const count = Math.min(this.#number(entry + 4, wide), 16)
    const inside = entry + 4 + wide
    const from = size * count <= wide ? inside : this.#number(inside, wide)
    return Array.from({ length: count }, (_, index) => {
      const at = from + index * size
      return type === 5 ? this.#number(at, 4) / this.#number(at + 4, 4) : this.#number(at, size)
    })
  }

  /** @throws RangeError outside the file */
  #number(at: number, size: number): number {
    const low = this.#isLittle
    if (size <= 4) return low ? this.#bytes.readUIntLE(at, size) : this.#bytes.readUIntBE(at, size)
    return Number(low ? this.#bytes.readBigUInt64LE(at) : this.#bytes.readBigUInt64BE(at))
  }
}
