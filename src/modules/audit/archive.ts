import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { Instant } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { signNote, tileWidth, writeCheckpoint } from '#platform/tlog'
import { findPlaceSince, readEventsAfter } from './audit.store.ts'
import { signedSize, signerOf } from './checkpoints.ts'
import { findLog, type Log, readSalts } from './log.store.ts'
import { archiveForm, type LogArchiveHead } from './read-log-archive.ts'
import { appendAudit } from './reading.ts'
import { leafBytes, type Opening, rootAt, saltAt } from './tree.ts'

/**
 * Archives the leaves of all sealed events from the first to the last before an instant, one per line, preceded by a
 * checkpoint of exactly these, signed with the log's key: with the file and the key anybody can check that it is
 * complete (`readLogArchive`). The events stay in the database. The export itself is an event, committed before the
 * first byte and not part of the file. Null when no sealed event is that old.
 */
export async function archiveLog(ctx: ActionContext, before: Instant): Promise<LogFile | null> {
  const found = await ctx.read(async ({ tx }) => {
    const log = await findLog(tx)
    const size = log ? Math.min(signedSize(log), (await findPlaceSince(tx, before)) ?? Infinity) : 0
    return log && size > 1 ? { log, size, root: await rootAt(tx, log.number, size) } : null
  })
  if (!found) return null
  const { log, size, root } = found
  const { origin, verifier } = log
  const signer = await signerOf(ctx, log)
  const checkpoint = signNote(writeCheckpoint({ origin, size, root }), signer)
  const told = { format: 'archive', before, through: size - 1 }
  await ctx.write((write) => appendAudit(write, 'audit.exported', null, told))
  const head: LogArchiveHead = { form: archiveForm, checkpoint, key: verifier }
  return { events: size - 1, bytes: packed(linesOf(ctx, log, { head, size })) }
}

/** An archive that is about to be written. */
export interface LogFile {
  events: number
  bytes: AsyncIterable<Uint8Array>
}

async function* linesOf(
  ctx: ActionContext,
  { opening }: Log,
  { head, size }: { head: LogArchiveHead; size: number },
): AsyncGenerator<string> {
  let salts = await ctx.read(({ tx }) => readSalts(tx, 0))
  yield `${JSON.stringify(head)}\n${leafBytes(JSON.parse(opening) as Opening, saltAt(salts, 0))}\n`
  for (let leaf = 1; leaf < size; ) {
    const end = Math.min(size, (Math.floor(leaf / tileWidth) + 1) * tileWidth)
    salts = await ctx.read(({ tx }) => readSalts(tx, Math.floor(leaf / tileWidth)))
    const events = await ctx.read(({ tx }) => readEventsAfter(tx, leaf - 1, end - leaf))
    // If one is missing, the places after it are not those that were signed, which the reader detects.
    yield events.map((event, n) => `${leafBytes(event, saltAt(salts, leaf + n))}\n`).join('')
    leaf = end
  }
}

/** Compresses the lines. A failure while reading also fails for the reader. */
function packed(lines: AsyncIterable<string>): AsyncIterable<Uint8Array> {
  return pipeline(Readable.from(lines), createGzip(), () => undefined)
}
