import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const dashboard = join(import.meta.dirname, '../../src/dashboard')

/** Returns the source of each file of the dashboard, with its path there. */
export function translatedFiles(): { path: string; source: string }[] {
  return globSync(`${dashboard}/**/*.{ts,tsx}`, { exclude: ['**/*.test.*'] }).map((file) => ({
    path: relative(dashboard, file),
    source: readFileSync(file, 'utf8'),
  }))
}

/** Returns the API calls in a source, by their names. */
export function callsIn({ source }: { source: string }): string[] {
  return [...source.matchAll(/'((?:GET|POST|PUT|PATCH|DELETE) \/[^']*)'/g)].map(
    ([, call]) => call as string,
  )
}
