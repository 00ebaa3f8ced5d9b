import { expect, test } from 'vitest'
import type { ChosenEncoding } from '../reading.schema.ts'
import { readTable } from './read-table.ts'

async function read(bytes: Buffer, chosen?: ChosenEncoding) {
  const open = async function* () {
    yield bytes
  }
  const { rows, ...table } = await readTable({ name: 'x.csv', bytes: bytes.length, open }, chosen)
  const found: string[][] = []
  for await (const { cells } of rows) found.push(cells)
  return { ...table, cells: found.flat() }
}

const header = 'Passport number,Name,Address\n'
const csv = (name: string) =>
  Buffer.concat([Buffer.from(`${header}AB1234567,`), Buffer.from(name, 'hex'), Buffer.from(',-\n')])

test('words of a Latin alphabet in Windows-1252 are read, with its signs between them', async () => {
  const text =
    'O\x92Brien, José \x96 called \x93Pepe\x94, n\xb0 5, Calle 3\xaa, 5 \x80, Stra\xdfe, M\xdcLLER'
  const { encoding, cells } = await read(
    Buffer.from(`${header}AB1,"${text.replace('é', '\xe9')}",-\n`, 'latin1'),
  )
  expect(encoding).toBe('windows-1252')
  expect(cells[1]).toBe('O’Brien, José – called “Pepe”, n° 5, Calle 3ª, 5 €, Straße, MÜLLER')
  expect((await read(csv('e963686f707065'))).cells[1]).toBe('échoppe')
})

test('what would come in garbled is asked about, and read in the encoding that somebody chose', async () => {
  const names: [ChosenEncoding, string, string][] = [
    ['macintosh', '4a6f738e2084616e649c', 'José Ñandú'],
    ['windows-1251', 'ccf3f5e0ecece0e4', 'Мухаммад'],
    ['windows-1256', 'e3cde3cf20dae1ed', 'محمد علي'],
    ['windows-1250', '57b379b3617720af6f73b6', 'Włyław Żos¶'],
    ['shift_jis', '8e52936391be', '山田太'],
    ['gb18030', 'cdf5d0a1c3f7', '王小明'],
    ['big5', 'a4fda470a9fa', '王小明'],
    ['ibm866', '8ce3e5a0acaca0a4', 'Мухаммад'],
    ['windows-874', 'cac1aad2c2', 'สมชาย'],
  ]
  const found: unknown[] = []
  for (const [chosen, bytes] of names) {
    const refused = await read(csv(bytes)).catch(({ code }) => code)
    const { encoding, cells } = await read(csv(bytes), chosen)
    found.push([refused, encoding, cells[1]])
  }
  expect(found).toEqual(names.map(([chosen, , name]) => ['import.encoding_unknown', chosen, name]))
})
