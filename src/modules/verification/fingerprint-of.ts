import { createHash } from 'node:crypto'
import { refuseUnless } from '#platform/errors'

/**
 * Returns the SHA-256 (lower-case hexadecimal) of a file that somebody wants to compare. The file is hashed while it
 * arrives and never stored, on disk or in memory.
 *
 * @param limit the most bytes that are accepted
 * @throws Refusal `document.too_large`, `document.empty`
 */
export async function fingerprintOf(
  source: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<string> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.byteLength
    refuseUnless(bytes <= limit, 'document.too_large')
    hash.update(chunk)
  }
  refuseUnless(bytes > 0, 'document.empty')
  return hash.digest('hex')
}
