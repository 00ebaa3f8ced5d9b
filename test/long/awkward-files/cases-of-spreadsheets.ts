import {
  both,
  type Case,
  chooseColumn,
  hasDecimals,
  isDate,
  isShortened,
  jose,
  rahima,
  refused,
  unnumbered,
} from './case.ts'
import { spreadsheetBomb } from './large-files.ts'
import { errorsInCells } from './written-workbooks.ts'

const damagedSheet = refused(
  'This spreadsheet is damaged, or has more in it than can be read at once. Open it yourself, save it as CSV (UTF-8), and choose that file.',
)
const storedNumber = (column: string) =>
  `${column}: the spreadsheet stores this as a number, so zeros at its beginning would be lost. Compare it with the document, and format the column as text.`
const spreadsheets: Case[] = [
  ['a plain spreadsheet', 'plain.xlsx', both],
  [
    'a spreadsheet with formulas: what they last showed',
    'formulas.xlsx',
    {
      rows: [jose, rahima.replace('AB7654321', '987654321')],
      problems: { 3: [storedNumber('Passport number')] },
    },
  ],
  [
    "a spreadsheet with dates in the passports' column",
    'dates-for-passports.xlsx',
    { rows: [rahima], problems: { 2: [isDate] } },
  ],
  [
    'numbers with decimals, and of more digits than a spreadsheet keeps',
    'long-numbers.xlsx',
    {
      rows: [unnumbered, jose],
      problems: {
        2: [`Passport number: ${hasDecimals}`],
        3: [`Passport number: ${isShortened}`],
        4: [`Reference number: ${isShortened} This cell is left out.`],
      },
    },
  ],
  [
    'numbers before which their format shows zeros and letters',
    'shown-zeros.xlsx',
    {
      rows: [
        ['01234567', '00012345'],
        ['AB0034567', 'W000222'],
        ['CD7654321', 'W000222'],
        ['98765432', '12345'],
      ].map(([passport, reference]) =>
        jose.replace('AB1234567', passport as string).replace('W000111', reference as string),
      ),
      problems: { 8: ['Passport number', 'Reference number'].map(storedNumber) },
    },
  ],
  [
    'a spreadsheet with errors, and with formulas that no program calculated',
    errorsInCells,
    {
      rows: [jose.replace('Abdul Karim', '')],
      problems: {
        2: [
          'Nationality: the spreadsheet shows an error in this cell. Write the value itself.',
          'Hidden: the spreadsheet shows an error in this cell. Write the value itself.',
        ],
        3: ['Hidden: this cell holds a formula. Write the value itself.'],
        4: [
          "Father's name: the spreadsheet shows an error in this cell. Write the value itself. This cell is left out.",
        ],
      },
    },
  ],
  ['a spreadsheet with macros and links', 'macros-and-links.xlsm', { rows: [jose] }],
  ['a spreadsheet whose first sheet is a note', 'two-sheets.xlsx', { rows: [jose] }],
  [
    'a spreadsheet with a chart, a cover, a hidden sheet and an empty template before the candidates',
    'cover-and-hidden-sheets.xlsx',
    { rows: [jose] },
  ],
  [
    'a spreadsheet without rows below the header',
    'header-only.xlsx',
    refused(
      'This table has column names but no rows below them. Choose the file with the rows in it.',
    ),
  ],
  [
    'a spreadsheet with nothing in it',
    'no-rows.xlsx',
    refused('This table is empty. Choose the file with the rows in it.'),
  ],
  [
    'a spreadsheet with one cell in its farthest corner',
    'far-cell.xlsx',
    {
      columnsMissing: {
        name: chooseColumn('name'),
        address: chooseColumn('permanent address'),
      },
    },
  ],
  [
    'a spreadsheet whose text would multiply itself: it is not done',
    'entity-bomb.xlsx',
    {
      columnsMissing: {
        address: chooseColumn('permanent address'),
      },
    },
  ],
  [
    'a spreadsheet that is a bomb',
    spreadsheetBomb,
    refused(
      'This spreadsheet would unpack to far more than rows of candidates need, so it was not opened. Save the rows as CSV (UTF-8) and choose that file.',
    ),
  ],
  ['a spreadsheet with a broken sheet', 'broken-sheet.xlsx', damagedSheet],
  [
    'a spreadsheet that is cut off',
    'cut-off.xlsx',
    refused(
      'This spreadsheet is damaged or protected. Open it yourself, save it again as XLSX or ODS without a password, and choose it again.',
    ),
  ],
  [
    'a spreadsheet with a password, or of the old form',
    'protected.xlsx',
    refused(
      'This spreadsheet is protected by a password or in the old XLS format. Save it as XLSX or ODS without a password and choose it again.',
    ),
  ],
]

const noTable = refused(
  'This file is not a table, or has bytes in it that no text has. Save the spreadsheet as CSV (UTF-8), XLSX or ODS, or export JSON, and choose it again.',
)
const others: Case[] = [
  ['a picture that is called a table', 'picture-called-table.csv', noTable],
  ['a packed table', 'packed.csv.gz', noTable],
  [
    'a PDF that is called a table',
    'pdf-called-table.xlsx',
    refused('This is a PDF, not a table. Choose the spreadsheet, CSV or JSON file.'),
  ],
  [
    'a web page that is called a table',
    'web-page-called-table.xls',
    refused(
      'This is a web page or XML, whatever its name says. Open it in a spreadsheet and save it as XLSX, ODS or CSV (UTF-8).',
    ),
  ],
  [
    'the zip of images in the place of the table',
    'good.zip',
    refused(
      'This zip is not a spreadsheet. Choose the table first; the zip with the images comes after it.',
    ),
  ],
]

/** Spreadsheets, and what is no table at all. */
export const spreadsheetCases = [...spreadsheets, ...others]
