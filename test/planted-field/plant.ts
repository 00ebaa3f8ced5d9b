import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** One row that says who is shown the field, and one that says nothing about it. */
const rows = `
  placeOfBirth: {
    label: {
      en: 'Place of birth',
      bn: 'জন্মস্থান',
      hi: 'जन्म की जगह',
      ne: 'जन्मेको ठाउँ',
      ar: 'مكان الولادة',
      fil: 'Lugar ng kapanganakan',
    },
    control: 'line',
    most: 80,
    requiredBy: ['add', 'import'],
    shownTo: ['candidate', 'share:employer'],
    listed: 'chosen',
    searchedBy: 'words',
    headings: ['placeofbirth', 'birthplace'],
    oldField: 'Birth_place',
  },
  bloodGroup: {
    label: {
      en: 'Blood group',
      bn: 'রক্তের গ্রুপ',
      hi: 'ख़ून का ग्रुप',
      ne: 'रगत समूह',
      ar: 'فصيلة الدم',
      fil: 'Uri ng dugo',
    },
    control: 'line',
    most: 10,
    requiredBy: [],
    headings: ['bloodgroup'],
    oldField: null,
  },
`
const migration = fileURLToPath(new URL('migration.ts', import.meta.url))

/** What somebody who adds fields would write, by the file in which they would write it. */
const plants: readonly [file: string, before: string, planted: string][] = [
  [
    '/src/modules/records/fields-table.schema.ts',
    '} as const satisfies Record<string, Field>',
    rows,
  ],
  ['/migrations/index.ts', '\n}\n', "\n  '9999-planted-fields': plantedFields,"],
]

/** Adds two fields to the sources as they are loaded: a row each, and a migration. Nothing else. */
export function plantedField(): Plugin {
  return {
    name: 'planted-field',
    enforce: 'pre',
    transform(code, id) {
      const plant = plants.find(([file]) => id.endsWith(file))
      if (!plant) return undefined
      const [file, before, planted] = plant
      const parts = code.split(before)
      if (parts.length !== 2) throw new Error(`${file} has not one place to plant in.`)
      const grown = parts.join(planted + before)
      if (file !== '/migrations/index.ts') return grown
      return `import * as plantedFields from ${JSON.stringify(migration)}\n${grown}`
    },
  }
}
