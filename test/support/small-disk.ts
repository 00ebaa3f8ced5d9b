import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A small disk of its own that can be filled. */
export interface SmallDisk {
  folder: string
  /** Takes all room that is left, and what others give back meanwhile. */
  fill(): void
  /** Takes the room that there is when it begins: a reserve that is given up meanwhile stays. */
  fillOnce(): void
  /** Gives it back. */
  clear(): void
  remove(): void
}

/** Mounts a disk; null where this process may mount none. */
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

/** Answers how many bytes there are still to write. */
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
