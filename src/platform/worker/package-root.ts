import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Returns the folder with package.json, found upwards from this file: the same from the TypeScript source
 * (src/platform/worker) and from a bundle (dist/server), so that assets are found from both.
 */
export function packageRoot(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder
    if (folder === dirname(folder)) throw new Error('No package.json above the running code')
  }
}
