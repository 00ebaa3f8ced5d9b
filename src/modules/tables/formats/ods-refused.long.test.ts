import { expect, test } from 'vitest'
import { fodsOf, odsMediaType, odsOf, odsRow, odsTable } from '#test/ods-files'
import { zipOf } from '#test/tables'
import { rowsOfTable } from '../test-tables.ts'

const rowsIn = (bytes: Buffer) => rowsOfTable('x.ods', bytes)
const header = odsRow(['Passport number', 'Name'])
const person = ['AB1', 'Rahima']
const sheet = odsTable(header + odsRow(person))
const ofRows = (...rows: string[]) => odsOf(odsTable(header + rows.join('')))
/** The sheet, with some of its parts as another program would have written them. */
const changed = (changes: Record<string, (xml: string) => string>) =>
  odsOf(sheet, {
    rewrite: (parts) => {
      const others = { ...parts }
      for (const [path, change] of Object.entries(changes))
        others[path] = change(String(parts[path]))
      return others
    },
  })
const without = (path: string) =>
  odsOf(sheet, { rewrite: ({ [path]: _, ...parts }: Record<string, string>) => parts })

const repeated = (what: string, times: number) => `table:number-${what}-repeated="${times}"`
const many = `<table:table-cell ${repeated('columns', 999_999_999)} office:value-type="string"><text:p>x</text:p></table:table-cell>`
const entities =
  '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'

const far = (cell: string) =>
  `This spreadsheet reaches as far as cell ${cell}, with hardly anything in between.`
const damaged = 'This spreadsheet is damaged, or has more in it than can be read at once.'
const locked =
  'This spreadsheet is protected by a password or in the old XLS format. Save it as XLSX or ODS without a password and choose it again.'
const noSheet = 'This is a text document or a presentation, not a spreadsheet.'

test.each<[what: string, bytes: () => Promise<Buffer> | Buffer, said: string]>([
  [
    'with more rows than any sheet has',
    () => ofRows(`<table:table-row ${repeated('rows', 999_999_997)}/>`, odsRow(['AB1'])),
    far('A999999999'),
  ],
  ['with more columns than any sheet has', () => ofRows(odsRow([many])), far('CFDGSXK2')],
  [
    'with a row that is there more often than rows are read',
    () => ofRows(odsRow(person, repeated('rows', 1_000_000))),
    'This table has more than 100,000 rows.',
  ],
  [
    'with a long text in many rows',
    () => ofRows(odsRow(['AB1', 'x'.repeat(100_000)], repeated('rows', 90_000))),
    damaged,
  ],
  ['cut off, of a single file', () => fodsOf(sheet).subarray(0, -30), damaged],
  [
    'with a password for each part',
    () =>
      changed({
        'META-INF/manifest.xml': (xml) =>
          xml.replace(
            'full-path="content.xml" manifest:media-type="text/xml"/>',
            'full-path="content.xml"><manifest:encryption-data manifest:checksum="x"/></manifest:file-entry>',
          ),
        'content.xml': () => '\0\x01',
      }),
    locked,
  ],
  [
    'with a password for the whole',
    () =>
      changed({
        'META-INF/manifest.xml': (xml) =>
          xml
            .replaceAll('content.xml', 'encrypted-package')
            .replace(
              /\/>(?=<\/manifest:m)/,
              '><x:encryption-data x:size="7"/></manifest:file-entry>',
            ),
      }),
    locked,
  ],
  ...['text', 'presentation', 'text-template'].map(
    (kind): [string, () => Promise<Buffer>, string] => [
      `of the kind ${kind}`,
      () => changed({ mimetype: () => odsMediaType.replace('spreadsheet', kind) }),
      noSheet,
    ],
  ),
  ...['word/document.xml', 'ppt/presentation.xml'].map(
    (path): [string, () => Promise<Buffer>, string] => [
      `with ${path}`,
      () => zipOf({ '[Content_Types].xml': Buffer.from('<x/>'), [path]: Buffer.from('<x/>') }),
      noSheet,
    ],
  ),
  ['without content', () => without('content.xml'), 'This spreadsheet is damaged or protected.'],
  ['with bytes that were not packed', wrongBytes, 'This spreadsheet is damaged or protected.'],
])('one %s is refused, with what to do instead', async (_, bytes, said) => {
  await expect(rowsIn(await bytes())).rejects.toThrow(said)
})

/** The checksum of a part is another, in the list at the end. */
async function wrongBytes() {
  const bytes = await odsOf(sheet)
  const listed = bytes.lastIndexOf('content.xml') - 46
  bytes.writeUInt32LE((bytes.readUInt32LE(listed + 16) ^ 1) >>> 0, listed + 16)
  return bytes
}

test.each<[path: string, damage: (xml: string) => string]>([
  ['content.xml', (xml) => xml.replace('?>', `?>${entities}`)],
  ['styles.xml', (xml) => xml.replace('?>', `?>${entities}`)],
  ['content.xml', (xml) => xml.replace('</table:table>', '')],
  ['content.xml', (xml) => xml.replace('</table:table-row>', '')],
  ['content.xml', (xml) => xml.replace('</text:p>', '')],
  ['content.xml', (xml) => xml.replace('</text:p>', '</text:p></text:p>')],
  ['content.xml', (xml) => xml.replace('</table:table-cell>', '</text:p>')],
  ['content.xml', (xml) => xml.slice(0, -40)],
  ['content.xml', (xml) => xml.replaceAll('office:spreadsheet', 'office:chart')],
])('a damaged %s is refused, and one that declares entities (%#)', async (path, damage) => {
  await expect(rowsIn(await changed({ [path]: damage }))).rejects.toThrow(damaged)
})

test('repeated rows and columns without content cost nothing', async () => {
  const empty = `<table:table-cell ${repeated('columns', 16_384)}/>`
  const nothing = odsRow([empty], repeated('rows', 1_000_000_000))
  const column = `<table:table-column ${repeated('columns', 1_000_000_000)}/>`
  const bytes = await odsOf(odsTable(column + header + odsRow(person) + nothing.repeat(1000)))
  expect(await rowsIn(bytes)).toEqual([person])
})

test('elements within each other, however deep, are read', async () => {
  const deep = (name: string, inner: string) =>
    `<${name}>`.repeat(100_000) + inner + `</${name}>`.repeat(100_000)
  const cell = `<table:table-cell office:value-type="string">${deep('draw:g', '')}<text:p>${deep('text:span', 'AB1')}</text:p></table:table-cell>`
  const below = deep('table:table-row-group', odsRow(['AB2', 'Karim']))
  expect(await rowsIn(await ofRows(odsRow([cell, 'Rahima']), below))).toEqual([
    person,
    ['AB2', 'Karim'],
  ])
})

test('the manifest tells the kind where nothing else does, and a template is one, too', async () => {
  expect(await rowsIn(await without('mimetype'))).toEqual([person])
  const template = await changed({ mimetype: () => `${odsMediaType}-template\n` })
  expect(await rowsIn(template)).toEqual([person])
})
