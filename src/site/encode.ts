const encoder = new TextEncoder()
const poolBytes = 1024 * 1024

let pool = Buffer.allocUnsafeSlow(poolBytes)
let used = 0

/**
 * A page's text as UTF-8. Pages share large blocks of memory, because a block for each costs more
 * than writing the text into it; a block is freed when the last page in it has been sent.
 */
export function encode(text: string): Uint8Array<ArrayBuffer> {
  // UTF-16 becomes at most three bytes a unit.
  const most = text.length * 3
  if (most > poolBytes / 4) return encoder.encode(text)
  if (poolBytes - used < most) {
    pool = Buffer.allocUnsafeSlow(poolBytes)
    used = 0
  }
  const { written } = encoder.encodeInto(text, pool.subarray(used))
  const bytes = pool.subarray(used, used + written)
  used += written
  return bytes
}
