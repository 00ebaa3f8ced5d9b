/**
 * Sentences about a table as a whole. The names are permanent: they are noted with the import, and translations use
 * them.
 */

/** About a table that cannot be read. */
export const tableProblems = {
  noTable:
    'This file is not a table, or has bytes in it that no text has. Save the spreadsheet as CSV (UTF-8), XLSX or ODS, or export JSON, and choose it again.',
  noList:
    'This JSON is not a list of objects. Export the rows as a list of objects, or one object per line.',
  lockedSheet:
    'This spreadsheet is protected by a password or in the old XLS format. Save it as XLSX or ODS without a password and choose it again.',
  damagedSheet:
    'This spreadsheet is damaged or protected. Open it yourself, save it again as XLSX or ODS without a password, and choose it again.',
  otherForm:
    'This file is in a format that we do not read, such as XLSB or Numbers. Open it, save it as XLSX without a password, and choose that file.',
  otherDocument:
    'This is a text document or a presentation, not a spreadsheet. Copy its table into a spreadsheet, save that as XLSX or ODS, and choose it.',
  zipInPlace:
    'This zip is not a spreadsheet. Choose the table first; the zip with the images comes after it.',
  sheetUnpacks:
    'This spreadsheet would unpack to far more than rows of candidates need, so it was not opened. Save the rows as CSV (UTF-8) and choose that file.',
  farCell:
    'This spreadsheet reaches as far as cell {cell}, with hardly anything in between. Delete the rows and columns that are not needed, or save the rows as CSV (UTF-8), and choose it again.',
  largeSheet:
    'This spreadsheet is larger than {most} MiB. Save it as CSV (UTF-8), or cut it into several files.',
  fullSheet:
    'This spreadsheet is damaged, or has more in it than can be read at once. Open it yourself, save it as CSV (UTF-8), and choose that file.',
  emptyTable: 'This table is empty. Choose the file with the rows in it.',
  emptyFile: 'This file is empty. Choose the file with the rows in it.',
  cellsUntold:
    'The cells of this file cannot be told apart. Open it in a spreadsheet, save it as CSV (UTF-8), XLSX or ODS, and choose it again.',
  openMark:
    'A quotation mark is opened and never closed, so the rows after it cannot be told apart. Close it or take it out, and choose the file again.',
  openMarkAt:
    'A quotation mark near line {line} is opened and never closed, so the rows after it cannot be told apart. Close it or take it out, and choose the file again.',
  pdf: 'This is a PDF, not a table. Choose the spreadsheet, CSV or JSON file.',
  webPage:
    'This is a web page or XML, whatever its name says. Open it in a spreadsheet and save it as XLSX, ODS or CSV (UTF-8).',
  databaseDump:
    'This is a database dump (SQL), not a table. Export the table with the candidates as CSV, with the column names in the first row, and choose that file.',
  nestedRows:
    'This JSON lists its rows under separate keys, or column by column. Export it as a list of objects, one for each row (in pandas orient="records"), or as CSV.',
  noRows:
    'This table has column names but no rows below them. Choose the file with the rows in it.',
  manyRows:
    'This table has more than {most} rows. Cut it into several files and import one after the other.',
  manyColumns:
    'This table has {columns} columns; at most {most} are read. Take out the columns that are not needed and choose the file again.',
  longCell:
    'A cell in row {row}, column “{name}”, has more than {most} characters. Shorten it and choose the file again.',
  openBracket:
    'A bracket or quotation mark of this JSON is never closed; the file may have been cut off. Export it again and choose it again.',
  noEntries: 'This file holds no entries. Choose the file with the rows in it.',
  badEntry: 'Entry {entry} of this JSON is malformed. Export the file again and choose it again.',
  nameTwice:
    'Entry {entry} of this JSON has “{name}” twice, with two values. Keep the right one, and choose the file again.',
} as const

/** How a table was read. */
export const readings = {
  textRead: '{encoding}, cells between {delimiter}',
  sheetRead: 'the sheet “{name}” only',
  sheetsLeft: 'sheets that cannot be read, left out: {names}',
  hidingRead: 'hidden rows too: {rows}',
  hiddenSheetRead: 'the hidden sheet “{name}” only',
  columnsRead: 'hidden columns too: {names}',
  picturesLeft:
    'pictures in the sheet, not read: {pictures} (save them as files, and add those as images)',
  cellPicturesLeft:
    'pictures in cells, not read: {pictures} (save them as files, and add those as images)',
  listRead: 'the list “{name}” only',
  amountsBeside: 'each filled amount as a payment of its own: {names}',
  totalsLeft: 'totals, not brought in: {names}',
  totalDiffers: 'a total that is not the sum of its row, first in row {row}',
} as const
