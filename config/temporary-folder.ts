import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Tests write inside the checkout only, also what they call temporary. Short, because the sockets
 * of browsers and databases have addresses of at most some hundred characters.
 */
export function keepTemporaryFilesInside(): void {
  const folder = join(import.meta.dirname, '../.cache/tmp')
  mkdirSync(folder, { recursive: true })
  process.env.TMPDIR = folder
}
