import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
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

/** The folders of the storage whose files everybody may see, and what the log is checked with. */
const isPublic = /^(notices|notice-views|logo|office|audit)\//

/** Returns the files below a folder of a storage on a disk that are about somebody and not encrypted. */
export function plainFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isPublic.test(relative(folder, path)))
    .filter((path) => !readFileSync(path).subarray(0, 7).equals(Buffer.from('candor-')))
}
