/** A file in an archive as its records tell of it (APPNOTE.TXT 6.3.10, section 4.3). */
export interface ZippedFile {
  /** UTF-8, with `/` between. */
  name: Buffer
  isDeflated: boolean
  modifiedAt: Date
  crc32: number
  compressedBytes: number
  bytes: number
  /** Where its local header begins. */
  offset: number
}

const most16 = 0xffff
const most32 = 0xffffffff
/** Sizes follow the data (bit 3), names are UTF-8 (bit 11). */
const flags = 0x0808
const usual = 20
const withZip64 = 45
const unix = 3
const regularFile = 0o100644

/** Before the data; its sizes are not known yet. */
export function localHeader({ name, isDeflated, modifiedAt }: ZippedFile): Buffer {
  const record = Buffer.alloc(30)
  record.writeUInt32LE(0x04034b50, 0)
  record.writeUInt16LE(usual, 4)
  writeMethodAndTime(record, 6, isDeflated, modifiedAt)
  record.writeUInt16LE(name.length, 26)
  return Buffer.concat([record, name])
}

/** After the data. @throws RangeError for a file of 4 GiB or more, which it has no room for */
export function dataDescriptor({ crc32, compressedBytes, bytes }: ZippedFile): Buffer {
  const record = Buffer.alloc(16)
  record.writeUInt32LE(0x08074b50, 0)
  record.writeUInt32LE(crc32, 4)
  record.writeUInt32LE(compressedBytes, 8)
  record.writeUInt32LE(bytes, 12)
  return record
}

/** One entry of the table of contents. */
export function centralHeader(file: ZippedFile): Buffer {
  const { name, offset } = file
  const isFar = offset >= most32
  const record = Buffer.alloc(46)
  record.writeUInt32LE(0x02014b50, 0)
  record.writeUInt16LE((unix << 8) | withZip64, 4)
  record.writeUInt16LE(isFar ? withZip64 : usual, 6)
  writeMethodAndTime(record, 8, file.isDeflated, file.modifiedAt)
  record.writeUInt32LE(file.crc32, 16)
  record.writeUInt32LE(file.compressedBytes, 20)
  record.writeUInt32LE(file.bytes, 24)
  record.writeUInt16LE(name.length, 28)
  record.writeUInt16LE(isFar ? 12 : 0, 30)
  record.writeUInt32LE(regularFile * 0x10000, 38)
  record.writeUInt32LE(isFar ? most32 : offset, 42)
  if (!isFar) return Buffer.concat([record, name])
  const extra = Buffer.alloc(12)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(BigInt(offset), 4)
  return Buffer.concat([record, name, extra])
}

/** The last records: where the table of contents lies, twice when the usual one has no room for it. */
export function endOfZip(table: { files: number; bytes: number; offset: number }): Buffer {
  const { files, bytes, offset } = table
  const isLarge = files >= most16 || bytes >= most32 || offset >= most32
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(isLarge ? most16 : files, 8)
  end.writeUInt16LE(isLarge ? most16 : files, 10)
  end.writeUInt32LE(isLarge ? most32 : bytes, 12)
  end.writeUInt32LE(isLarge ? most32 : offset, 16)
  if (!isLarge) return end
  const large = Buffer.alloc(56)
  large.writeUInt32LE(0x06064b50, 0)
  large.writeBigUInt64LE(44n, 4)
  large.writeUInt16LE((unix << 8) | withZip64, 12)
  large.writeUInt16LE(withZip64, 14)
  large.writeBigUInt64LE(BigInt(files), 24)
  large.writeBigUInt64LE(BigInt(files), 32)
  large.writeBigUInt64LE(BigInt(bytes), 40)
  large.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(offset + bytes), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([large, locator, end])
}

/** Flags, method, and the time as MS-DOS tells it, in steps of two seconds (4.4.6). */
function writeMethodAndTime(record: Buffer, at: number, isDeflated: boolean, time: Date): void {
  record.writeUInt16LE(flags, at)
  record.writeUInt16LE(isDeflated ? 8 : 0, at + 2)
  const clock =
    (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1)
  const day =
    ((time.getUTCFullYear() - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate()
  record.writeUInt16LE(clock, at + 4)
  record.writeUInt16LE(day, at + 6)
}
