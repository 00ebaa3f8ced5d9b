const encoder = new TextEncoder()
const poolBytes = 1024 * 1024

let pool = Buffer.allocUnsafeSlow(poolBytes)
let used = 0

/**
 * A page's parts as UTF-8, one after the other; what is bytes already is only copied. Pages share large blocks of memory, because a block for each costs more
 * than writing the text into it; a block is freed when the last page in it has been sent.
 */
export function encode(parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  // UTF-16 becomes at most three bytes a unit.
  const most = parts.reduce(
    (sum, part) => sum + (typeof part === 'string' ? part.length * 3 : part.length),
    0,
  )
  const block = most > poolBytes / 4 ? Buffer.allocUnsafeSlow(most) : roomFor(most)
  const start = block === pool ? used : 0
  let end = start
  for (const part of parts)
    if (typeof part !== 'string') {
      block.set(part, end)
      end += part.length
    } else if (part !== '') end += encoder.encodeInto(part, block.subarray(end)).written
  if (block === pool) used = end
  return block.subarray(start, end)
}

function roomFor(bytes: number): Buffer<ArrayBuffer> {
  if (poolBytes - used < bytes) {
    pool = Buffer.allocUnsafeSlow(poolBytes)
    used = 0
  }
  return pool
}
