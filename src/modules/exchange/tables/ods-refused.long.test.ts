import { expect, test } from 'vitest'
import { fodsOf, odsMediaType, odsOf, odsRow, odsTable } from '#test/ods-files'
import { zipOf } from '#test/tables'
import { rowsOfTable } from '../test-tables.ts'

const rowsIn = (bytes: Buffer) => rowsOfTable('x.ods', bytes)
const header = odsRow(['Passport number', 'Name'])
const sheet = odsTable(header + odsRow(['AB1', 'Rahima']))
const repeated = (what: string, times: number) => `table:number-${what}-repeated="${times}"`

const text = '<text:p>x</text:p>'
test.each([
  ['more rows than any sheet has', odsRow(['AB1']), 999_999_997, 'A999999999'],
  [
    'more columns than any sheet has',
    odsRow([
      `<table:table-cell ${repeated('columns', 999_999_999)} office:value-type="string">${text}</table:table-cell>`,
    ]),
    0,
    'CFDGSXK2',
  ],
])('%s is refused before it takes memory', async (_, row, before, cell) => {
  const gap = before > 0 ? `<table:table-row ${repeated('rows', before)}/>` : ''
  const bytes = await odsOf(odsTable(header + gap + row))
  await expect(rowsIn(bytes)).rejects.toThrow(
    `This spreadsheet reaches as far as cell ${cell}, with hardly anything in between.`,
  )
})

test('a row that is said to be there more often than rows are read is refused', async () => {
  const bytes = await odsOf(
    odsTable(header + odsRow(['AB1', 'Rahima'], repeated('rows', 1_000_000))),
  )
  await expect(rowsIn(bytes)).rejects.toThrow('This table has more than 100,000 rows.')
})

test('a long text in many rows is refused before it takes memory', async () => {
  const row = odsRow(['AB1', 'x'.repeat(100_000)], repeated('rows', 90_000))
  await expect(rowsIn(await odsOf(odsTable(header + row)))).rejects.toThrow(
    'has more in it than can be read at once',
  )
})

test('repeated rows and columns without content cost nothing', async () => {
  const nothing = odsRow(
    [`<table:table-cell ${repeated('columns', 16_384)}/>`],
    repeated('rows', 1_000_000_000),
  )
  const column = `<table:table-column ${repeated('columns', 1_000_000_000)}/>`
  const bytes = await odsOf(
    odsTable(column + header + odsRow(['AB1', 'Rahima']) + nothing.repeat(1000)),
  )
  expect(await rowsIn(bytes)).toEqual([['AB1', 'Rahima']])
})

test('elements within each other, however deep, are read', async () => {
  const deep = (name: string, inner: string) =>
    `<${name}>`.repeat(100_000) + inner + `</${name}>`.repeat(100_000)
  const cell = `<table:table-cell office:value-type="string">${deep('draw:g', '')}<text:p>${deep('text:span', 'AB1')}</text:p></table:table-cell>`
  const rows = odsRow([cell, 'Rahima']) + deep('table:table-row-group', odsRow(['AB2', 'Karim']))
  expect(await rowsIn(await odsOf(odsTable(header + rows)))).toEqual([
    ['AB1', 'Rahima'],
    ['AB2', 'Karim'],
  ])
})

const entities =
  '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'
test.each([
  ['content.xml', (xml: string) => xml.replace('?>', `?>${entities}`)],
  ['styles.xml', (xml: string) => xml.replace('?>', `?>${entities}`)],
  ['content.xml', (xml: string) => xml.replace('</table:table>', '')],
  ['content.xml', (xml: string) => xml.replace('</table:table-row>', '')],
  ['content.xml', (xml: string) => xml.replace('</text:p>', '')],
  ['content.xml', (xml: string) => xml.replace('</text:p>', '</text:p></text:p>')],
  ['content.xml', (xml: string) => xml.replace('</table:table-cell>', '</text:p>')],
  ['content.xml', (xml: string) => xml.slice(0, -40)],
  ['content.xml', (xml: string) => xml.replaceAll('office:spreadsheet', 'office:chart')],
])('a damaged %s is refused, and one that declares entities (%#)', async (path, damage) => {
  const rewrite = (parts: Record<string, string>) => ({
    ...parts,
    [path]: damage(String(parts[path])),
  })
  await expect(rowsIn(await odsOf(sheet, { rewrite }))).rejects.toThrow(
    'This spreadsheet is damaged, or has more in it than can be read at once.',
  )
})

