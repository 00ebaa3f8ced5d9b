import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from './package-root.ts'

let version: string | undefined

/** Which version of Candor runs: that of package.json beside it. */
export function candorVersion(): string {
  version ??= (JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as Package)
    .version
  return version
}

interface Package {
  version: string
}
