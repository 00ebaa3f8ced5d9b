import { gzipSync } from 'node:zlib'

/**
 * A list of so many bits with these places set, the leftmost bit first, compressed and written as
 * Multibase (https://www.w3.org/TR/vc-bitstring-status-list/#bitstring-encoding).
 */
export function encodeBitstring(length: number, places: readonly number[]): string {
  const bytes = Buffer.alloc(length / 8)
  for (const place of places) bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (0x80 >> (place & 7))
  return `u${gzipSync(bytes).toString('base64url')}`
}
