import { randomBytes } from 'node:crypto'
import type { ActionContext, WriteContext } from '#platform/context'
import { openText, sealText } from '#platform/crypto'
import type { Reader } from '#platform/database'
import { endLease } from '#platform/lease'
import {
  type Checkpoint,
  canonicalJson,
  type Hash,
  hashesAt,
  hashOfRange,
  leafHash,
  type NoteSigner,
  type Range,
  readCheckpoint,
  readNote,
  subtreesIn,
  tileOf,
  tilePath,
  tileWidth,
  verifierOf,
  writeVerifier,
} from '#platform/tlog'
import type { ExportedEvent } from './events.ts'
import { findLog, findSealedSeed, insertLog, type Log, readLogs, readTile } from './log.store.ts'
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
  const told = { origin, verifier, checkpoint, reason }
  // A name that no other restore of the same backup gets.
  const name = randomBytes(4).toString('hex')
  await appendAudit(ctx, 'log.succeeded', null, { former: origin, reason })
  return begin(ctx, number + 1, `${first}/log/${name}`, told)
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

/** The key of the newest checkpoint outside the database. */
const keptKey = 'audit/log-head'
/** The first checkpoint of each day (UTC); these are in every backup. */
const daysFolder = 'audit/checkpoints/'

/**
 * Stores the newest checkpoint outside the database, so that a database that was restored, or rewritten, is noticed.
 * Called by the server every few seconds and when it stops. If the log lacks what the stored checkpoint promises, that
 * one stays: it is the proof.
 */
export async function keepCheckpoint(ctx: ActionContext): Promise<void> {
  const log = await ctx.read(({ tx }) => findLog(tx))
  if (!log?.checkpoint) return
  const kept = await readKept(ctx)
  if (kept === log.checkpoint) return
  if (!(await isPromiseKept(ctx, log)))
    return ctx.log.error({}, 'The log lacks leaves that it promised; run doctor')
  const note = Buffer.from(log.checkpoint)
  await ctx.storage.put(keptKey, note)
  const day = `${daysFolder}${ctx.clock.now().slice(0, 10)}`
  if ((await ctx.storage.read(day)) === null) await ctx.storage.put(day, note)
}

/** Tells whether the log contains what the stored checkpoint promises; true when none is stored. */
export async function isPromiseKept(ctx: ActionContext, log: Log): Promise<boolean> {
  const note = await readKept(ctx)
  if (note === null) return true
  const kept = checkpointIn(note)
  if (!kept) return false
  return ctx.read(async ({ tx }) => {
    if (kept.origin !== log.origin)
      return (await readLogs(tx)).some(({ origin }) => origin === kept.origin)
    return keepsPromise(tx, log, kept)
  })
}

/** Tells whether the tiles of a log contain what one of its checkpoints promises. */
export async function keepsPromise(tx: Reader, log: Log, promised: Checkpoint): Promise<boolean> {
  if (promised.size > log.size) return false
  try {
    return (await rootAt(tx, log.number, promised.size)).equals(promised.root)
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** Removes it for a log that follows a restore: what was stored belongs to a former log. */
export async function dropKeptCheckpoint(ctx: ActionContext): Promise<void> {
  await ctx.storage.remove(keptKey)
}

async function readKept(ctx: ActionContext): Promise<string | null> {
  return (await ctx.storage.read(keptKey))?.toString('utf8') ?? null
}

/** Returns the checkpoints of former days, and the newest stored one; the oldest first. */
export async function keptCheckpoints(ctx: ActionContext): Promise<string[]> {
  const keys = [keptKey]
  for await (const { key } of ctx.storage.list(daysFolder)) keys.push(key)
  const notes = await Promise.all(keys.map((key) => ctx.storage.read(key)))
  return notes.flatMap((note) => note?.toString('utf8') ?? [])
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
