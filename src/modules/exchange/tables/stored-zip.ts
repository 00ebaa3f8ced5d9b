import { crc32 } from 'node:zlib'
import { centralHeader, endOfZip, localHeader } from '../export/zip-records.ts'

/** No size follows the data: names are UTF-8 (bit 11), and that is all. */
const flags = 0x0800

/**
 * A zip of texts as they are, each with its size before it, so that whoever reads it as a stream knows its end
 * (APPNOTE.TXT 6.3.10, section 4.3.7).
 */
export function storedZip(files: ReadonlyMap<string, string>): Buffer {
  const parts: Buffer[] = []
  const table: Buffer[] = []
  let offset = 0
  for (const [path, text] of files) {
    const bytes = Buffer.from(text)
    const sizes = { crc32: crc32(bytes), compressedBytes: bytes.length, bytes: bytes.length }
    const modifiedAt = new Date('1980-01-01')
    const file = { name: Buffer.from(path), isDeflated: false, modifiedAt, ...sizes, offset }
    const header = localHeader(file)
    header.writeUInt16LE(flags, 6)
    header.writeUInt32LE(file.crc32, 14)
    header.writeUInt32LE(file.compressedBytes, 18)
    header.writeUInt32LE(file.bytes, 22)
    parts.push(header, bytes)
    table.push(centralHeader(file))
    offset += header.length + bytes.length
  }
  const contents = Buffer.concat(table)
  const end = endOfZip({ files: table.length, bytes: contents.length, offset })
  return Buffer.concat([...parts, contents, end])
}
