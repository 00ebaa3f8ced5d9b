import { deflateSync, gzipSync } from 'node:zlib'

/**
 * Encodes a list of this many bits with these places set, the leftmost bit first, compressed and written as
 * Multibase (https://www.w3.org/TR/vc-bitstring-status-list/#bitstring-encoding).
 */
export function encodeBitstring(length: number, places: readonly number[]): string {
  return `u${gzipSync(setBits(length, places, (bit) => 0x80 >> bit)).toString('base64url')}`
}

/**
 * Encodes the same with the rightmost bit of each byte first, as a Token Status List has it
 * (https://datatracker.ietf.org/doc/draft-ietf-oauth-status-list/, "Compressed Byte Array").
 */
export function encodeTokenStatuses(length: number, places: readonly number[]): string {
  return deflateSync(setBits(length, places, (bit) => 1 << bit)).toString('base64url')
}

function setBits(
  length: number,
  places: readonly number[],
  maskOf: (bit: number) => number,
): Buffer {
  const bytes = Buffer.alloc(length / 8)
  for (const place of places) bytes[place >> 3] = (bytes[place >> 3] ?? 0) | maskOf(place & 7)
  return bytes
}
