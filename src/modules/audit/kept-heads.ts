import { z } from 'zod'
import type { ActionContext } from '#platform/context'
import { inBatches, type Reader } from '#platform/database'
import type { Checkpoint } from '#platform/tlog'
import { hasEvents, readEventsAfter, readHead, readLink, readUnplacedAfter } from './audit.store.ts'
import { type Head, isAsWritten } from './events.ts'
import { findLog, type Log, readLogs } from './log.store.ts'
import { checkpointIn, rootAt } from './log.ts'
import type { ChainVerdict } from './schema.ts'

/** The key under which the head is stored outside the database. */
const anchorKey = 'audit/head'

const anchorSchema = z.object({
  sequence: z.number().int().positive(),
  mac: z.string(),
  /** Present while a restore puts another log in the place of the one that this is the head of. */
  isBeingReplaced: z.literal(true).optional(),
})

type Anchor = Head & { isBeingReplaced?: true | undefined }

/** Reads the head as it was stored outside the table, if it was and can be read. */
async function readAnchor(ctx: ActionContext): Promise<Anchor | 'missing' | 'unreadable'> {
  const bytes = await ctx.storage.read(anchorKey)
  if (bytes === null) return 'missing'
  try {
    return anchorSchema.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    return 'unreadable'
  }
}

/**
 * Stores the newest sealed event outside the table, so that a cut end is noticed (`candor doctor`). Called by the
 * server every few seconds and when it stops. After a crash in between the anchor is a little behind the log, which is
 * fine: the log must contain the anchor, not end with it. A log that does not contain it was cut; then the anchor stays
 * as it is, because it is the proof. So does one that cannot be read.
 */
export async function anchorAuditHead(ctx: ActionContext): Promise<void> {
  const head = await newestHead(ctx)
  const anchor = await readAnchor(ctx)
  if (anchor === 'unreadable')
    return ctx.log.error({}, 'The kept head of the audit log is unreadable; run doctor')
  if (anchor === 'missing' || anchor.isBeingReplaced)
    return head.sequence === 0 ? undefined : keepHead(ctx, head)
  if (anchor.mac === head.mac) return
  if (await holds(ctx, anchor)) return keepHead(ctx, head)
  ctx.log.error({ sequence: anchor.sequence }, 'The audit log was cut or altered; run doctor')
}

/**
 * Marks the stored head as one that a restore is about to replace: until `replaceAuditHead`, a log that has events and
 * not this head counts as one whose head is missing. Otherwise a kill right after the commit would leave a log that
 * seems to be cut for good. Returns a function that takes the mark back, for a restore that failed.
 */
export async function beginReplacingHead(ctx: ActionContext): Promise<() => Promise<void>> {
  const anchor = await readAnchor(ctx)
  if (typeof anchor === 'string') return async () => undefined
  await keepHead(ctx, { ...anchor, isBeingReplaced: true })
  return () => keepHead(ctx, anchor)
}

/**
 * Stores the head whatever was stored before: for a log that an operator has just restored. A log without sealed events
 * has none.
 */
export async function replaceAuditHead(ctx: ActionContext): Promise<void> {
  const head = await newestHead(ctx)
  await (head.sequence === 0 ? ctx.storage.remove(anchorKey) : keepHead(ctx, head))
}

/**
 * How the log agrees with its stored head, and so whether this database belongs to the files beside it:
 * - `new`: neither has begun; `unsealed`: events, none of them sealed yet, and so no head
 * - `unkept`: sealed events, and no head, or one that was being replaced; `unreadable`: a head that is not one
 * - `held`: the log contains the head
 * - `lost`: there is a head, and the log is empty; `cut`: it has events, but not the head
 */
export type HeadStanding = 'new' | 'unsealed' | 'unkept' | 'unreadable' | 'held' | 'lost' | 'cut'

/** Reads the head before the log: a head that another process stores at that moment is already in the log. */
export async function headStanding(ctx: ActionContext): Promise<HeadStanding> {
  const anchor = await readAnchor(ctx)
  const isBeingReplaced = typeof anchor !== 'string' && anchor.isBeingReplaced === true
  const { sequence } = await newestHead(ctx)
  if (sequence === 0) {
    const isEmpty = !(await ctx.read(({ tx }) => hasEvents(tx)))
    if (anchor === 'missing') return isEmpty ? 'new' : 'unsealed'
    if (isEmpty) return 'lost'
    return isBeingReplaced ? 'unsealed' : 'cut'
  }
  if (anchor === 'missing') return 'unkept'
  if (anchor === 'unreadable') return anchor
  if (await holds(ctx, anchor)) return 'held'
  return isBeingReplaced ? 'unkept' : 'cut'
}

/** Reads as a writer: what readers see may not be on the disk yet, and the anchor must not outlive it. */
function newestHead(ctx: ActionContext): Promise<Head> {
  return ctx.write(({ tx }) => readHead(tx))
}

async function holds(ctx: ActionContext, { sequence, mac }: Head): Promise<boolean> {
  return (await ctx.read(({ tx }) => readLink(tx, sequence))) === mac
}

async function keepHead(ctx: ActionContext, anchor: Anchor): Promise<void> {
  const { sequence, mac, isBeingReplaced } = anchor
  await ctx.storage.put(anchorKey, Buffer.from(JSON.stringify({ sequence, mac, isBeingReplaced })))
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

const batch = 1000

/**
 * Examines every event by its HMAC, with no place missing, and compares them with the head that is stored outside the
 * table. Without a head nothing shows whether the end was cut off, so that is a finding
 * too.
 */
export async function verifyChain(ctx: ActionContext): Promise<ChainVerdict> {
  const found = await readAnchor(ctx)
  const kept = typeof found !== 'string' && found.isBeingReplaced ? 'missing' : found
  const anchor = typeof kept === 'string' ? null : kept
  // First: an event that gets a place at that moment is read twice, and none is missed.
  const unplaced = await examineUnplaced(ctx)
  let last = 0
  for (;;) {
    const events = await ctx.read(({ tx }) => readEventsAfter(tx, last, batch))
    if (events.length === 0) break
    for (const event of events) {
      const sequence = last + 1
      if (event.sequence !== sequence) return { verdict: 'broken', sequence, reason: 'missing' }
      const isOther = anchor?.sequence === sequence && anchor.mac !== event.mac
      if (!isAsWritten(ctx.secrets, event) || isOther)
        return { verdict: 'broken', sequence, reason: 'altered' }
      unplaced.delete(event.id)
      last = sequence
    }
  }
  const reason = endOf(anchor ?? kept, last)
  if (reason !== null)
    return { verdict: 'broken', sequence: reason === 'tail_cut' ? last + 1 : last, reason }
  if ([...unplaced.values()].includes(false))
    return { verdict: 'broken', sequence: last, reason: 'unsealed_altered' }
  return { verdict: 'whole', events: last + unplaced.size }
}

function endOf(kept: Head | string, last: number) {
  if (typeof kept !== 'string') return kept.sequence > last ? 'tail_cut' : null
  if (last === 0 && kept === 'missing') return null
  return kept === 'missing' ? 'head_missing' : 'head_unreadable'
}

/** Returns, by id, whether each event that has no place yet is as it was written. */
async function examineUnplaced(ctx: ActionContext): Promise<Map<string, boolean>> {
  const examined = new Map<string, boolean>()
  const batches = inBatches(batch, (...some) =>
    ctx.read(({ tx }) => readUnplacedAfter(tx, ...some)),
  )
  for await (const events of batches)
    for (const event of events) examined.set(event.id, isAsWritten(ctx.secrets, event))
  return examined
}
