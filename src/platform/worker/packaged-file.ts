import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

let version: string | undefined

/** Returns the version of Candor that runs: that of package.json. */
export function candorVersion(): string {
  version ??= (JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as Package)
    .version
  return version
}

interface Package {
  version: string
}

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
