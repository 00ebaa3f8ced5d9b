import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { handbook } from './config/handbook.ts'
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

/**
 * How the program is cut. Left to itself the bundler makes a file of every combination that some
 * pages share, and the list of records needs 43 of them; with these it needs 5.
 */
function chunks() {
  return [
    { name: 'zod', test: /node_modules\/zod\/|dashboard\/zod-without-eval/, priority: 3 },
    // What the frame around the pages imports is loaded whichever page is opened.
    { name: 'frame', tags: ['$initial' as const], priority: 2 },
    // What a third of all pages and dialogs import; none of them needs much more. Fewer would take in
    // what menus, selects and dialogs need, which the first page has no use for.
    { name: 'parts', minShareCount: 14, priority: 1 },
    // Small things that many pages import. Whatever brings floating-ui along does not belong here.
    { name: 'controls', test: controls, minShareCount: 2 },
    // What each form for a record needs, whichever opens it first; one request in place of three.
    {
      name: 'forms',
      test: /dashboard\/(words\/(form|submit)|record-form\/closed-slots)/,
      minShareCount: 2,
    },
    // A record's page, the queue of approvals and the form for a record show papers with these.
    {
      name: 'papers',
      test: /dashboard\/(record\/(approve-button|details|document-choice|field-changes|official-checks|use-look)|ui\/document-viewer|words\/(en\/)?papers)/,
      minShareCount: 2,
    },
    { name: 'viewer', test: /dashboard\/viewer\// },
    // Both stand on pages in English too (consents and receipts are in six languages), which would
    // otherwise fetch all the Bengali words of a record's page with them.
    { name: 'consents', test: /modules\/consents\/schema/, priority: 1 },
    { name: 'receipts-bn', test: /messages\/bn\/(receipt|money|training)/, priority: 1 },
    // What every page in Bengali says; the words of those forms; of lists and papers; of a record; of what waits.
    { name: 'parts-bn', test: /dashboard\/words\/bn\/(parts|said)/ },
    { name: 'forms-bn', test: /dashboard\/words\/bn\/(form|submit)/ },
    { name: 'records-bn', test: /dashboard\/words\/bn\/(actions|approvals|papers|records)/ },
    {
      name: 'record-bn',
      test: /dashboard\/words\/bn\/(record(\.|-said)|handout)/,
    },
    // Words of the settings need it in both languages, and would bring all of Bengali into English.
    { name: 'counted-from', test: /keeping-laws\/row\//, priority: 2 },
    // What stands further down on a record's page, where few get.
    { name: 'rest-bn', test: /dashboard\/words\/bn\/(agreed|candidate|held|history)/ },
    // What is said of classes.
    {
      name: 'office-bn',
      test: /words\/bn\/(classes\.|payments|api-keys|accounts|export|import(\.|-sen))/,
      priority: 1,
    },
    { name: 'settings-bn', test: /words\/bn\/settings/, priority: 1 },
    // Small ones; the frame names each file that it may fetch, and has no room for the names of more.
    {
      name: 'waiting-bn',
      test: /words\/bn\/((?!import|settings)\w+-said|answers|audit|comparisons|concerns|ending|events|handed|money|notic|notif|originals|other|preview|removals|slips|stages|trash|wrong)/,
    },
  ]
}
const controls = new RegExp(
  [
    '/(Checkbox|FileButton|InlineInput|Kbd|Pagination|Paper|Radio|SimpleGrid|Switch|Textarea)/',
    '/use-(debounced-\\w+|disclosure|pagination)/',
    'dashboard/ui/(copied|copy|dialog\\.|failed|finish|keys|original-link|pages|picture|reason|single|state|table|text-dialog|use-secret)',
    'dashboard/(confirm/download|organisation|record-actions|trash/trash-days|words/(en/)?(handout|placed))',
    'modules/organisation/(return-reasons|scan-reasons|stages)/',
    'records/facts/schema',
    'record-form/(record-values|stored-thumbnail|thumbnail\\.module)',
  ].join('|'),
)

/** The dashboard: a single-page application that the server serves from dist/dashboard. */
export default defineConfig({
  root: 'src/dashboard',
  base: '/dashboard/',
  plugins: [react(), handbook(), letterReader(), compressed()],
  build: {
    outDir: '../../dist/dashboard',
    manifest: true,
    // A strict Content-Security-Policy allows no data: scripts, fonts or styles.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunks() } } },
  },
})
