import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readTable } from './read-table.ts'

const awkward = join(import.meta.dirname, '../../../../test/awkward-files/files')

async function read(bytes: Buffer | string, piece = Number.POSITIVE_INFINITY) {
  const buffer = Buffer.from(bytes)
  const open = async function* () {
    const size = Math.min(buffer.length, Math.max(piece, Math.ceil(buffer.length / 2000)))
    for (let at = 0; at < buffer.length; at += size) yield buffer.subarray(at, at + size)
  }
  const { columns, rows, ...rest } = await readTable({ name: 'x', bytes: buffer.length, open })
  const found: [number, string[]][] = []
  for await (const { row, cells } of rows) found.push([row, cells])
  return { ...rest, columns, rows: found }
}

/** What comes of each awkward file stands in test/awkward-files; here is how it arrives. */
describe('pieces that cut characters, line ends and quotation marks apart make no difference', () => {
  test.each(readdirSync(awkward).filter((name) => !/\.(zip|png)$/.test(name)))(
    '%s',
    async (name) => {
      const bytes = readFileSync(join(awkward, name))
      const outcome = (piece?: number) => read(bytes, piece).catch((error: Error) => error.message)
      const whole = await outcome()
      // A workbook is gathered before a thread of its own begins with it.
      const pieces = /\.xls[xm]$/.test(name) ? [7] : [1, 7]
      for (const piece of pieces) expect(await outcome(piece)).toEqual(whole)
    },
  )
})

test('rows are counted as a spreadsheet counts them', async () => {
  const { rows } = await read('Name,No\n\nA,1\n\nB,2\n')
  expect(rows.map(([row]) => row)).toEqual([3, 5])
})

test('each column has a name of its own', async () => {
  const { columns } = await read('Name, name ,,Name\n1,2,3,4\n')
  expect(columns).toEqual(['Name', 'name (2)', 'Column 3', 'Name (3)'])
})

test('columns of JSON are those of all its entries, and a value keeps its place', async () => {
  const { columns, rows } = await read('[{"a":1},{"b":null,"c":["x",{"d":"}"}]},{"a":true}]')
  expect(columns).toEqual(['a', 'b', 'c'])
  expect(rows).toEqual([
    [1, ['1']],
    [2, ['', '', '["x",{"d":"}"}]']],
    [3, ['true']],
  ])
})

test('how a text was read is said in words', async () => {
  const readingOf = async (name: string) => (await read(readFileSync(join(awkward, name)))).reading
  expect(await readingOf('utf-16-be.csv')).toBe('UTF-16, cells between commas')
  expect(await readingOf('windows-1252.csv')).toBe('Windows-1252, cells between commas')
  expect(await readingOf('two-sheets.xlsx')).toBe('the sheet “Candidates” only')
  expect(await readingOf('cover-and-hidden-sheets.xlsx')).toBe('the sheet “Now” only')
  expect(await readingOf('lists-within-an-object.json')).toBe('the list “database_of_client” only')
  expect(await readingOf('list-within-an-object.json')).toBeNull()
})
