import type { ActionContext } from '#platform/context'
import {
  type Checkpoint,
  growingRoot,
  growTiles,
  type Hash,
  openNote,
  readCheckpoint,
  readVerifier,
  type TileName,
  tilePath,
  tileWidth,
} from '#platform/tlog'
import { countUnplaced, readEventsAfter, readHead } from './audit.store.ts'
import { keptCheckpoints } from './kept-heads.ts'
import { type Log, readLogs, readSalts, readTile } from './log.store.ts'
import { checkpointIn, hashOf, type Opening, saltAt, signedSize } from './log.ts'

/** The result of walking the log; `leaf` is the sequence of an event, or 0 for what opened the log. */
export type LogVerdict =
  | { verdict: 'none' }
  | { verdict: 'whole'; leaves: number; unsealed: number }
  | { verdict: 'broken'; reason: 'missing' | 'altered'; leaf: number }
  | { verdict: 'broken'; reason: 'tile'; tile: string }
  /** The leaves are not what this checkpoint promised; up to the leaf before `after` they are. */
  | { verdict: 'broken'; reason: 'promise'; promised: Checkpoint; after: number }
  /** A checkpoint that none of this installation's logs signed. */
  | { verdict: 'broken'; reason: 'signature'; note: string }

type Broken = Extract<LogVerdict, { verdict: 'broken' }>

const together = 16 * tileWidth

/**
 * Recomputes each leaf from the table of events and compares them with the stored tiles, with the newest checkpoint,
 * with those stored outside the database, with what former logs promised at their end, and with what an auditor kept.
 * @param since a signed checkpoint of this log or a former one
 */
export async function verifyLog(ctx: ActionContext, since?: string): Promise<LogVerdict> {
  const logs = await ctx.read(({ tx }) => readLogs(tx))
  const present = logs.at(-1)
  const notes = [...(await notesOf(ctx, logs)), ...(since === undefined ? [] : [since])]
  const foreign = notes.find((note) => !isSigned(note, logs))
  if (foreign !== undefined) return unsigned(foreign)
  const promises = notes.map((note) => checkpointIn(note) as Checkpoint)
  let leaves: number | null = null
  // The present one first: it tells which event differs, a former one only between which promises.
  for (const log of logs.toReversed()) {
    const own = promises.filter(({ origin }) => origin === log.origin)
    if (own.length === 0) continue
    const walked = await walk(ctx, log, { promises: own, compareTiles: log === present })
    if (typeof walked !== 'number') return walked
    if (log === present) leaves = walked
  }
  if (!present || leaves === null) return { verdict: 'none' }
  const signed = signedSize(present)
  return { verdict: 'whole', leaves: signed, unsealed: leaves - signed }
}

/** Returns the checkpoints that the events have to fit. */
async function notesOf(ctx: ActionContext, logs: readonly Log[]): Promise<string[]> {
  const former = new Set(logs.slice(0, -1).map(({ origin }) => origin))
  // A restore puts back a former log as the backup knew it: what that log signed afterwards is lost.
  const kept = (await keptCheckpoints(ctx)).filter(
    (note) => !former.has(checkpointIn(note)?.origin ?? ''),
  )
  const endings = logs.slice(1).map(({ opening }) => (JSON.parse(opening) as Opening).former)
  // Up to an ending that everybody can read to be that of a broken log nothing is promised any more.
  const since = endings.findLastIndex((ending) => ending?.reason === 'broken') + 1
  const ended = endings.slice(since).map((ending) => ending?.checkpoint)
  return [logs.at(-1)?.checkpoint, ...kept, ...ended].flatMap((note) => note ?? [])
}

function isSigned(note: string, logs: readonly Log[]): boolean {
  const promised = checkpointIn(note)
  const log = logs.find(({ origin }) => origin === promised?.origin)
  const verifier = log && readVerifier(log.verifier)
  const text = verifier ? openNote(note, [verifier]) : null
  return text !== null && readCheckpoint(text) !== null
}

const unsigned = (note: string): Broken => ({ verdict: 'broken', reason: 'signature', note })

