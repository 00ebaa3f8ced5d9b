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

/** José Ñandú and María Peña, as the bytes of each encoding. */
test.each([
  ['windows-1252', '4a6f73e920d1616e64fa', '4d6172ed6120506ef161'],
  ['ibm850', '4a6f738220a5616e64a3', '4d6172a16120506ea461'],
  ['macintosh', '4a6f738e2084616e649c', '4d617292612050656e96'],
])('names in a Latin alphabet are read as what makes words of them: %s', async (encoding, name) => {
  const { encoding: found, cells } = await read(csv(name))
  expect(found).toBe(encoding)
  expect(cells[1]).toBe('José Ñandú')
})

test.each([
  ['ibm850', 'b56e67656c', 'Ángel'],
  ['macintosh', '83766f7261', 'Évora'],
  ['ibm850', '90766f7261', 'Évora'],
  ['windows-1252', 'e963686f707065', 'échoppe'],
])('a single capital tells %s', async (encoding, name, word) => {
  const { encoding: found, cells } = await read(csv(name))
  expect(found).toBe(encoding)
  expect(cells[1]).toBe(word)
})

/** Names of people in alphabets of which the bytes alone say too little. */
const others: [ChosenEncoding, string, string][] = [
  ['windows-1251', 'ccf3f5e0ecece0e4', 'Мухаммад'],
  ['windows-1256', 'e3cde3cf20dae1ed', 'محمد علي'],
  ['windows-1250', '57b379b3617720af6f73b6', 'Włyław Żos¶'],
  ['shift_jis', '8e52936391be', '山田太'],
  ['gb18030', 'cdf5d0a1c3f7', '王小明'],
  ['big5', 'a4fda470a9fa', '王小明'],
  ['ibm866', '8ce3e5a0acaca0a4', 'Мухаммад'],
  // As Mac Roman they would be signs alone.
  ['windows-874', 'cac1aad2c2', 'สมชาย'],
]

test.each(others)('what would come in garbled is asked about: %s', async (_, bytes) => {
  await expect(read(csv(bytes))).rejects.toMatchObject({ code: 'import.encoding_unknown' })
})

test.each(others)(
  'and is read in the encoding that somebody chose: %s',
  async (chosen, bytes, name) => {
    const { encoding, cells } = await read(csv(bytes), chosen)
    expect(encoding).toBe(chosen)
    expect(cells[1]).toBe(name)
  },
)

test('signs of Windows-1252 between its words are no letters of another encoding', async () => {
  const text =
    'O\x92Brien, José \x96 called \x93Pepe\x94, n\xb0 5, Calle 3\xaa, 5 \x80, Stra\xdfe, M\xdcLLER'
  const { encoding, cells } = await read(
    Buffer.from(`${header}AB1,"${text.replace('é', '\xe9')}",-\n`, 'latin1'),
  )
  expect(encoding).toBe('windows-1252')
  expect(cells[1]).toBe('O’Brien, José – called “Pepe”, n° 5, Calle 3ª, 5 €, Straße, MÜLLER')
})
