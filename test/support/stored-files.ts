import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestRuntime } from '#test/test-runtime'

/** How many files are kept below this folder of the storage; none where there is no such folder. */
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