test('one that is a single file and cut off is refused', async () => {
  const bytes = fodsOf(sheet)
  await expect(rowsIn(bytes.subarray(0, -30))).rejects.toThrow('This spreadsheet is damaged')
})

test.each([
  [
    'of each part',
    {
      'META-INF/manifest.xml': (xml: string) =>
        xml.replace(
          'full-path="content.xml" manifest:media-type="text/xml"/>',
          'full-path="content.xml"><manifest:encryption-data manifest:checksum="x"/></manifest:file-entry>',
        ),
      'content.xml': () => '\0\x01',
    },
  ],
  [
    'of the whole',
    {
      'META-INF/manifest.xml': (xml: string) =>
        xml
          .replaceAll('content.xml', 'encrypted-package')
          .replace(
            /\/>(?=<\/manifest:m)/,
            '><x:encryption-data x:size="7"/></manifest:file-entry>',
          ),
    },
  ],
])('a password is told: %s', async (_, changes) => {
  const rewrite = (parts: Record<string, string>) => ({
    ...parts,
    ...Object.fromEntries(
      Object.entries(changes).map(([path, change]) => [path, change(String(parts[path]))]),
    ),
  })
  await expect(rowsIn(await odsOf(sheet, { rewrite }))).rejects.toThrow(
    'This spreadsheet is protected by a password or in the old XLS format. Save it as XLSX or ODS without a password and choose it again.',
  )
})

test.each([
  ['text', 'This is a text document or a presentation, not a spreadsheet.'],
  ['presentation', 'save that as XLSX or ODS, and choose it'],
  ['text-template', 'This is a text document'],
])('another document, of the kind %s, is told what to do instead', async (kind, said) => {
  const type = odsMediaType.replace('spreadsheet', kind)
  const rewrite = (parts: Record<string, string>) => ({ ...parts, mimetype: type })
  await expect(rowsIn(await odsOf(sheet, { rewrite }))).rejects.toThrow(said)
})

test.each(['word/document.xml', 'ppt/presentation.xml'])('so is one with %s', async (path) => {
  const bytes = await zipOf({
    '[Content_Types].xml': Buffer.from('<x/>'),
    [path]: Buffer.from('<x/>'),
  })
  await expect(rowsIn(bytes)).rejects.toThrow('This is a text document or a presentation')
})

test('the manifest tells the kind where nothing else does, and a template is one, too', async () => {
  const withoutType = ({ mimetype: _, ...parts }: Record<string, string>) => parts
  expect(await rowsIn(await odsOf(sheet, { rewrite: withoutType }))).toEqual([['AB1', 'Rahima']])
  const template = (parts: Record<string, string>) => ({
    ...parts,
    mimetype: `${odsMediaType}-template\n`,
  })
  expect(await rowsIn(await odsOf(sheet, { rewrite: template }))).toEqual([['AB1', 'Rahima']])
})

test('without content, or with bytes that were not packed, it is damaged', async () => {
  const without = ({ 'content.xml': _, ...parts }: Record<string, string>) => parts
  const bytes = await odsOf(sheet)
  // The checksum of a part, in the list at the end.
  const wrong = Buffer.from(bytes)
  const listed = wrong.lastIndexOf('content.xml') - 46
  wrong.writeUInt32LE((wrong.readUInt32LE(listed + 16) ^ 1) >>> 0, listed + 16)
  for (const damaged of [await odsOf(sheet, { rewrite: without }), wrong])
    await expect(rowsIn(damaged)).rejects.toThrow('This spreadsheet is damaged or protected.')
})
