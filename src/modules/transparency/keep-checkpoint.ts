import type { ActionContext } from '#platform/context'
import type { Reader } from '#platform/database'
import type { Checkpoint } from '#platform/tlog'
import { checkpointIn } from './checkpoint-of.ts'
import { findLog, type Log, readLogs } from './log.store.ts'
import { rootAt } from './tree.ts'

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
