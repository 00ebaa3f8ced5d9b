import { basename, extname, join } from 'node:path'
import { packageRoot } from './package-root.ts'

/**
 * The file of a worker that is named by its TypeScript source, as `src/platform/images/pdf-worker.ts`:
 * that source where sources run, and in a bundle what was built of it beside this file.
 */
export function workerFile(source: string): string {
  if (extname(import.meta.filename) === '.ts') return join(packageRoot(), source)
  return join(import.meta.dirname, `${basename(source, '.ts')}.js`)
}
