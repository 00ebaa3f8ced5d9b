import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'

const awkward = join(import.meta.dirname, '../../../test/long/awkward-files/files')

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

/** What comes of each awkward file stands in test/long/awkward-files; here is how it arrives. */
test('pieces that cut characters, line ends and quotation marks apart make no difference', async () => {
  // Every workbook is gathered before a thread of its own begins with it, so one stands for all.
  const isCut = (name: string) => name === 'two-sheets.xlsx' || !/\.(zip|png|xls[xm])$/.test(name)
  const differing: string[] = []
  for (const name of readdirSync(awkward).filter(isCut)) {
    const bytes = readFileSync(join(awkward, name))
    const outcome = (piece?: number) => read(bytes, piece).catch((error: Error) => error.message)
    const [whole, ...cut] = [await outcome(), await outcome(1), await outcome(7)]
    if (!cut.every((one) => isDeepStrictEqual(one, whole))) differing.push(name)
  }
  expect(differing).toEqual([])
})

test('rows are counted as a spreadsheet counts them', async () => {
  const { rows } = await read('Name,No\n\nA,1\n\nB,2\n')
  expect(rows.map(([row]) => row)).toEqual([3, 5])
})

test('values that FileMaker puts into one cell stay apart', async () => {
  const text = 'PassportNo,Name,Mobile\r"AB1","Karim\vUddin","1234567\u001d7654321"\r'
  const { rows } = await read(text)
  expect(rows).toEqual([[2, ['AB1', 'Karim\nUddin', '1234567\n7654321']]])
  expect((await read('[{"a":"1\\u001d2"}]')).rows).toEqual([[1, ['1\n2']]])
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

test('an entry of JSON that has a name twice, with two values, is refused', async () => {
  const twice = [
    ['{"name":"Rahima","passport":"AB1","name":"Karim"}', 'name'],
    ['{"a":{"x":1,"x":2},"na\\u006de":"R, \\"}","b":[{"c":"]"}],"name": "K"}', 'name'],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
  ]
  for (const [entry, name] of twice)
    await expect(read(`[{"name":"Abdul"},${entry}]`), entry).rejects.toThrow(
      `Entry 2 of this JSON has “${name}” twice, with two values.`,
    )
  const { rows } = await read('[{"a":1, "b":{"a":2},"c":":,}", "a": 1},{"a":[1,2],"a":[1,2]}]')
  expect(rows).toEqual([
    [1, ['1', '{"a":2}', ':,}']],
    [2, ['[1,2]']],
  ])
})

test('how a text was read is said in words', async () => {
  const readingOf = async (name: string) =>
    (await read(readFileSync(join(awkward, name)))).reading.map(({ message }) => message)
  expect(await readingOf('utf-16-be.csv')).toEqual(['UTF-16, cells between commas'])
  expect(await readingOf('windows-1252.csv')).toEqual(['Windows-1252, cells between commas'])
  expect(await readingOf('two-sheets.xlsx')).toEqual(['the sheet “Candidates” only'])
  expect(await readingOf('cover-and-hidden-sheets.xlsx')).toEqual(['the sheet “Now” only'])
  expect(await readingOf('lists-within-an-object.json')).toEqual([
    'the list “database_of_client” only',
  ])
  expect(await readingOf('list-within-an-object.json')).toEqual([])
})

const row = { passport_no: 'AB1234567', name: 'Rahima', address: 'Cumilla' }
const records = [row, { ...row, passport_no: 'AB1234568' }]
const byColumn = Object.fromEntries(
  Object.keys(row).map((name) => [
    name,
    Object.fromEntries(records.map((one, at) => [at, one[name as keyof typeof row]])),
  ]),
)
const split = { columns: Object.keys(row), index: [0, 1], data: records.map(Object.values) }

test.each([
  ['keys of Firebase', { '-N1': row, '-N2': row }],
  ['keys of Firebase below the name of the table', { candidates: { '-N1': row, '-N2': row } }],
  ['columns of pandas', byColumn],
  ['lists of pandas', split],
  [
    'columns that are long',
    { name: Object.fromEntries(Array.from({ length: 90_000 }, (_, at) => [at, 'Rahima'])) },
  ],
])('JSON whose rows are no list says what to export instead: %s', async (_, value) => {
  for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)])
    await expect(read(text)).rejects.toThrow(
      /lists its rows under separate keys, or column by column/,
    )
})

test.each([
  [
    'mysqldump',
    '-- MySQL dump 10.13\n--\n-- Host: localhost\n\n/*!40101 SET @OLD=@@X */;\nDROP TABLE IF EXISTS `c`;\n',
  ],
  [
    'phpMyAdmin',
    '-- phpMyAdmin SQL Dump\n\nSET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";\nSTART TRANSACTION;\n',
  ],
  [
    'pg_dump',
    '--\n-- PostgreSQL database dump\n--\n\n\\restrict abc\n\nSET statement_timeout = 0;\n',
  ],
  ['SQLite', 'PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\nCREATE TABLE c (id, name);\n'],
  ['rows alone', "INSERT INTO `candidates` (`id`,`name`) VALUES (1,'Rahima');\n"],
])('a dump of a database says how to export instead: %s', async (_, text) => {
  for (const bytes of [text, Buffer.from(`\ufeff${text}`, 'utf16le')])
    await expect(read(bytes)).rejects.toThrow(/This is a database dump \(SQL\), not a table/)
})

test('a table whose first column is called like a statement is one', async () => {
  const { rows } = await read('Set,Use,Insert into,Name\n1,2,3,Rahima\n')
  expect(rows).toEqual([[2, ['1', '2', '3', 'Rahima']]])
})
