import {
  closeSync,
  constants,
  copyFileSync,
  openSync,
  readSync,
  statSync,
  writeSync,
} from 'node:fs'

/** What an SQLite log still has behind the place at which its reader has to stop. */
export interface LostTail {
  /** How many commits: they were written, and most likely acknowledged. */
  commits: number
  /**
   * Where the database was copied to, with its damaged log beside it (`-wal`), for `candor rescue`; null where there was
   * no room, or too much to copy at a start.
   */
  keptAs: string | null
}

// https://www.sqlite.org/fileformat2.html#walformat
const headerBytes = 32
const frameHeaderBytes = 24
const magics = new Map([
  [0x377f0682, true],
  [0x377f0683, false],
])

/**
 * Looks through the log of a database that nobody closed, before SQLite reads it. SQLite stops at the first checksum
 * that does not fit and forgets what follows, without a word. A frame behind that place which bears the salts of the
 * present log and ends a commit was written before the damage: it was there, and is about to be gone. What is behind the
 * end of an undamaged log has other salts, or ends no commit. Copies the log beside the database.
 */
export function findLostTail(path: string, now = new Date()): LostTail | null {
  const log = `${path}-wal`
  const commits = lostCommits(log)
  if (commits === 0) return null
  const copy = `${path}.damaged-${now.toISOString().replace(/[:.]/g, '')}`
  if (statSync(path).size + statSync(log).size > quicklyCopied) return { commits, keptAs: null }
  try {
    copyFileSync(log, `${copy}-wal`, constants.COPYFILE_FICLONE)
    copyFileSync(path, copy, constants.COPYFILE_FICLONE)
    return { commits, keptAs: copy }
  } catch {
    return { commits, keptAs: null }
  }
}

/** In bytes: the start waits for it. */
const quicklyCopied = 1024 * 1024 * 1024

/**
 * Makes SQLite read a log to its end, whatever in it is damaged: gives each frame of the present salts the checksum that
 * it now has. For a copy only: a page may be wrong then, and what refers to it.
 */
export function mendLog(path: string): void {
  const file = openSync(path, 'r+')
  try {
    const head = headOf(file)
    const page = head.readUInt32BE(8)
    const isLittle = magics.get(head.readUInt32BE(0))
    if (isLittle === undefined || page < 512 || page > 65_536) return
    const frame = Buffer.alloc(frameHeaderBytes + page)
    const salts = saltsOf(file, head, frame)
    const sumOf = checksums(isLittle)
    salts.copy(head, 16)
    let sum = sumOf(head.subarray(0, 24), [0, 0])
    write(file, withSum(head, 24, sum), 0)
    for (let at = headerBytes; readSync(file, frame, 0, frame.length, at) === frame.length; ) {
      if (!frame.subarray(8, 16).equals(salts)) break
      sum = sumOf(frame.subarray(frameHeaderBytes), sumOf(frame.subarray(0, 8), sum))
      write(file, withSum(frame, 16, sum), at)
      at += frame.length
    }
  } finally {
    closeSync(file)
  }
}

function withSum(bytes: Buffer, at: number, [one, other]: Sum): Buffer {
  bytes.writeUInt32BE(one, at)
  bytes.writeUInt32BE(other, at + 4)
  return bytes
}

const write = (file: number, bytes: Buffer, at: number) =>
  writeSync(file, bytes, 0, bytes.length, at)

/** Returns how many commits are behind the first frame that does not fit. */
function lostCommits(path: string): number {
  const file = openSync(path, 'r')
  try {
    const counted = countLost(file)
    // A running server began the log again meanwhile: what was read is of two logs.
    return headOf(file).equals(counted.head) ? counted.commits : 0
  } finally {
    closeSync(file)
  }
}

function headOf(file: number): Buffer {
  const head = Buffer.alloc(headerBytes)
  readSync(file, head, 0, headerBytes, 0)
  return head
}

function countLost(file: number): { commits: number; head: Buffer } {
  const head = headOf(file)
  const page = head.readUInt32BE(8)
  const isLittle = magics.get(head.readUInt32BE(0))
  // Not even the beginning says how long a frame is.
  if (isLittle === undefined || page < 512 || page > 65_536) return { commits: 0, head }
  const frame = Buffer.alloc(frameHeaderBytes + page)
  const salts = saltsOf(file, head, frame)
  const sumOf = checksums(isLittle)
  let sum: Sum | null = sumOf(head.subarray(0, 24), [0, 0])
  if (!isSum(sum, head, 24)) sum = null
  let commits = 0
  for (let at = headerBytes; readSync(file, frame, 0, frame.length, at) === frame.length; ) {
    at += frame.length
    const isOfLog = frame.subarray(8, 16).equals(salts)
    if (sum) {
      const given = sumOf(frame.subarray(0, 8), sum)
      sum = sumOf(frame.subarray(frameHeaderBytes), given)
      if (isOfLog && isSum(sum, frame, 16)) continue
      sum = null
    }
    if (isOfLog && frame.readUInt32BE(4) !== 0) commits += 1
  }
  return { commits, head }
}

/** The salts of the log; where its header is damaged, those of the first frame. */
function saltsOf(file: number, head: Buffer, frame: Buffer): Buffer {
  const isWhole = isSum(
    checksums(magics.get(head.readUInt32BE(0)) === true)(head.subarray(0, 24), [0, 0]),
    head,
    24,
  )
  if (isWhole) return Buffer.from(head.subarray(16, 24))
  readSync(file, frame, 0, frame.length, headerBytes)
  return Buffer.from(frame.subarray(8, 16))
}

type Sum = readonly [number, number]

const isSum = ([one, other]: Sum, of: Buffer, at: number): boolean =>
  one === of.readUInt32BE(at) && other === of.readUInt32BE(at + 4)

/** The checksum of SQLite's log, which goes on from what was read before. */
function checksums(isLittle: boolean): (bytes: Buffer, before: Sum) => Sum {
  return (bytes, before) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    let [one, other] = before
    for (let at = 0; at < bytes.length; at += 8) {
      one = (one + view.getUint32(at, isLittle) + other) >>> 0
      other = (other + view.getUint32(at + 4, isLittle) + one) >>> 0
    }
    return [one, other]
  }
}
