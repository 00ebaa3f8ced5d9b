/** A file in an archive as its records describe it (APPNOTE.TXT 6.3.10, section 4.3). */
export interface ZippedFile {
  /** UTF-8, separated by `/`. */
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

/**
 * Returns the record before the data, when the sizes are not known yet. A compressed entry may become larger than four
 * bytes can express (a log of years), so it is announced with eight; scans never do.
 */
export function localHeader({ name, isDeflated, modifiedAt }: ZippedFile): Buffer {
  const record = Buffer.alloc(30)
  record.writeUInt32LE(0x04034b50, 0)
  record.writeUInt16LE(isDeflated ? withZip64 : usual, 4)
  writeMethodAndTime(record, 6, isDeflated, modifiedAt)
  record.writeUInt16LE(name.length, 26)
  if (!isDeflated) return Buffer.concat([record, name])
  const extra = zip64Extra([0, 0])
  record.writeUInt32LE(most32, 18)
  record.writeUInt32LE(most32, 22)
  record.writeUInt16LE(extra.length, 28)
  return Buffer.concat([record, name, extra])
}

/**
 * Returns the record after the data.
 * @throws RangeError for a stored file of 4 GiB or more, which does not fit into it
 */
export function dataDescriptor({ isDeflated, crc32, compressedBytes, bytes }: ZippedFile): Buffer {
  const record = Buffer.alloc(isDeflated ? 24 : 16)
  record.writeUInt32LE(0x08074b50, 0)
  record.writeUInt32LE(crc32, 4)
  if (isDeflated) {
    record.writeBigUInt64LE(BigInt(compressedBytes), 8)
    record.writeBigUInt64LE(BigInt(bytes), 16)
  } else {
    record.writeUInt32LE(compressedBytes, 8)
    record.writeUInt32LE(bytes, 12)
  }
  return record
}

/** Returns one entry of the table of contents. */
export function centralHeader(file: ZippedFile): Buffer {
  const { name, isDeflated, compressedBytes, bytes, offset } = file
  // In this order (4.5.3), and only those that do not fit into the usual fields.
  const large = [bytes, compressedBytes, offset].filter((value) => value >= most32)
  const extra = large.length > 0 ? zip64Extra(large) : Buffer.alloc(0)
  const record = Buffer.alloc(46)
  record.writeUInt32LE(0x02014b50, 0)
  record.writeUInt16LE((unix << 8) | withZip64, 4)
  record.writeUInt16LE(isDeflated || large.length > 0 ? withZip64 : usual, 6)
  writeMethodAndTime(record, 8, isDeflated, file.modifiedAt)
  record.writeUInt32LE(file.crc32, 16)
  record.writeUInt32LE(Math.min(compressedBytes, most32), 20)
  record.writeUInt32LE(Math.min(bytes, most32), 24)
  record.writeUInt16LE(name.length, 28)
  record.writeUInt16LE(extra.length, 30)
  record.writeUInt32LE(regularFile * 0x10000, 38)
  record.writeUInt32LE(Math.min(offset, most32), 42)
  return Buffer.concat([record, name, extra])
}

/** Returns values of eight bytes each (4.5.3). */
function zip64Extra(values: readonly number[]): Buffer {
  const extra = Buffer.alloc(4 + values.length * 8)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(values.length * 8, 2)
  for (const [index, value] of values.entries())
    extra.writeBigUInt64LE(BigInt(value), 4 + index * 8)
  return extra
}

/** Returns the last records: where the table of contents is, twice when the usual one has no room for it. */
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

/** Writes flags, method, and the time in MS-DOS form, in steps of two seconds (4.4.6). */
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
