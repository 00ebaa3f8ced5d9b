import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fieldNames, recordFields } from '#modules/records/fields.schema'

const src = join(import.meta.dirname, '../../src')
/** The table, and the columns of it that are too long to stand within. */
const table = [
  'modules/records/fields-table.schema.ts',
  'modules/records/fields-headings.schema.ts',
  'modules/records/fields-labels.schema.ts',
]

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !/(^|\/)test-[\w-]+\.ts$/.test(path))
  .filter((path) => !table.includes(path))
  .sort()

/** The files, besides the table, that name a field. */
function naming(name: string): string[] {
  const word = new RegExp(`\\b${name}\\b`)
  return files.filter((path) => word.test(readFileSync(join(src, path), 'utf8')))
}

/**
 * A field that a file has to name is one about which the product has a rule of its own. A new file
 * here needs such a reason; what is done with every field is done by the table.
 */
test.each([
  [
    // Invented people have parents of their sex and family; who sounds alike and has a father who does is
    // likely the same person. Tables write names of parents in several columns, and signs alone are refused in each.
    'fatherName',
    [
      'cli/demo/candidates.ts',
      'dashboard/import/forecast.tsx',
      'dashboard/record-form/alike-note.tsx',
      'dashboard/record-form/record-fields.tsx',
      'modules/exchange/columns-parts.schema.ts',
      'modules/exchange/import/check-import.ts',
      'modules/exchange/import/rows-alike.ts',
      'modules/records/alike.schema.ts',
      'modules/records/records.store.ts',
      'modules/records/same-person.ts',
      'modules/records/schema.ts',
    ],
  ],
  [
    'motherName',
    [
      'cli/demo/candidates.ts',
      'modules/exchange/columns-parts.schema.ts',
      'modules/records/schema.ts',
    ],
  ],
  [
    // It picks the official checks (H5), whom a worker can turn to there, which cap of fees holds, and
    // which laws ask to be told of a breach.
    'destinationCountry',
    [
      'api/record-history.ts',
      'cli/demo/candidates.ts',
      'cli/demo/specimen.ts',
      'dashboard/record/slip.tsx',
      'modules/attestations/attestations.store.ts',
      'modules/breach/breach.store.ts',
      'modules/breach/list.ts',
      'modules/comparisons/listing.ts',
      'modules/comparisons/old-comparisons.store.ts',
      'modules/fees/above-cap.ts',
      'modules/fees/find-money.ts',
      'modules/fees/own-payments.store.ts',
      'modules/lookup/lookup.store.ts',
      'modules/lookup/viewing.ts',
      'modules/organisation/official-checks.ts',
      'modules/verification/verification.store.ts',
      'site/file/help.tsx',
    ],
  ],
])('%s is named by no file without a rule of its own', (name, justified) => {
  expect(naming(name)).toEqual(justified)
})

test('no label is written a second time', () => {
  // The public site asks for the two numbers, with texts that explain them; many things have a name,
  // and organisation and accounts have a telephone or an email of their own.
  const asked = ['passportNumber', 'referenceNumber', 'name', 'telephone', 'email']
  const written = fieldNames
    .filter((name) => !asked.includes(name))
    .flatMap((name) => Object.values(recordFields[name].label).map((label) => `'${label}'`))
  const again = files.flatMap((path) => {
    const text = readFileSync(join(src, path), 'utf8').replaceAll('"', "'")
    return written.filter((label) => text.includes(label)).map((label) => `${path} ${label}`)
  })
  expect(again).toEqual([])
})
