import { emptyRoot, type Hash, nodeHash, type Range, rootOver } from './merkle.ts'

// The tiles of c2sp.org/tlog-tiles: 256 hashes of 32 bytes, each of a complete subtree.

/** Hashes in a full tile. */
export const tileWidth = 256
/** Bytes of a hash. */
export const hashBytes = 32

/** A tile's level and its place in the level. */
export interface TileName {
  level: number
  index: number
}

/** Returns how many hashes a level has in a tree: complete subtrees of 256^level leaves. */
export function hashesAt(level: number, size: number): number {
  return Math.floor(size / tileWidth ** level)
}

/**
 * Returns a path such as `tile/0/x001/234.p/5`, as the specification writes it; a full tile has no width in
 * its name.
 */
export function tilePath({ level, index }: TileName, width: number = tileWidth): string {
  const digits = String(index)
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/.{3}/g) ?? []
  const place = groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group))
  return `tile/${level}/${place.join('/')}${width === tileWidth ? '' : `.p/${width}`}`
}

/** Reads the tile of a path; null for any path that the specification would not write. */
export function readTilePath(path: string): (TileName & { width: number }) | null {
  const parts = /^tile\/(\d{1,2})\/((?:x\d{3}\/)*\d{3})(?:\.p\/(\d{1,3}))?$/.exec(path)
  if (!parts) return null
  const [, level = '', place = '', width] = parts
  const tile = { level: Number(level), index: Number(place.replace(/[x/]/g, '')) }
  const wide = width === undefined ? tileWidth : Number(width)
  if (tile.level > 63 || !Number.isSafeInteger(tile.index)) return null
  return tilePath(tile, wide) === path && wide > 0 && wide <= tileWidth
    ? { ...tile, width: wide }
    : null
}

/** Returns the complete subtrees of a range, from left to right: each `2 ** height` leaves. */
export function subtreesIn({ from, to }: Range): { height: number; index: number }[] {
  const subtrees = []
  let place = from
  while (place < to) {
    let height = 0
    while (place % 2 ** (height + 1) === 0 && place + 2 ** (height + 1) <= to) height += 1
    subtrees.push({ height, index: place / 2 ** height })
    place += 2 ** height
  }
  return subtrees
}

/** Returns the tile that holds the parts of a complete subtree, and where in it. */
export function tileOf({ height, index }: { height: number; index: number }) {
  const level = Math.floor(height / 8)
  const count = 2 ** (height % 8)
  const first = index * count
  return {
    tile: { level, index: Math.floor(first / tileWidth) },
    from: first % tileWidth,
    to: (first % tileWidth) + count,
  }
}

/** Computes the hash of a range of leaves from the hashes of tiles. */
export function hashOfRange(range: Range, hashesOf: (tile: TileName) => readonly Hash[]): Hash {
  if (range.from === range.to) return emptyRoot()
  return subtreesIn(range)
    .map((subtree) => {
      const { tile, from, to } = tileOf(subtree)
      const hashes = hashesOf(tile).slice(from, to)
      if (hashes.length !== to - from) throw new RangeError(`Tile ${tilePath(tile)} is too short`)
      return rootOver(hashes)
    })
    .reduceRight((right, left) => nodeHash(left, right))
}

/** Returns the hashes in a tile's bytes. */
export function hashesIn(bytes: Buffer): Hash[] {
  return Array.from({ length: Math.floor(bytes.length / hashBytes) }, (_, at) =>
    bytes.subarray(at * hashBytes, (at + 1) * hashBytes),
  )
}

/** A tree's last, growing tile of each level, and how many leaves the tree has. */
export interface Growth {
  size: number
  last: Hash[][]
}

/** Appends leaves in place; returns each tile that changed, as it is now. */
export function growTiles(growth: Growth, leaves: readonly Hash[]) {
  // By level, since leaves come in order: the next tile may be the level's last one again.
  const changed: (TileName & { hashes: readonly Hash[] })[][] = []
  const append = (level: number, hash: Hash, count: number) => {
    const hashes = growth.last[level] ?? []
    hashes.push(hash)
    growth.last[level] = hashes
    const tile = { level, index: Math.floor((count - 1) / tileWidth) }
    const tiles = changed[level] ?? []
    changed[level] = tiles
    if (tiles.at(-1)?.index !== tile.index) tiles.push({ ...tile, hashes })
    if (hashes.length < tileWidth) return
    growth.last[level] = []
    append(level + 1, rootOver(hashes), count / tileWidth)
  }
  for (const leaf of leaves) {
    growth.size += 1
    append(0, leaf, growth.size)
  }
  return changed.flat()
}
