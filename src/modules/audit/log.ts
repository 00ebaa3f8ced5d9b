import { randomBytes } from 'node:crypto'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { openText, sealText } from '#platform/crypto'
import type { Reader } from '#platform/database'
import { refusalsOf, refusing } from '#platform/errors'
import { endLease } from '#platform/lease'
import {
  type Checkpoint,
  canonicalJson,
  type Hash,
  hashesAt,
  hashOfRange,
  inclusionRanges,
  leafHash,
  type NoteSigner,
  openProof,
  type Range,
  readCheckpoint,
  readNote,
  readTilePath,
  readVerifier,
  subtreesIn,
  tileOf,
  tilePath,
  tileWidth,
  verifierOf,
  writeProof,
  writeVerifier,
} from '#platform/tlog'
import { readEventsAfter } from './audit.store.ts'
import type { ExportedEvent } from './events.ts'
import {
  findLog,
  findSealedSeed,
  insertLog,
  type Log,
  readLogs,
  readSalts,
  readTile,
} from './log.store.ts'
import { appendAudit } from './reading.ts'

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
async function hashesOfRanges(tx: Reader, log: number, ranges: Range[]): Promise<Hash[]> {
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

/** Why a log ended; its successor states it in public. */
export type SuccessionReason = (typeof successionReasons)[number]

export const successionReasons = ['key-leaked', 'broken', 'restored'] as const

/** Returns the log that events are sealed into now; the first one begins on first use. */
export async function logToSeal(ctx: ActionContext): Promise<Log> {
  const known = await ctx.read(({ tx }) => findLog(tx))
  if (known) return known
  const { host } = new URL(ctx.config.url)
  return ctx.write(
    async (write) => (await findLog(write.tx)) ?? (await begin(write, 1, `${host}/log`)),
  )
}

/**
 * Ends the log and begins another with a key of its own, whose first leaf names the former: when a key leaked, when the
 * log is broken, and after a restore, so that no key ever signs two pasts. Every event is sealed again. A process that
 * is sealing at that moment loses the lease. Null when there is no log yet.
 */
export async function beginSuccessor(
  ctx: WriteContext,
  reason: SuccessionReason,
): Promise<Log | null> {
  const former = await findLog(ctx.tx)
  if (!former) return null
  await endLease(ctx.tx, 'sealing')
  const { number, origin, verifier, checkpoint } = former
  const [first = origin] = origin.split('/log')
  const ending = { origin, verifier, checkpoint, reason }
  // A name that no other restore of the same backup gets.
  const name = randomBytes(4).toString('hex')
  await appendAudit(ctx, 'log.succeeded', null, { former: origin, reason })
  return begin(ctx, number + 1, `${first}/log/${name}`, ending)
}

async function begin(
  ctx: WriteContext,
  number: number,
  origin: string,
  former?: Opening['former'],
): Promise<Log> {
  const seed = randomBytes(32)
  const begunAt = ctx.clock.now()
  const opening: Opening = { opens: origin, at: begunAt, ...(former && { former }) }
  const log = {
    ...{ number, origin, verifier: writeVerifier(verifierOf({ name: origin, seed })) },
    ...{ opening: canonicalJson(opening), size: 0, checkpoint: null, begunAt },
  }
  const key = ctx.secrets.derived('log-key')
  await insertLog(ctx.tx, log, sealText(key, seed.toString('base64')))
  return log
}

/** Returns what signs the log's checkpoints. */
export async function signerOf(
  ctx: ActionContext,
  { number, origin }: Pick<Log, 'number' | 'origin'>,
): Promise<NoteSigner> {
  const sealed = await ctx.read(({ tx }) => findSealedSeed(tx, number))
  if (sealed === undefined) throw new Error(`The key of the log ${origin} is not here`)
  const seed = Buffer.from(openText(ctx.secrets.openers('log-key'), sealed), 'base64')
  return { name: origin, seed }
}

/** Returns what a signed note promises, whoever signed it; null when it is not a checkpoint. */
export function checkpointIn(note: string): Checkpoint | null {
  const read = readNote(note)
  return read && readCheckpoint(read.text)
}

/** Returns how many leaves the log's newest checkpoint promises. */
export function signedSize({ checkpoint }: Pick<Log, 'checkpoint'>): number {
  return checkpoint === null ? 0 : (checkpointIn(checkpoint)?.size ?? 0)
}

/** Refusals about the transparency log. */
export const transparencyRefusals = refusalsOf({
  'log.not_sealed': {
    kind: 'not_found',
    sentence: 'There is no such event in the log, or it is not sealed yet. Try again in a second.',
  },
})

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
