import { randomBytes } from 'node:crypto'
import { type Instant, second } from '#platform/clock'
import type { ActionContext, ReadContext } from '#platform/context'
import type { Reader } from '#platform/database'
import { openLease } from '#platform/lease'
import { type Checkpoint, growTiles, signNote, tileWidth, writeCheckpoint } from '#platform/tlog'
import { Turns } from '#platform/turns'
import { type PlacedEvent, placeEvents, readEventsAfter, readUnplacedAfter } from './audit.store.ts'
import type { ExportedEvent } from './events.ts'
import { isPromiseKept, keepsPromise } from './kept-heads.ts'
import {
  findLog,
  growLog,
  hasSize,
  type Log,
  putCheckpoint,
  putSalts,
  putTile,
  readSalts,
} from './log.store.ts'
import {
  hashOf,
  lastTiles,
  logToSeal,
  type Opening,
  rootAt,
  saltAt,
  saltBytes,
  signedSize,
  signerOf,
} from './log.ts'

/** How long a holder may be silent before another process takes over. */
const usualLease = 3 * second
/** Leaves that are sealed together: as many as one short transaction can handle. */
const batch = 16 * tileWidth

/** Gives the committed events their leaves, one process at a time. */
export interface Sealer {
  /**
   * Seals what is not sealed yet and signs a checkpoint; returns how many leaves there were. If another process holds
   * the lease, or has just taken it, that one does it, and the result is 0. Calls of one sealer follow one another.
   * @throws LogBroken when the log lacks what it promised, or an event; then nothing is signed
   */
  seal(): Promise<number>
  /** Lets another process seal immediately. */
  letGo(): Promise<void>
}

/** The log cannot continue: it lacks what a stored checkpoint promised, or an event. */
class LogBroken extends Error {}

/** @param leaseTime how long a holder may be silent before another process takes over; shorter for tests */
export function openSealer(ctx: ActionContext, leaseTime: number = usualLease): Sealer {
  const lease = openLease(ctx, 'sealing', leaseTime)
  // A second call would compare what the first has just signed with the log that it read before.
  const turns = new Turns(1)
  let examined = 0
  let signed: Checkpoint | null = null

  /** Tells whether the log still contains what the storage keeps, and what was signed last. */
  async function isWhole(log: Log): Promise<boolean> {
    if (examined !== log.number) return isPromiseKept(ctx, log)
    const last = signed
    if (last?.origin !== log.origin) return true
    return ctx.read(({ tx }) => keepsPromise(tx, log, last))
  }

  /**
   * Seals a batch. Everything is computed outside the transaction, which is short; the size that it built on must still
   * be the same.
   */
  async function sealBatch(): Promise<number> {
    const log = await logToSeal(ctx)
    const found = await lease.find()
    if (!found) return 0
    const { contents, unplaced } = await ctx.read(({ tx }) => unsealed(tx, log))
    if (contents.length === 0 && log.size === signedSize(log)) return 0
    if (!(await isWhole(log)))
      throw new LogBroken(`The log ${log.origin} lacks leaves that it promised; run doctor`)
    examined = log.number
    const grown = await ctx.read(({ tx }) => grow(tx, log, contents))
    const size = log.size + contents.length
    const isMine = await ctx.write(async ({ tx }) => {
      // First, so that a late process takes no lease: the one that made the log grow has yet to sign.
      if (!(await hasSize(tx, log))) return false
      if (!(await lease.take(tx, found))) return false
      await growLog(tx, log, size)
      if (!(await placeEvents(tx, unplaced)))
        throw new LogBroken('An event went away before it was sealed; run doctor')
      for (const tile of grown.tiles) await putTile(tx, log.number, tile)
      for (const { place, bytes } of grown.salts) await putSalts(tx, place, bytes)
      return true
    })
    if (!isMine) return 0
    await publish(log, size)
    return contents.length
  }

  /**
   * Publishes in a transaction of its own, after the leaves are on the disk: a published checkpoint is a promise, and
   * what others read may not be there yet.
   */
  async function publish({ number, origin }: Log, size: number): Promise<void> {
    const root = await ctx.read(({ tx }) => rootAt(tx, number, size))
    const signer = await signerOf(ctx, { number, origin })
    const promise = { origin, size, root }
    const note = signNote(writeCheckpoint(promise), signer)
    await ctx.write(async ({ tx }) => {
      if (await lease.isMine(tx)) await putCheckpoint(tx, { number, size, checkpoint: note })
    })
    signed = promise
  }

  async function sealAll(): Promise<number> {
    for (let leaves = 0; ; ) {
      const sealed = await sealBatch()
      leaves += sealed
      if (sealed < batch) return leaves
    }
  }

  return {
    seal: () => turns.take(sealAll),
    letGo: () => lease.letGo(),
  }
}

type Content = ExportedEvent | Opening

/**
 * Returns what the next leaves consist of; the leaf of an event is its sequence, the first describes the log. Events
 * that have a place come first: in a successor, all that its former log sealed. The others
 * follow in the order in which they are found: one whose transaction commits late is found later, and gets a later
 * place.
 */
async function unsealed(tx: Reader, { size, opening }: Log) {
  const first: Content[] = size === 0 ? [JSON.parse(opening) as Opening] : []
  const placed = await readEventsAfter(tx, Math.max(size - 1, 0), batch - first.length)
  const expected = Math.max(size, 1)
  for (const [index, { sequence }] of placed.entries())
    if (sequence !== expected + index)
      throw new LogBroken(`Event ${expected + index} is missing; run doctor`)
  const room = batch - first.length - placed.length
  const found = room === 0 ? [] : await readUnplacedAfter(tx, '', room)
  const begin = expected + placed.length
  const unplaced = found.map((event, index): PlacedEvent => ({ ...event, sequence: begin + index }))
  return { contents: [...first, ...placed, ...unplaced], unplaced }
}

async function grow(tx: Reader, log: Log, contents: Content[]) {
  const salts = new Map<number, Buffer>()
  const hashes = []
  for (const [index, content] of contents.entries()) {
    const leaf = log.size + index
    const place = Math.floor(leaf / tileWidth)
    // A successor seals the same events with the same random bytes.
    let known = salts.get(place) ?? (await readSalts(tx, place))
    const last = Math.min(log.size + contents.length - 1, (place + 1) * tileWidth - 1)
    const lacks = ((last % tileWidth) + 1) * saltBytes - known.length
    if (lacks > 0) known = Buffer.concat([known, randomBytes(lacks)])
    salts.set(place, known)
    hashes.push(hashOf(content, saltAt(known, leaf)))
  }
  const growth = { size: log.size, last: await lastTiles(tx, log.number, log.size) }
  const tiles = growTiles(growth, hashes)
  return { tiles, salts: [...salts].map(([place, bytes]) => ({ place, bytes })) }
}

/** Returns when the oldest event that no checkpoint covers was written; null when there is none, or no log yet. */
export async function unsealedSince({ tx }: ReadContext): Promise<Instant | null> {
  const log = await findLog(tx)
  if (!log) return null
  const [event] = await readEventsAfter(tx, Math.max(signedSize(log) - 1, 0), 1)
  const [unplaced] = event ? [event] : await readUnplacedAfter(tx, '', 1)
  return unplaced?.at ?? null
}
