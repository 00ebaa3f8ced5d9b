// The baseline for an export: reads every file below a folder, one after the other, and computes for each
// the checksums of a zip (CRC-32) and its manifest (SHA-256). No zip, no HTTP, no database.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

const [folder = ''] = process.argv.slice(2)
const began = performance.now()
let bytes = 0
for await (const entry of await opendir(folder, { recursive: true })) {
  if (!entry.isFile()) continue
  const hash = createHash('sha256')
  let crc = 0
  for await (const chunk of createReadStream(join(entry.parentPath, entry.name))) {
    hash.update(chunk)
    crc = crc32(chunk, crc)
    bytes += chunk.length
  }
  hash.digest()
}
process.send?.({ bytes, seconds: (performance.now() - began) / 1000 }, () => process.disconnect())
