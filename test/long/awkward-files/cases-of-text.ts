import { both, type Case, chooseColumn, isDamaged, jose, rahima, refused } from './case.ts'
import {
  cutCharacter,
  cyrillic,
  lateAccent,
  manyRows,
  twoEncodings,
  twoHundredMegabytes,
} from './large-files.ts'

const unknownLetters: Case[2] = {
  refused:
    'import.encoding_unknown: We cannot tell which encoding this file uses. Choose the encoding, or save it as CSV (UTF-8) and choose it again.',
}
const text: Case[] = [
  ['UTF-8', 'utf-8.csv', both],
  ['UTF-8 with a byte order mark', 'utf-8-with-mark.csv', both],
  ['UTF-16 LE with a mark', 'utf-16-le-with-mark.csv', both],
  ['UTF-16 BE with a mark', 'utf-16-be-with-mark.csv', both],
  ['UTF-16 LE without one', 'utf-16-le.csv', both],
  ['UTF-16 BE without one', 'utf-16-be.csv', both],
  ['Windows-1252', 'windows-1252.csv', { rows: [jose] }],
  [
    'Windows-1252 whose first accent comes late',
    lateAccent,
    { rows: ['AB1234567 | W000111 | José | Abdul | Salma | Cumilla | BD'] },
  ],
  [
    'UTF-8 in which one character was cut',
    cutCharacter,
    {
      rows: ['AB1234567 | W000111 | রহিমা খাতুন | Abdul | Salma | কুমিল্লা | BD'],
      problems: { 3: [`Name: ${isDamaged}`] },
    },
  ],
  ['Cyrillic, a byte for each letter', cyrillic, unknownLetters],
  ['half UTF-8, half Windows-1252', twoEncodings, unknownLetters],
  ['lines that end as on Windows', 'windows-lines.csv', both],
  ['lines that end as on old Macs', 'old-mac-lines.csv', both],
  ['lines that end in both ways, the last in none', 'mixed-lines.csv', both],
]

const delimiters: Case[] = [
  ['semicolons', 'semicolons.csv', both],
  ['tabs', 'tabs.tsv', both],
  ['upright bars', 'upright-bars.txt', both],
  ['colons', 'colons.txt', both],
  [
    'carets, with commas in cells',
    'carets.csv',
    { rows: [jose.replace('House 7 / Road 3', 'House 7, Road 3'), rahima] },
  ],
  ['the line in which Excel names the delimiter', 'sep-line.csv', both],
  [
    'commas in cells do not outvote the delimiter',
    'commas-within-semicolons.csv',
    {
      rows: [
        jose.replace('House 7 / Road 3', 'House 7, Road 3, Cumilla, BD'),
        rahima.replace('কুমিল্লা', 'House 8, Road 4, Dhaka, BD'),
      ],
    },
  ],
  [
    'line breaks, delimiters and quotation marks in quoted cells',
    'quoted-line-breaks.csv',
    {
      rows: [
        'AB1234567 | W000111 | Karim "Raju" Ali | Abdul Karim | Salma Begum | House 7; Road 3, Cumilla | BD',
      ],
    },
  ],
]

const columns: Case[] = [
  ['duplicate names of columns: the first counts', 'duplicate-headers.csv', { rows: [jose] }],
  [
    'columns without names',
    'headers-without-names.csv',
    {
      rows: [jose],
      problems: {
        3: [
          'This row has more cells than the table has column names. Put cells that contain the delimiter in quotation marks, or give every column a name.',
        ],
      },
    },
  ],
  ['a title above', 'title-above.csv', both],
  [
    'a title of two cells above, and rows by their numbers all the same',
    'title-of-two-cells.csv',
    {
      rows: [jose],
      problems: {
        7: ['Name is required.', 'Permanent address is required.'],
      },
    },
  ],
  ['Bengali names of columns', 'bengali-headers.csv', { rows: [rahima] }],
  [
    'one column',
    'one-column.csv',
    {
      columnsMissing: {
        name: chooseColumn('name'),
        address: chooseColumn('permanent address'),
      },
    },
  ],
  [
    'names of columns that nobody knows',
    'other-headers.csv',
    {
      columnsMissing: {
        passportNumber: chooseColumn('passport number'),
        name: chooseColumn('name'),
        address: chooseColumn('permanent address'),
      },
    },
  ],
  [
    'names of columns that nobody knows, below a title of two cells',
    'unknown-names-below-title.csv',
    {
      columnsMissing: {
        passportNumber: chooseColumn('passport number'),
        name: chooseColumn('name'),
        address: chooseColumn('permanent address'),
      },
    },
  ],
  [
    '1,000 columns',
    'thousand-columns.csv',
    refused(
      'This table has 1,000 columns; at most 200 are read. Take out the columns that are not needed and choose the file again.',
    ),
  ],
  [
    'an empty file',
    'empty.csv',
    refused('This file is empty. Choose the file with the rows in it.'),
  ],
  [
    'nothing but space',
    'only-space.csv',
    refused('This table is empty. Choose the file with the rows in it.'),
  ],
  [
    'header only',
    'header-only.csv',
    refused(
      'This table has column names but no rows below them. Choose the file with the rows in it.',
    ),
  ],
]

const rows: Case[] = [
  ['empty lines, and empty cells at the end', 'empty-lines-and-cells.csv', both],
  [
    'rows that are too short or too long',
    'short-and-long-rows.csv',
    {
      rows: [jose],
      problems: {
        3: ['Permanent address is required.'],
        4: [
          'This row has more cells than the table has column names. Put cells that contain the delimiter in quotation marks, or give every column a name.',
          'Nationality: this is not a country that we recognise. Write its English name or its code of two letters, such as BD.',
        ],
      },
    },
  ],
  [
    'the same row twice, then changed',
    'same-row-twice.csv',
    {
      rows: [jose],
      problems: {
        4: [
          'This passport number is in row 2 too, with another name. Keep the right row, or correct the number.',
        ],
      },
    },
  ],
  [
    'a quotation mark that is never closed',
    'quotation-mark-never-closed.csv',
    refused(
      'A quotation mark near line 3 is opened and never closed, so the rows after it cannot be told apart. Close it or take it out, and choose the file again.',
    ),
  ],
  [
    'a cell as long as a book',
    'cell-as-long-as-a-book.csv',
    refused(
      'A cell in row 2, column “Permanent address”, has more than 10,000 characters. Shorten it and choose the file again.',
    ),
  ],
  [
    'too many rows',
    manyRows,
    refused(
      'This table has more than 100,000 rows. Cut it into several files and import one after the other.',
    ),
  ],
  [
    '200 MB',
    twoHundredMegabytes,
    {
      refused:
        'import.too_large: This table is larger than 64 MiB. Cut it into several files and import one after the other.',
    },
  ],
]

/** Tables of text, whatever their cells hold. */
export const textCases = [...text, ...delimiters, ...columns, ...rows]
