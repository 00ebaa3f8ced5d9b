import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'

async function cellsIn(text: string | Buffer): Promise<string[][]> {
  const bytes = Buffer.from(text)
  const open = async function* () {
    yield bytes
  }
  const { rows } = await readTable({ name: 'x.csv', bytes: bytes.length, open })
  const found: string[][] = []
  for await (const { cells } of rows) found.push(cells)
  return found
}

const table = [
  'Passport number,Name,Father,Address',
  'AB1234561,Rahima,Abdul,Cumilla',
  'AB1234562,"Karim Ali,Abdul,Dhaka',
  'AB1234563,Lost Person,Abdul,Dhaka',
  'AB1234564,"Rahim Ali,Abdul,Dhaka',
  'AB1234565,Next Person,Abdul,Dhaka',
]

test.each([
  ['commas', '\n', (line: string) => line, 3],
  ['tabs', '\r\n', (line: string) => line.replaceAll(',', '\t'), 3],
  ['a line that names them', '\n', (line: string) => line.replaceAll(',', ';'), 4],
])('a quotation mark that swallows rows is told with its line: %s', async (how, end, as, line) => {
  const lines = table.map(as)
  const text = [...(how === 'a line that names them' ? ['sep=;'] : []), ...lines].join(end)
  await expect(cellsIn(text)).rejects.toThrow(
    `A quotation mark near line ${line} is opened and never closed, so the rows after it cannot be told apart.`,
  )
})

test('the line is counted past cells with line breaks, before the mark or behind it', async () => {
  const address = '"House 7,\nRoad 3"'
  const lines = table.map((line) => line.replace('Cumilla', address).replace(/Dhaka$/, address))
  await expect(cellsIn(lines.join('\n'))).rejects.toThrow('near line 4 ')
})

test('quotation marks within a line are letters', async () => {
  const rows = [
    'AB1234561,"Raju" Karim,Rahim 5" Ali,Cumilla',
    'AB1234562,"Karim ""Raju"" Ali","""Abdul"", M.A.","""House"" 7\nRoad 3"',
  ]
  expect(await cellsIn([table[0], ...rows].join('\n'))).toEqual([
    ['AB1234561', '"Raju" Karim', 'Rahim 5" Ali', 'Cumilla'],
    ['AB1234562', 'Karim "Raju" Ali', '"Abdul", M.A.', '"House" 7\nRoad 3'],
  ])
})
