import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A separate small disk that can be filled. */
export interface SmallDisk {
  folder: string
  /** Takes all room that is left, and all that becomes free later. */
  fill(): void
  /** Takes the room that is free at its beginning: a reserve given up during it stays free. */
  fillOnce(): void
  /** Frees the room. */
  clear(): void
  remove(): void
}

/** Mounts a disk; returns null where this process may not mount any. */
export function openSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'candor-disk-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]
    execFileSync('mount', options, { stdio: 'ignore' })
  } catch {
    remove()
    return null
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: () => fillUp(ballast, Number.POSITIVE_INFINITY),
    fillOnce: () => {
      const { bavail, bsize } = statfsSync(folder)
      fillUp(ballast, bavail * bsize)
    },
    clear: () => rmSync(ballast, { force: true }),
    remove: () => {
      execFileSync('umount', ['-l', folder])
      remove()
    },
  }
}

function fillUp(path: string, most: number): void {
  const file = openSync(path, 'a')
  try {
    for (let size = 65_536, left = most; size >= 1; size = Math.floor(size / 2))
      left = fillBy(file, size, left)
  } finally {
    closeSync(file)
  }
}

/** Writes up to `most` bytes; returns how many bytes are still to be written. */
function fillBy(file: number, bytes: number, most: number): number {
  const some = Buffer.alloc(bytes, 1)
  let left = most
  try {
    while (left >= bytes) left -= writeSync(file, some)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
  return left
}
