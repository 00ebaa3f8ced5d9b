import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../../scripts/build.mjs'
import { bengaliPiece } from '../../vite.config.ts'

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

/** What stands in a page from the beginning, and is a file of its own. */
const pageAround: readonly [part: RegExp, page: string][] = [
  [/^settings\//, 'settings/page.tsx'],
  [/^records\/views\//, 'records/page.tsx'],
  [/^record\/person/, 'record/page.tsx'],
]

/** The jobs whose Bengali each page loads, as its route says. */
const jobsOf = new Map<string, string[]>([['record/person.tsx', ['candidate', 'edit']]])
for (const path of globSync('**/routes.ts', { cwd: import.meta.dirname })) {
  const code = readFileSync(join(import.meta.dirname, path), 'utf8')
  // A list, or the name of one.
  const namesIn = (jobs: string): string[] =>
    [...jobs.matchAll(/'([\w-]+)'|(\w+)/g)].flatMap(([, job, list]) => {
      const listed = new RegExp(`const ${list} = (\\[[^\\]]*\\])`).exec(code)?.[1]
      return job ?? (listed ? namesIn(listed) : [])
    })
  const pages = code.matchAll(
    /(?:Page|subject)\(\s*\(\) => import\('\.\/(.+?)'\),\s*'\w+'(?:,\s*(\w+|\[[^)]*))?/g,
  )
  for (const [, page, jobs = ''] of pages) jobsOf.set(join(dirname(path), `${page}`), namesIn(jobs))
}

/** Returns the files of script that these need at once, with the frame. */
function filesOf(language: 'en' | 'bn', ...roots: string[]): string[] {
  const jobs = ['parts', ...roots.flatMap((name) => jobsOf.get(name) ?? [])]
  const pieces = new Set(jobs.map((job) => bengaliPiece(`/texts/bn/desk-${job}.ts`)))
  const inBengali = Object.keys(manifest).filter((name) =>
    [...pieces].some((each) => new RegExp(`^_${each}-.{8}\\.js$`).test(name)),
  )
  const needed = new Set(['index.html', ...roots, ...(language === 'bn' ? inBengali : [])])
  for (const name of needed) for (const other of piece(name).imports ?? []) needed.add(other)
  return [...needed].map((name) => join(folder, `${piece(name).file}.br`))
}

test.each(['en', 'bn'] as const)(
  'the first load of every page is at most 180 kB of script, a record’s in 15 files, 17 in Bengali (%s)',
  (language) => {
    const pages = (piece('index.html').dynamicImports ?? []).filter((name) =>
      /^(?!shell|confirm|ui)[\w-]+\/.*\.tsx$/.test(name),
    )
    expect(pages.length).toBeGreaterThan(40)
    const above = [...pages, 'record/person.tsx'].flatMap((name) => {
      const [, around = name] = pageAround.find(([part]) => part.test(name)) ?? []
      const size = filesOf(language, around, name).reduce(
        (sum, file) => sum + statSync(file).size,
        0,
      )
      return size > most ? [`${name}: ${size}`] : []
    })
    expect(above).toEqual([])
    const ofRecord = filesOf(language, 'record/page.tsx', 'record/person.tsx')
    expect(ofRecord.length).toBeLessThanOrEqual(language === 'en' ? 15 : 17)
  },
)
