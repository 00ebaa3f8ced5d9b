import { fodsOf, odsMediaType, odsOf, odsRow, odsTable } from '#test/ods-files'
import { tableColumns } from '#test/tables'
import type { Source } from './calls.ts'
import { both, type Case, isDate, jose, rahima, refused } from './case.ts'

/** OpenDocument spreadsheets, easier to read as what makes them. */

const header = odsRow(tableColumns)
const good = odsRow(jose.split(' | '))
/** Rows to the end of the sheet, as LibreOffice writes them. */
const rest = odsRow(
  ['<table:table-cell table:number-columns-repeated="16384"/>'],
  'table:number-rows-repeated="1048573"',
)

const ods = (...given: Parameters<typeof odsOf>): Source => ({
  // What it is called does not matter.
  name: 'written.xlsx',
  async *bytes() {
    yield await odsOf(...given)
  },
})
const fods = (table: string): Source => ({
  name: 'written.xml',
  async *bytes() {
    yield fodsOf(table)
  },
})

const cell = (said: string, shown: string) =>
  `<table:table-cell ${said}><text:p>${shown}</text:p></table:table-cell>`
const bothRows = odsTable(header + good + odsRow(rahima.split(' | ')) + rest)
const zeros =
  '<number:number-style style:name="N1"><number:number number:decimal-places="0" number:min-integer-digits="8"/></number:number-style><style:style style:name="ce1" style:family="table-cell" style:data-style-name="N1"/>'
const entities =
  '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'

const changed =
  (path: string, change: (xml: string) => string) => (parts: Record<string, string>) => ({
    ...parts,
    [path]: change(String(parts[path])),
  })

export const odsCases: Case[] = [
  ['an OpenDocument spreadsheet with empty rows to its end', ods(bothRows), both],
  ['one that is a single XML file', fods(bothRows), both],
  [
    'one with a comment, deleted rows, zeros before a number, a date for a number and an error',
    ods(
      odsTable(
        header +
          odsRow([
            cell(
              'table:style-name="ce1" office:value-type="float" office:value="1234567"',
              '<office:annotation><text:p>old</text:p></office:annotation>01234567',
            ),
            ...jose.split(' | ').slice(1),
          ]) +
          odsRow([
            cell('office:value-type="date" office:date-value="1995-03-12"', '12/03/95'),
            ...rahima.split(' | ').slice(1),
          ]) +
          odsRow([
            ...['AB7654321', 'W000333'],
            cell('office:value-type="string" calcext:value-type="error"', '#N/A'),
            ...rahima.split(' | ').slice(3),
          ]),
      ),
      {
        automatic: zeros,
        before: `<table:tracked-changes><table:deletion>${odsTable(header + good)}</table:deletion></table:tracked-changes>`,
      },
    ),
    {
      rows: [jose.replace('AB1234567', '01234567')],
      problems: {
        3: [isDate],
        4: ['Name: the spreadsheet shows an error in this cell. Write the value itself.'],
      },
    },
  ],
  [
    'one whose rows are said to be there a million times',
    ods(
      odsTable(
        header + good.replace('<table:table-row', '$& table:number-rows-repeated="1000000"'),
      ),
    ),
    refused(
      'This spreadsheet reaches as far as cell G1000001, with hardly anything in between. Delete the rows and columns that are not needed, or save the rows as CSV (UTF-8), and choose it again.',
    ),
  ],
  [
    'one whose text would multiply itself',
    ods(bothRows, { rewrite: changed('content.xml', (xml) => xml.replace('?>', `?>${entities}`)) }),
    refused(
      'This spreadsheet is damaged, or has more in it than can be read at once. Open it yourself, save it as CSV (UTF-8), and choose that file.',
    ),
  ],
  [
    'one with a password',
    ods(bothRows, {
      rewrite: changed('META-INF/manifest.xml', (xml) =>
        xml.replace(/\/>(?=<\/manifest:m)/, '><manifest:encryption-data/></manifest:file-entry>'),
      ),
    }),
    refused(
      'This spreadsheet is protected by a password or in the old XLS format. Save it as XLSX or ODS without a password and choose it again.',
    ),
  ],
  [
    'a text document with a table in it',
    ods(bothRows, {
      rewrite: changed('mimetype', () => odsMediaType.replace('spreadsheet', 'text')),
    }),
    refused(
      'This is a text document or a presentation, not a spreadsheet. Copy its table into a spreadsheet, save that as XLSX or ODS, and choose it.',
    ),
  ],
]
