import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import {
  type Checkpoint,
  growingRoot,
  leafHash,
  openNote,
  readCheckpoint,
  readVerifier,
} from '#platform/tlog'

/** The format name in an archive's first line. A name is permanent. */
export const archiveForm = 'candor-log-archive-1'

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