/** Walks all leaves; returns what is broken, or how many leaves the events make. */
async function walk(
  ctx: ActionContext,
  log: Log,
  { promises, compareTiles }: { promises: Checkpoint[]; compareTiles: boolean },
): Promise<Broken | number> {
  const root = growingRoot()
  const growth = { size: 0, last: [] }
  let after = 0
  for await (const { hashes, missing } of leavesOf(ctx, log)) {
    const differing = compareTiles && (await compare(ctx, log, growTiles(growth, hashes)))
    if (differing) return differing
    for (const hash of hashes) {
      root.append(hash)
      for (const promised of promises.filter(({ size }) => size === root.size())) {
        if (!promised.root.equals(root.root()))
          return { verdict: 'broken', reason: 'promise', promised, after }
        after = promised.size
      }
    }
    if (missing !== null) return { verdict: 'broken', reason: 'missing', leaf: missing }
  }
  const promised = Math.max(log.size, ...promises.map(({ size }) => size))
  if (root.size() < promised) return { verdict: 'broken', reason: 'missing', leaf: root.size() }
  return root.size() + (await countUnsealed(ctx, log))
}

interface Leaves {
  hashes: Hash[]
  /** The event that should follow and is missing. */
  missing: number | null
}

/** Yields the hashes of the sealed leaves, computed from the events. */
async function* leavesOf(ctx: ActionContext, { opening, size }: Log): AsyncGenerator<Leaves> {
  let salts = await ctx.read(({ tx }) => readSalts(tx, 0))
  if (size > 0)
    yield { hashes: [hashOf(JSON.parse(opening) as Opening, saltAt(salts, 0))], missing: null }
  for (let leaf = 1; leaf < size; ) {
    const events = await ctx.read(({ tx }) => readEventsAfter(tx, leaf - 1, together))
    const found: Leaves = { hashes: [], missing: events.length === 0 ? leaf : null }
    for (const event of events.slice(0, size - leaf)) {
      const place = leaf + found.hashes.length
      if (event.sequence !== place) {
        found.missing = place
        break
      }
      if (place % tileWidth === 0)
        salts = await ctx.read(({ tx }) => readSalts(tx, place / tileWidth))
      found.hashes.push(hashOf(event, saltAt(salts, place)))
    }
    yield found
    if (found.missing !== null) return
    leaf += found.hashes.length
  }
}

/** Returns the first difference between the stored tiles and the events. */
async function compare(
  ctx: ActionContext,
  log: Log,
  made: readonly (TileName & { hashes: readonly Hash[] })[],
): Promise<Broken | null> {
  for (const { hashes, ...tile } of made.toSorted((a, b) => a.level - b.level)) {
    const stored = await ctx.read(({ tx }) => readTile(tx, log.number, tile))
    const at = hashes.findIndex((hash, index) => !stored[index]?.equals(hash))
    if (at === -1) continue
    if (tile.level > 0 || stored.length <= at)
      return { verdict: 'broken', reason: 'tile', tile: tilePath(tile) }
    return { verdict: 'broken', reason: 'altered', leaf: tile.index * tileWidth + at }
  }
  return null
}

async function countUnsealed(ctx: ActionContext, { size }: Log): Promise<number> {
  const { sequence } = await ctx.read(({ tx }) => readHead(tx))
  const unplaced = await ctx.read(({ tx }) => countUnplaced(tx))
  return Math.max(sequence + 1 - size, 0) + unplaced
}

/** Describes a broken transparency log in one sentence; null for one that is whole or not begun. */
export function logFinding(verdict: LogVerdict): string | null {
  if (verdict.verdict !== 'broken') return null
  switch (verdict.reason) {
    case 'altered':
      return `event ${verdict.leaf} is not as it was sealed.`
    case 'missing':
      return `event ${verdict.leaf} was sealed or promised, and is missing.`
    case 'tile':
      return `${verdict.tile} is not what the events make.`
    case 'promise':
      return `the events are not those of the checkpoint at ${verdict.promised.size} of ${verdict.promised.origin}: the first that differs is number ${verdict.after} or a later one before ${verdict.promised.size}.`
    case 'signature':
      return 'a checkpoint bears no signature of this installation.'
  }
}
