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
