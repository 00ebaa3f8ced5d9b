import { describe, expect, test } from 'vitest'
import { inOrder } from '../../config/who-uses-whom.mjs'
import { faultsWith } from './planted-tree.ts'

/** Each match as `<where> <what>`, sorted. */
function found(output: string | undefined, pattern: RegExp) {
  const matches = [...(output ?? '').matchAll(pattern)]
  return matches.map(([, where, what]) => `${where} ${what}`).sort()
}

/** Lists `path rule` below one folder, for comparison with what a gate found. */
function below(folder: string, faults: Record<string, string>) {
  return Object.entries(faults).map(([path, rule]) => `${folder}/${path} ${rule}`)
}

describe.concurrent('a clean tree passes', () => {
  test.for(['types', 'style', 'architecture', 'dead code'])('%s', async (gate) => {
    expect(await faultsWith(gate)).toBeUndefined()
  })
})

describe.concurrent('what is planted is caught, by its own rule and by no other', () => {
  test('types', async () => {
    const faults = found(await faultsWith('types', 'types'), /^(\S+)\(\d+,\d+\): error (TS\d+)/gm)
    expect(faults).toEqual(
      below('src/site', {
        'deep-import.ts': 'TS2307',
        'not-erasable.ts': 'TS1294',
        'unchecked-index.ts': 'TS2322',
      }),
    )
  })

  test('style', async () => {
    const line = /^([\w/.-]+\.tsx?)\S* (?:lint\/\w+\/)?(\w+) .*━$/gm
    expect(found(await faultsWith('style', 'style'), line)).toEqual([
      'src/dashboard/own-list.tsx noRestrictedImports',
      ...below('src/site', {
        'CamelCase.ts': 'useFilenamingConvention',
        'any-type.ts': 'noExplicitAny',
        'client-state.tsx': 'noRestrictedImports',
        'deep-relative-import.ts': 'noRestrictedImports',
        'default-export.ts': 'noDefaultExport',
        'everything-again.ts': 'noReExportAll',
        'forgets-a-promise.ts': 'noFloatingPromises',
        'needs-it-back.ts': 'noImportCycles',
        'needs-itself.ts': 'noImportCycles',
        'not-formatted.ts': 'format',
        'own-environment.ts': 'noProcessEnv',
        'promise-as-condition.ts': 'noMisusedPromises',
        'says-something.ts': 'noConsole',
        'too-long-file.ts': 'noExcessiveLinesPerFile',
        'too-long-function.ts': 'noExcessiveLinesPerFunction',
        'undeclared-package.ts': 'noUndeclaredDependencies',
        'unused-import.ts': 'noUnusedImports',
      }),
    ])
  })

  test('dead code', async () => {
    expect(await faultsWith('dead code', 'dead-code')).toBe(
      [
        'Unused files (1)',
        'src/modules/audit/forgotten.ts',
        'Unlisted dependencies (1)',
        'pino  src/modules/audit/append-audit.ts:1:18',
        'Unused exports (1)',
        'neverUsed  src/modules/audit/append-audit.ts:7:14',
      ].join('\n'),
    )
  })

  test('architecture', async () => {
    const faults = await faultsWith('architecture', 'architecture')
    expect(found(faults, /error ([\w-]+): (\S+) →/g)).toEqual(plantedInTheArchitecture)
  })

  test('modules that need each other', () => {
    const circle = { audit: [], cases: ['audit', 'documents'], documents: ['cases'] }
    expect(() => inOrder(circle)).toThrow('MODULES: cases uses documents, not above it.')
    expect(Object.keys(inOrder({ audit: [], cases: ['audit'] }))).toEqual(['audit', 'cases'])
  })
})

const plantedInTheArchitecture = [
  'browser-has-no-node src/dashboard/files.ts',
  'dashboard-is-a-client src/dashboard/server-side.ts',
  'front-door src/modules/records/past-the-door.ts',
  'front-door-from-outside src/site/past-the-door.ts',
  'inside-dashboard src/dashboard/audit/looks-aside.ts',
  'inside-site src/site/domains/looks-aside.ts',
  'inside-site-about src/site/about/looks-aside.ts',
  'inside-site-files src/site/looks-down.ts',
  'layer-api src/api/past-the-door.ts',
  'layer-api src/api/upward.ts',
  'layer-dashboard src/dashboard/past-the-client.ts',
  'layer-platform src/platform/clock/upward.ts',
  'layer-site src/site/extras.ts',
  'migrations-lowest migrations/takes-from-above.ts',
  'module-audit src/modules/audit/sideways.ts',
  'no-cycles src/platform/clock/here.ts',
  'no-cycles src/platform/clock/known.ts',
  'platform-front-door src/platform/ids/index.ts',
  'platform-front-door-from-outside src/api/past-the-door.ts',
  'product-without-tests src/api/needs-a-test.ts',
  'product-without-tools src/api/needs-a-tool.ts',
  'schema-is-browser-safe src/modules/audit/schema.ts',
  'sql-lives-in-stores src/modules/records/sql.ts',
  'unlisted-layer src/site/extras.ts',
  'unlisted-layer-uses src/extras/extra.ts',
  'unlisted-module src/site/gossip.ts',
  'unlisted-module-uses src/modules/gossip/index.server.ts',
]
