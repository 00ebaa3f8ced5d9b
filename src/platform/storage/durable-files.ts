import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { systemCode } from '#platform/errors'

/** Makes names in a folder survive a power cut (fsync of the folder, see rename(2) and fsync(2)). */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Moves a synced file to its place below `root`, making folders as needed, and returns when the new name is
 * durable; `step` gives it its name. Every folder up to the root is synced each time: another call may have
 * made one a moment ago and not synced its parent yet.
 */
export async function moveDurably(
  root: string,
  from: string,
  to: string,
  step: (from: string, to: string) => Promise<void>,
): Promise<void> {
  const folder = dirname(to)
  for (let tries = 1; ; tries++) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      await step(from, to)
      break
    } catch (error) {
      // A `removeAll` above it may have removed the folder between the two steps.
      if (systemCode(error) !== 'ENOENT' || tries === 10) throw error
    }
  }
  for (let above = folder; ; above = dirname(above)) {
    await syncFolder(above).catch((error: unknown) => {
      // Removed already, with the file in it: nothing is left to keep.
      if (systemCode(error) !== 'ENOENT') throw error
    })
    if (above === root) return
  }
}
