import { pipeline, Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import type { Instant } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import {
  type Checkpoint,
  growingRoot,
  leafHash,
  openNote,
  readCheckpoint,
  readVerifier,
  signNote,
  tileWidth,
  writeCheckpoint,
} from '#platform/tlog'
import { findPlaceSince, readEventsAfter } from './audit.store.ts'
import { findLog, type Log, readSalts } from './log.store.ts'
import { leafBytes, type Opening, rootAt, saltAt, signedSize, signerOf } from './log.ts'
import { appendAudit } from './reading.ts'

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
  const details = { format: 'archive', before, through: size - 1 }
  await ctx.write((write) => appendAudit(write, 'audit.exported', null, details))
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

/** The format name in an archive's first line. A name is permanent. */
const archiveForm = 'candor-log-archive-1'

/** The first line: the signed checkpoint of the leaves that follow, one per line, and the key that verifies it. */
const headSchema = z.object({
  form: z.literal(archiveForm),
  checkpoint: z.string(),
  key: z.string(),
})

export type LogArchiveHead = z.infer<typeof headSchema>

/** The result of reading an archive of the log. */
export type ArchiveVerdict =
  | {
      verdict: 'whole'
      origin: string
      /** The key that signed it, according to the file unless the caller named it. */
      key: string
      /** How many events it has, and the times of the first and the last one. */
      events: number
      first: string
      last: string
    }
  /** `form`: it is not such an archive. `leaves`: its content is not what its checkpoint promises. */
  | { verdict: 'broken'; reason: 'form' | 'key' | 'signature' | 'leaves' }

/**
 * Recomputes the root from the leaves of an archive and compares it with the signed checkpoint: without a database, a
 * secret or a network. `key` is one that somebody noted; without it the file's own is trusted, so anybody could have
 * signed.
 */
export async function readLogArchive(
  bytes: AsyncIterable<Uint8Array>,
  key?: string,
): Promise<ArchiveVerdict> {
  const lines = linesIn(pipeline(Readable.from(bytes), createGunzip(), () => undefined))
  try {
    return await judge(lines, key)
  } catch (error) {
    if (error instanceof NoArchive || isUnpacking(error)) return broken('form')
    throw error
  }
}

async function judge(lines: AsyncGenerator<Buffer>, key?: string): Promise<ArchiveVerdict> {
  const { value } = await lines.next()
  const head = headSchema.safeParse(readJson(value))
  if (!head.success) return broken('form')
  const known = (key ?? head.data.key).trim()
  if (known !== head.data.key) return broken('key')
  const promised = promiseOf(head.data)
  if (!promised) return broken('signature')
  const root = growingRoot()
  let [first, last] = ['', '']
  for await (const line of lines) {
    if (root.size() > 0) last = timeOf(line)
    first ||= last
    root.append(leafHash(line))
  }
  if (root.size() !== promised.size || !root.root().equals(promised.root)) return broken('leaves')
  const { origin, size } = promised
  return { verdict: 'whole', origin, key: known, events: size - 1, first, last }
}

function promiseOf({ checkpoint, key }: LogArchiveHead): Checkpoint | null {
  const verifier = readVerifier(key)
  const text = verifier && openNote(checkpoint, [verifier])
  const promised = text ? readCheckpoint(text) : null
  return promised && promised.origin === verifier?.name ? promised : null
}

const broken = (reason: 'form' | 'key' | 'signature' | 'leaves') =>
  ({ verdict: 'broken', reason }) as const

/** The input cannot be an archive. */
class NoArchive extends Error {}

/** More than any event has. Without a limit a small file could unpack to one line that fills the memory. */
const longestLine = 1024 * 1024

/** Yields the lines, without their ends; each has one. */
async function* linesIn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  for await (const chunk of bytes) {
    rest = Buffer.concat([rest, chunk])
    let from = 0
    for (let end = rest.indexOf(10); end !== -1; end = rest.indexOf(10, from)) {
      yield rest.subarray(from, end)
      from = end + 1
    }
    rest = rest.subarray(from)
    if (rest.length > longestLine) throw new NoArchive()
  }
  if (rest.length > 0) throw new NoArchive()
}

const leafSchema = z.object({ at: z.iso.datetime() })

function timeOf(line: Buffer): string {
  const leaf = leafSchema.safeParse(readJson(line))
  if (!leaf.success) throw new NoArchive()
  return leaf.data.at
}

function readJson(line: Buffer | undefined): unknown {
  try {
    return JSON.parse(line?.toString('utf8') ?? '')
  } catch {
    throw new NoArchive()
  }
}

/** Tells whether it is zlib's error for bytes that are not gzip, or end too early. */
function isUnpacking(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^Z_/.test(String(error.code))
}
