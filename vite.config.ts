import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { noCircularChunks, sharedChunks } from './config/chunks.ts'
import { handbook } from './config/handbook.ts'
import { oldestBrowsers } from './config/oldest-browsers.ts'
import { schemasInBrowser } from './config/schemas-in-browser.ts'
import { writeTexts } from './scripts/texts.mjs'
import { readerFiles, readerFolder } from './src/dashboard/record-form/scan/reader-files.ts'

/** Puts a .br and a .gz beside every script, style and WebAssembly: the server then sends them as they are. */
function compressed(): Plugin {
  // Scripts are fetched by every phone: 7 % smaller for two seconds of a build. WebAssembly is not worth 20.
  const paramsFor = (name: string) => ({
    [constants.BROTLI_PARAM_QUALITY]: name.endsWith('.wasm') ? 9 : 11,
  })
  return {
    name: 'compressed-assets',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((one) => /\.(js|css|wasm)$/.test(one))) {
        const file = bundle[name]
        const text = file?.type === 'chunk' ? file.code : (file?.source ?? '')
        const path = join(dir ?? '', name)
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params: paramsFor(name) }))
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
      }
    },
  }
}

/** Puts the reader of passports' letters beside the scripts, under the names by which it asks for its parts. */
function letterReader(): Plugin {
  // Its core is a package of its own, which it brings along.
  const own = createRequire(createRequire(import.meta.url).resolve('tesseract.js/package.json'))
  return {
    name: 'letter-reader',
    apply: 'build',
    buildStart() {
      for (const [name, path] of Object.entries(readerFiles))
        this.emitFile({
          type: 'asset',
          fileName: `${readerFolder}/${name}`,
          source: readFileSync(own.resolve(path)),
        })
    },
  }
}

/** What stands apart from what pages share: see `config/chunks.ts`. */
const groups = [
  // What the frame around the pages imports is loaded whichever page is opened.
  { name: 'frame', tags: ['$initial' as const], priority: 4 },
  // These stand on papers and pages in English too (they are in six languages), which would
  // otherwise fetch the Bengali of the dashboard with them.
  alone('consents', /modules\/consents\/schema/),
  alone('receipts-bn', /texts\/bn\/(printed|training|private-company)\./),
  alone('money-bn', /texts\/bn\/on-file/),
  // What only papers say, in the languages that no page of the dashboard has.
  alone('papers', /texts\/(?!en\/|bn\/|each\/)[a-z]+\/(printed|training|help|private-company)\./),
  // With the catalogue of sentences it would bring all their wordings into pages that only name a weekday.
  alone('written', /platform\/written\//),
  // Whatever else these import has a piece of its own.
  { name: bengaliPiece, priority: 2, includeDependenciesRecursively: false },
]

/** Modules apart from what they import. */
function alone(name: string, test: RegExp) {
  return { name, test, priority: 3, includeDependenciesRecursively: false }
}

/** The Bengali of a job is a piece of its own; what pages name or need together is one. */
export function bengaliPiece(id: string): string | null {
  const [, desk, job = ''] =
    /(texts\/bn\/desk-|texts\/bn\/|words\/bengali\/)([a-z-]+)/.exec(id) ?? []
  const together = bengaliTogether.find((jobs) => jobs.includes(job))
  if (together) return `${together[0]}-bn`
  // What finds a text by its code, which all of them need.
  if (/src\/texts\/said\./.test(id)) return 'parts-bn'
  // The names by which only these pages in Bengali know whom to ask.
  if (/organisation\/check-texts|texts\/en\/advice/.test(id)) return 'record-bn'
  return desk === undefined || desk === 'texts/bn/' ? null : `${job}-bn`
}
const bengaliTogether = [
  [
    ...['parts', 'preview', 'actions', 'composer', 'handout'],
    ...['problems-shared', 'problems-speech', 'refusals-shared', 'sentences-stages'],
    ...['gap-words', 'waits'],
  ],
  ['form', 'submit'],
  ['cases', 'product-cases', 'leaving'],
  ['history', 'record-events'],
  [
    'record',
    'documents',
    'approvals',
    'stages',
    'advice',
    'candidate',
    'edit',
    'consent-labels',
    'refusals-file',
  ],
  ['import', 'notes-cells', 'notes-columns', 'notes-images', 'notes-rows', 'notes-tables'],
  ['settings', 'settings-site', 'sentences-gaps'],
]

await writeTexts()

const config = {
  root: 'src/dashboard',
  base: '/dashboard/',
  build: {
    outDir: '../../dist/dashboard',
    target: oldestBrowsers,
    manifest: true,
    // Where a browser knows no preloading, parts come a little later.
    modulePreload: { polyfill: false },
    // A strict Content-Security-Policy allows no data: scripts, fonts or styles.
    assetsInlineLimit: 0,
    // All styles are 25 kB: a file for each part of a page would be a request for each.
    cssCodeSplit: false,
  },
}
const plugins = () => [react(), handbook(), schemasInBrowser()]

/** The dashboard: a single-page application that the server serves from dist/dashboard. */
export default defineConfig(async ({ command }) => {
  if (command !== 'build') return { ...config, plugins: plugins() }
  // `npm run dev`: soon is worth more than small.
  if (process.env.FOR_DEV) return { ...config, plugins: [...plugins(), letterReader()] }
  const codeSplitting = { groups: await sharedChunks({ ...config, plugins: plugins() }, groups) }
  return {
    ...config,
    plugins: [...plugins(), noCircularChunks(), letterReader(), compressed()],
    build: { ...config.build, rolldownOptions: { output: { codeSplitting } } },
  }
})
