import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes tests write inside the checkout only, including temporary files. Short, because the socket paths of
 * browsers and databases have at most about a hundred characters.
 */
export function keepTemporaryFilesInside(): void {
  const folder = join(import.meta.dirname, '../.cache/tmp')
  mkdirSync(folder, { recursive: true })
  process.env.TMPDIR = folder
}
