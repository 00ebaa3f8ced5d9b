import type { Reader } from '#platform/database'
import {
  canonicalJson,
  type Hash,
  hashesAt,
  hashOfRange,
  leafHash,
  type Range,
  subtreesIn,
  tileOf,
  tilePath,
  tileWidth,
} from '#platform/tlog'
import type { ExportedEvent } from './events.ts'
import { readTile } from './log.store.ts'

/** Random bytes in each leaf, so that its hash reveals nothing about the event. */
export const saltBytes = 32

/** The content of a log's first leaf: which log it is, and what it follows. */
export interface Opening {
  opens: string
  at: string
  /** The log that this one follows, with its last checkpoint, and why it ended. */
  former?: { origin: string; verifier: string; checkpoint: string | null; reason: string }
}

/** Returns a leaf as it is hashed: the JCS form (RFC 8785) of an event or an opening, with random bytes. */
export function leafBytes(content: ExportedEvent | Opening, salt: Buffer): Buffer {
  return Buffer.from(canonicalJson({ ...content, salt: salt.toString('base64') }))
}

export function hashOf(content: ExportedEvent | Opening, salt: Buffer): Hash {
  return leafHash(leafBytes(content, salt))
}

/** Returns the random bytes of one leaf from those of its 256. */
export function saltAt(salts: Buffer, leaf: number): Buffer {
  const from = (leaf % tileWidth) * saltBytes
  return salts.subarray(from, from + saltBytes)
}

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
