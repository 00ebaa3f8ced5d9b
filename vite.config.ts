import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { handbook } from './config/handbook.ts'
import { oldestBrowsers } from './config/oldest-browsers.ts'
import { withoutJsonSchema } from './config/without-json-schema.ts'
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
    // What the frame around the pages imports is loaded whichever page is opened.
    { name: 'frame', tags: ['$initial' as const], priority: 4 },
    // These stand on papers and pages in English too (they are in six languages), which would
    // otherwise fetch the Bengali of the dashboard with them.
    { name: 'consents', test: /modules\/consents\/schema/, priority: 3 },
    { name: 'receipts-bn', test: /texts\/bn\/(receipt|training)\./, priority: 3 },
    { name: 'money-bn', test: /texts\/bn\/money/, priority: 3 },
    // What is said of the settings, in both languages.
    {
      name: 'settings-said',
      test: /organisation\/(keeping-laws-row|problems)\.schema/,
      priority: 3,
    },
    // Whatever else these import has a piece of its own.
    { name: bengaliPiece, priority: 2, includeDependenciesRecursively: false },
    // What most pages are made of. Whatever brings floating-ui along does not belong here.
    { name: 'parts', test: parts, minShareCount: 2 },
    // What lists and menus are placed with, loaded when somebody wants to choose.
    {
      name: 'placed',
      test: /@floating-ui|esm\/components\/(Autocomplete|Combobox|Popover|ScrollArea|Select)\/|esm\/utils\/Floating\//,
      includeDependenciesRecursively: false,
    },
    {
      name: 'select',
      test: /dashboard\/ui\/(select|time-zones|use-lists)\./,
      minShareCount: 2,
    },
    { name: 'choices', test: /esm\/components\/(Checkbox|Radio)\//, minShareCount: 2 },
    // What only pages about records need of these.
    {
      name: 'work',
      test: /dashboard\/(record-actions|ui\/(finish|keys|reason|single-keys|text-dialog)|words\/(handout|documents))|texts\/en\/desk-(handout|documents)|esm\/components\/Switch\//,
      minShareCount: 2,
    },
    // What the pages of the settings share.
    {
      name: 'settings',
      test: /dashboard\/(settings\/|words\/settings)|texts\/en\/desk-settings/,
      minShareCount: 3,
      includeDependenciesRecursively: false,
    },
    { name: 'form-state', test: /@mantine\/form/, minShareCount: 2 },
    // What the forms for a record share.
    {
      name: 'forms',
      test: /dashboard\/(words\/(form|submit)|record-form\/(?!adjust|scan|read))|texts\/en\/desk-(form|submit)/,
      minShareCount: 2,
    },
    // A record's page, the queue of approvals and the form for a record show documents with these.
    {
      name: 'documents',
      test: /dashboard\/(record\/(approve-button|details|document-choice|field-changes|official-checks|use-look)|ui\/document-viewer|words\/documents)|texts\/en\/desk-documents/,
      minShareCount: 2,
    },
    { name: 'viewer', test: /dashboard\/viewer\// },
    // Forms, previews and lists are handed large things by it; pages without them have no room for it.
    { name: 'steady', test: /dashboard\/ui\/steady\./, priority: 3 },
    // Imports know what money is, on which days it may be paid and for what, and nothing else of classes and payments.
    {
      name: 'money-rules',
      test: /modules\/training\/(items|items-labels|money)\.schema|platform\/clock\/days\//,
      minShareCount: 2,
      priority: 1,
    },
    { name: 'training-rules', test: /modules\/training\//, minShareCount: 2 },
    // Classes and payments; what is entered for the public, and how it will look there.
    {
      name: 'training',
      test: /dashboard\/(training\/|words\/classes)|texts\/en\/(desk-classes|training\.)/,
      minShareCount: 2,
    },
    {
      name: 'public',
      test: /dashboard\/(preview\/|words\/preview|ui\/unfit)|texts\/en\/desk-preview/,
      minShareCount: 2,
    },
  ]
}

/** The Bengali of a job is a piece of its own; what pages name or need together is one. */
function bengaliPiece(id: string): string | null {
  const [, desk, job = ''] = /texts\/bn\/(desk-)?([a-z-]+)/.exec(id) ?? []
  const together = bengaliTogether.find((jobs) => jobs.includes(job))
  if (together) return `${together[0]}-bn`
  // English by which only these pages in Bengali find their texts.
  if (/organisation\/check-texts/.test(id)) return 'record-bn'
  return desk ? `${job}-bn` : null
}
const bengaliTogether = [
  ['parts', 'said', 'named', 'preview', 'refusals', 'shared-problems'],
  ['actions', 'actions-said'],
  ['form', 'submit', 'edit'],
  ['record', 'record-said', 'documents', 'approvals', 'stages', 'file-refusals', 'advice'],
  ['account-problems'],
  ['consent-labels'],
  ['accounts', 'accounts-said'],
  ['classes', 'classes-said', 'payments'],
  ['import', 'import-said', 'import-notes'],
  ['settings-site', 'settings-work', 'counted-from'],
]
const parts = new RegExp(
  [
    '/(ComboboxChevron|Fieldset|FileButton|InlineInput|Input\\w*|Kbd|NativeSelect|Pagination|Paper|SimpleGrid|TextInput|Textarea)/',
    '/use-(debounced-\\w+|disclosure|pagination)/',
    'dashboard/ui/([\\w-]+-dialog\\.module|clipboard|copied|copy|data-table|dialog\\.|failed|file-drop|later-view|list-filters|loaded|original-link|page-head|pages|picture|state-badge|table|use-action|use-first-error|use-part|use-secret)',
    'dashboard/(confirm/download|words/(actions|placed))',
    'texts/(page-problems|en/desk-actions)',
    'modules/organisation/(limits|seen-kinds|stages)',
    'records/facts\\.schema',
    'modules/(?!training)[\\w-]+/problems\\.schema',
    '(speech|platform/urls)/schema|platform/(gaps|problems)\\.schema',
    'record-form/(record-values|stored-thumbnail|thumbnail\\.module)',
  ].join('|'),
)

/** The dashboard: a single-page application that the server serves from dist/dashboard. */
export default defineConfig({
  root: 'src/dashboard',
  base: '/dashboard/',
  plugins: [react(), handbook(), withoutJsonSchema(), letterReader(), compressed()],
  build: {
    outDir: '../../dist/dashboard',
    target: oldestBrowsers,
    manifest: true,
    // Where a browser knows no preloading, parts come a little later.
    modulePreload: { polyfill: false },
    // A strict Content-Security-Policy allows no data: scripts, fonts or styles.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunks() } } },
  },
})
