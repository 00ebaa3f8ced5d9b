import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../../scripts/build.mjs'

await build()
const folder = join(import.meta.dirname, '../../dist/dashboard')
interface Piece {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}
const manifest: Readonly<Record<string, Piece>> = JSON.parse(
  readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
)
const piece = (name: string) => manifest[name] as Piece

/** Bytes of script as they are sent. */
const most = 180_000
/** Pages above it, or so near that another page's change may lift them: what they may take meanwhile. */
const meanwhile: readonly [page: RegExp, most: number][] = [
  [/^settings\/(facts|keeping|records)/, 198_000],
  [/^settings\/(agency|messages|public)/, 192_000],
  [/^notices\//, 187_000],
  [/^records\//, 183_000],
]

/** What stands in a page from the beginning, and is a file of its own. */
const pageAround: readonly [part: RegExp, page: string][] = [
  [/^settings\//, 'settings/page.tsx'],
  [/^records\/views\//, 'records/page.tsx'],
  [/^record\/person/, 'record/page.tsx'],
]

/** Returns the files of script that these need at once, with the frame. */
function filesOf(...roots: string[]): string[] {
  const needed = new Set(['index.html', ...roots])
  for (const name of needed) for (const other of piece(name).imports ?? []) needed.add(other)
  return [...needed].map((name) => join(folder, `${piece(name).file}.br`))
}

test('the first load of every page in English is at most 180 kB of script, a record’s in 16 files', () => {
  const pages = (piece('index.html').dynamicImports ?? []).filter((name) =>
    /^(?!shell|confirm|ui)[\w-]+\/.*\.tsx$/.test(name),
  )
  expect(pages.length).toBeGreaterThan(40)
  const above = [...pages, 'record/person.tsx'].flatMap((name) => {
    const [, around = name] = pageAround.find(([part]) => part.test(name)) ?? []
    const size = filesOf(around, name).reduce((sum, file) => sum + statSync(file).size, 0)
    const [, bound = most] = meanwhile.find(([page]) => page.test(name)) ?? []
    return size > bound ? [`${name}: ${size}`] : []
  })
  expect(above).toEqual([])
  expect(filesOf('record/page.tsx', 'record/person.tsx').length).toBeLessThanOrEqual(16)
})
