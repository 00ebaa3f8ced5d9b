import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const dashboard = join(import.meta.dirname, '../../src/dashboard')

/** The folders of the dashboard whose pages are in Bengali as well, and what they need from others. */
const translated = [
  'accounts',
  'approvals',
  'audit',
  'cases',
  'confirm/confirm-dialog.tsx',
  'edit',
  'entry',
  'help',
  'import',
  'notices',
  'notifications',
  'overview',
  'preview',
  'record-form',
  'record-form/adjust',
  'money',
  'shell/shell.tsx',
  'slips',
  'submit',
  'training',
  'record',
  'record-actions.ts',
  'records',
  'records/board',
  'records/views',
  'settings',
  'ui/closing-sentence.ts',
  'ui/failed-part.tsx',
  'ui/keys-dialog.tsx',
  'ui/original-link.tsx',
  'ui/pages.tsx',
  'ui/print-tools.tsx',
  'ui/reason-dialog.tsx',
  'ui/shown-once.tsx',
  'ui/state-badge.tsx',
  'ui/text-dialog.tsx',
  'ui/unfit-alert.tsx',
  'ui/unsaved-input.ts',
  'ui/use-folded-form.ts',
  'ui/use-secret.ts',
  'viewer',
]

/** Returns the source of each translated page, with the path of its file. */
export function translatedFiles(): { path: string; source: string }[] {
  return translated
    .flatMap((each) => (/\.tsx?$/.test(each) ? [each] : filesIn(each)))
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => ({ path, source: readFileSync(join(dashboard, path), 'utf8') }))
}

function filesIn(folder: string): string[] {
  const names = readdirSync(join(dashboard, folder), { encoding: 'utf8' })
  return names.map((name) => `${folder}/${name}`)
}

/** Returns the API calls in a source, by their names. */
export function callsIn({ source }: { source: string }): string[] {
  return [...source.matchAll(/'((?:GET|POST|PUT|PATCH|DELETE) \/[^']*)'/g)].map(
    ([, call]) => call as string,
  )
}
