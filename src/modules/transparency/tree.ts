import type { Reader } from '#platform/database'
import {
  type Hash,
  hashesAt,
  hashOfRange,
  type Range,
  subtreesIn,
  tileOf,
  tilePath,
  tileWidth,
} from '#platform/tlog'
import { readTile } from './log.store.ts'

/** Returns the hashes of ranges of leaves, from the stored tiles. */
export async function hashesOfRanges(tx: Reader, log: number, ranges: Range[]): Promise<Hash[]> {
  const tiles = new Map<string, Hash[]>()
  for (const { tile } of ranges.flatMap(subtreesIn).map(tileOf)) {
    const path = tilePath(tile)
    if (!tiles.has(path)) tiles.set(path, await readTile(tx, log, tile))
  }
  return ranges.map((range) => hashOfRange(range, (tile) => tiles.get(tilePath(tile)) ?? []))
}

/**
 * Returns the root over the first leaves.
 * @throws RangeError when there are not so many
 */
export async function rootAt(tx: Reader, log: number, size: number): Promise<Hash> {
  const [root] = await hashesOfRanges(tx, log, [{ from: 0, to: size }])
  return root as Hash
}

/** Returns the last tile of each level, by its level: where a tree of this size continues. */
export async function lastTiles(tx: Reader, log: number, size: number): Promise<Hash[][]> {
  const last: Hash[][] = []
  for (let level = 0; hashesAt(level, size) > 0; level += 1) {
    const count = hashesAt(level, size)
    const index = Math.floor(count / tileWidth)
    last.push((await readTile(tx, log, { level, index })).slice(0, count % tileWidth))
  }
  return last
}
