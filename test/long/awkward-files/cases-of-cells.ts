import {
  both,
  type Case,
  hasDecimals,
  isDamaged,
  isDate,
  isShortened,
  jose,
  rahima,
  refused,
  unnumbered,
} from './case.ts'

/** Tables by what their cells hold, which reaches the database. */
export const cellCases: Case[] = [
  [
    "dates in passports' columns",
    'dates-for-passports.csv',
    { rows: [], problems: { 2: [isDate], 3: [isDate], 4: [isDate] } },
  ],
  [
    'numbers that a spreadsheet shortened',
    'shortened-numbers.csv',
    {
      rows: [rahima.replace('W000222', '')],
      problems: {
        2: [`Passport number: ${isShortened}`],
        3: [`Reference number: ${isShortened} This cell is left out.`],
      },
    },
  ],
  [
    'numbers that a spreadsheet gave decimals',
    'numbers-with-decimals.csv',
    {
      rows: [unnumbered, jose],
      problems: {
        2: [`Passport number: ${hasDecimals}`],
        3: [`Passport number: ${hasDecimals}`],
        4: [`Reference number: ${hasDecimals} This cell is left out.`],
        5: [`Passport number: ${hasDecimals}`],
      },
    },
  ],
  [
    'dates with the names of months, with slashes, with a time',
    'dates-in-words.csv',
    {
      rows: [unnumbered, jose],
      problems: {
        ...Object.fromEntries([2, 3, 4, 5, 6].map((row) => [row, [isDate]])),
        7: [`${isDate.replace('Passport', 'Reference')} This cell is left out.`],
      },
    },
  ],
  [
    "words and two numbers in passports' cells",
    'no-passport-number.csv',
    {
      rows: [jose],
      problems: {
        2: [
          'Passport number: this only says that there is none, but it is needed. Write it, or take the row out.',
        ],
        3: [
          'Passport number: this cell holds more than one number. Keep the one of the passport that is valid.',
        ],
      },
    },
  ],
  [
    'formula cells',
    'formula-cells.csv',
    {
      rows: [],
      problems: {
        2: ['Name: this cell holds a formula. Write the value itself.'],
        3: ['Permanent address: this cell holds a formula. Write the value itself.'],
        4: ['Passport number: this cell holds a formula. Write the value itself.'],
      },
    },
  ],
  [
    'errors of a spreadsheet',
    'spreadsheet-errors.csv',
    {
      rows: [],
      problems: {
        2: ['Name: the spreadsheet shows an error in this cell. Write the value itself.'],
        3: [
          'Permanent address: the spreadsheet shows an error in this cell. Write the value itself.',
        ],
      },
    },
  ],
  [
    'apostrophes, before a sign of a formula and within a name',
    'neutralised-cells.csv',
    {
      rows: [jose.replace('House 7 / Road 3', '+880 Road 3'), rahima.replace('রহিমা খাতুন', "O'Neil")],
    },
  ],
  [
    'right-to-left names',
    'right-to-left-names.csv',
    {
      rows: [
        jose.replace('José Ñandú', 'محمد عبد الله').replace('Abdul Karim', 'عبد الرحمن'),
        rahima.replace('রহিমা খাতুন', 'דוד כהן'),
      ],
    },
  ],
  ['letters that are taken apart', 'taken-apart-letters.csv', both],
  [
    'signs that nobody sees: NUL, bell, escape, half a character',
    'control-characters.json',
    {
      rows: [
        'AB1234567 | W000111 | Karim Ali | Abdul[31m Karim | Salma Begum | House 7 Road 3 | BD',
      ],
      problems: { 2: [`Name: ${isDamaged}`] },
    },
  ],
  ['Bengali and wide digits in passport numbers', 'bengali-digits.csv', both],
  [
    'a country that does not exist',
    'unknown-country.csv',
    {
      rows: [rahima],
      problems: {
        2: [
          'Nationality: this is not a country that we recognise. Write its English name or its code of two letters, such as BD.',
        ],
      },
    },
  ],
  [
    'cells that are too short, too long, or blank',
    'short-number-and-long-name.csv',
    {
      rows: ['AB1234567 | W000111 | José Ñandú | Abdul Karim |  | House 7 / Road 3 | BD'],
      problems: {
        2: ['Passport number has fewer than 5 letters and digits. Check it against the document.'],
        3: ['Name is longer than 120 characters. Shorten it.'],
      },
    },
  ],
]

const neverClosed = refused(
  'A bracket or quotation mark of this JSON is never closed; the file may have been cut off. Export it again and choose it again.',
)
/** JSON, and the older system's export. */
export const jsonCases: Case[] = [
  ['JSON: a list whose entries hold lists', 'list.json', both],
  ['JSON: one object a line', 'one-object-a-line.jsonl', both],
  ['JSON: a list within an object', 'list-within-an-object.json', both],
  [
    'JSON: other objects and lists before the one with the candidates',
    'lists-within-an-object.json',
    both,
  ],
  [
    'JSON: one object a line, each with a list of objects',
    'lines-with-lists-of-objects.jsonl',
    both,
  ],
  ['JSON in UTF-16', 'utf-16.json', both],
  [
    'JSON: numbers and yes/no for texts',
    'numbers.json',
    {
      rows: ['987654321 | 4200000001 | José Ñandú | Abdul Karim | Salma Begum | 12 | BD'],
      problems: {
        2: ['Permanent address: this only says yes or no. Write the value itself.'],
      },
    },
  ],
  [
    "JSON: numbers, ids and dates as a database's own objects",
    'extended.json',
    {
      rows: [1, 2].map((row) =>
        jose.replace('AB1234567', `98765400${row}`).replace('W000111', `40000${row}`),
      ),
      problems: { 3: [isDate] },
    },
  ],
  [
    'JSON: other lists and objects for texts, and a number of 20 digits',
    'objects-in-cells.json',
    {
      rows: [
        jose,
        jose
          .replace('AB1234567 | W000111', '12345678901234567890 | 22222222222222222222')
          .replace('José Ñandú', '[José] {Ñandú}'),
      ],
      problems: {
        2: ['Name: this cell holds a list or an object. Export it as one text or number.'],
      },
    },
  ],
  [
    'JSON: names that JavaScript keeps for itself',
    'keys-of-objects.json',
    { rows: ['AB1234567 | W000111 | Karim | Abdul | Salma | Road 3 | BD'] },
  ],
  ['JSON that is cut off', 'cut-off.json', neverClosed],
  ['JSON that is cut off between two entries', 'cut-off-between-entries.json', neverClosed],
  [
    'JSON that is written wrongly',
    'written-wrongly.json',
    refused('Entry 1 of this JSON is malformed. Export the file again and choose it again.'),
  ],
  [
    'JSON that is nested 50,000 deep',
    'deep.json',
    refused('Entry 2 of this JSON is malformed. Export the file again and choose it again.'),
  ],
  [
    'JSON without entries',
    'without-entries.json',
    refused('This file holds no entries. Choose the file with the rows in it.'),
  ],
  [
    'JSON that is a list of lists',
    'list-of-lists.json',
    refused(
      'This JSON is not a list of objects. Export the rows as a list of objects, or one object per line.',
    ),
  ],
  [
    'the older system: hidden and denied rows, and one that is no candidate',
    'older-system.json',
    {
      rows: [1, 2].map(
        (row) =>
          `ZZ700000${row} | W10000${row} | Rahima Khatun ${row} | Abdul Karim | Salma Begum | Cumilla | BD | ${row === 1 ? 'hidden' : 'pending'}`,
      ),
      skipped: 1,
    },
  ],
]
