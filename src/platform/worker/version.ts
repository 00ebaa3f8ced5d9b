import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from './package-root.ts'

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
