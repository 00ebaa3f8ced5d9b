import type { ExportedEvent } from '#modules/audit'
import { canonicalJson, type Hash, leafHash, tileWidth } from '#platform/tlog'

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
