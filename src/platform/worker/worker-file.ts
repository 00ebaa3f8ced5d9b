import { basename, extname, join } from 'node:path'
import { packageRoot } from './package-root.ts'

/**
 * Returns the file of a worker that is named by its TypeScript source, such as
 * `src/platform/images/pdf-worker.ts`: the source itself where sources run, or in a bundle the file built
 * from it, beside this one.
 */
export function workerFile(source: string): string {
  if (extname(import.meta.filename) === '.ts') return join(packageRoot(), source)
  return join(import.meta.dirname, `${basename(source, '.ts')}.js`)
}
