import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { packageRoot } from './package-root.ts'

/**
 * Returns the path of a file of a package, such as `@hyzyla/pdfium/pdfium.wasm`: beside the bundle where
 * the build has put it there, else in the package.
 * @throws Error when neither exists
 */
export function packagedFile(name: string): string {
  const beside = join(import.meta.dirname, basename(name))
  if (existsSync(beside)) return beside
  return createRequire(join(packageRoot(), 'package.json')).resolve(name)
}
