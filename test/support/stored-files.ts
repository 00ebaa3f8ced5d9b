import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestRuntime } from '#test/test-runtime'

/** Returns how many files are below this folder of the storage; none where the folder does not exist. */
export function countFiles({ folder }: TestRuntime, below: string): number {
  try {
    const entries = readdirSync(join(folder, 'files', below), {
      recursive: true,
      withFileTypes: true,
    })
    return entries.filter((entry) => entry.isFile()).length
  } catch {
    return 0
  }
}
