import type { ReadContext } from '#platform/context'
import { type RefusalTable, refusing } from '#platform/errors'
import {
  hashesAt,
  inclusionRanges,
  openProof,
  readTilePath,
  readVerifier,
  tileWidth,
  writeProof,
} from '#platform/tlog'
import { readEventsAfter } from './audit.store.ts'
import { hashesOfRanges, leafBytes, type Opening, saltAt, signedSize } from './checkpoints.ts'
import { findLog, type Log, readLogs, readSalts, readTile } from './log.store.ts'

/** Refusals about the transparency log. */
export const transparencyRefusals = {
  'log.not_sealed': {
    kind: 'not_found',
    sentence: 'There is no such event in the log, or it is not sealed yet. Try again in a second.',
  },
} as const satisfies RefusalTable

const known = refusing(transparencyRefusals)

const refuseUnless: typeof known.refuseUnless = known.refuseUnless

/** Returns the newest signed checkpoint; null before there is one. */
export async function readCheckpointNote({ tx }: ReadContext): Promise<string | null> {
  return (await findLog(tx))?.checkpoint ?? null
}

/** Returns the key that verifies the checkpoints: `name+hash+base64`. */
export async function readLogKey({ tx }: ReadContext): Promise<string | null> {
  return (await findLog(tx))?.verifier ?? null
}

/** Returns the bytes of the tile at a path; null where the newest checkpoint covers no such tile. */
export async function readPublicTile({ tx }: ReadContext, path: string): Promise<Buffer | null> {
  const tile = readTilePath(path)
  const log = tile && (await findLog(tx))
  if (!tile || !log) return null
  const isCovered = tile.index * tileWidth + tile.width <= hashesAt(tile.level, signedSize(log))
  if (!isCovered) return null
  const hashes = await readTile(tx, log.number, tile)
  return hashes.length < tile.width ? null : Buffer.concat(hashes.slice(0, tile.width))
}

/** Returns the first leaf, which says what the log follows, as it was hashed. */
export async function readOpening({ tx }: ReadContext): Promise<Buffer | null> {
  const log = await findLog(tx)
  return log?.checkpoint ? bytesOfLeaf({ tx }, log, 0) : null
}

/**
 * Proves that an event is in the log, in the form of c2sp.org/tlog-proof; `extra` is the leaf itself. Refuses with
 * `log.not_sealed` an event that no checkpoint covers yet.
 */
export async function proveEvent({ tx }: ReadContext, sequence: number): Promise<string> {
  const log = await findLog(tx)
  const size = log ? signedSize(log) : 0
  refuseUnless(log?.checkpoint && sequence < size, 'log.not_sealed')
  const extra = await bytesOfLeaf({ tx }, log, sequence)
  refuseUnless(extra, 'log.not_sealed')
  const hashes = await hashesOfRanges(tx, log.number, inclusionRanges(sequence, size))
  return writeProof({ leaf: sequence, extra, hashes, checkpoint: log.checkpoint })
}

interface ProvenEvent {
  /** The leaf, as JSON. */
  event: unknown
  /** Whether the key that signed it came into other hands later, so that others may have written it. */
  isLeaked: boolean
}

/** Returns what a proof shows to be in a log of ours; null for a proof of anything else. */
export async function openProvenEvent(
  { tx }: ReadContext,
  proof: string,
): Promise<ProvenEvent | null> {
  const logs = await readLogs(tx)
  for (const [index, { verifier }] of logs.entries()) {
    const key = readVerifier(verifier)
    const leaf = key && openProof(proof, [key])
    if (!leaf) continue
    const follower = logs[index + 1]
    const reason = follower && (JSON.parse(follower.opening) as Opening).former?.reason
    return { event: JSON.parse(leaf.toString('utf8')), isLeaked: reason === 'key-leaked' }
  }
  return null
}

async function bytesOfLeaf(
  { tx }: Pick<ReadContext, 'tx'>,
  log: Log,
  leaf: number,
): Promise<Buffer | null> {
  const salts = await readSalts(tx, Math.floor(leaf / tileWidth))
  const salt = saltAt(salts, leaf)
  if (leaf === 0) return leafBytes(JSON.parse(log.opening) as Opening, salt)
  const [event] = await readEventsAfter(tx, leaf - 1, 1)
  return event?.sequence === leaf ? leafBytes(event, salt) : null
}
