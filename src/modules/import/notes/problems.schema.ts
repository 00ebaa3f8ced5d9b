/**
 * Sentences about the rows of a table and its images. The names are permanent: they are noted with the import, and
 * translations use them. `{column}` and `{kind}` are filled with labels (`say.ts`).
 */

/** About images. */
export const imageProblems = {
  lockedZip:
    'This zip is protected by a password. Pack the images without one and choose the zip again.',
  zipLeaves:
    'This zip holds a path that leaves its own folder, so none of it was taken. Pack the images again with ordinary names.',
  damagedZip: 'This zip is damaged or cut off. Pack the images again and choose it again.',
  largeZip: 'This zip is larger than 4 GiB. Pack several smaller ones, and add each of them.',
  manyInZip: 'This zip has more than {most} files. Pack several smaller ones.',
  oddPacking:
    '“{path}” is packed in a way that cannot be read. Pack the images as an ordinary zip and choose it again.',
  zipUnpacks:
    '“{path}” would unpack to far more than a scan has, so none of this zip was taken. Pack the images again.',
  otherArchive:
    'Candor cannot open RAR, 7z or a zip in several parts. Unpack it and choose the folder, or pack the images as one zip.',
  archiveWithin:
    '“{path}” is an archive itself. Unpack it and put its files in its place, then choose everything again.',
  documentForImages:
    'This is a text document, spreadsheet or presentation, not a scan. Save it as PDF, or its pictures as JPEG or PNG, and choose those.',
  otherBytes:
    'This file is damaged in the zip: its bytes are not those that were packed. Pack it again and choose the new zip.',
  linkInZip: 'This is a link to another file, not the file. Put the file itself into the zip.',
  manyFiles: 'An import takes at most {most} files. Pack the images into a zip.',
  noImagesAt: 'There is no folder and no zip at {path}. Check the path.',
  unreadImages: 'The images at {path} cannot be read. {problem}',
  manyInFolder: 'This folder has more than {most} files. Choose the folder with the images only.',
  goneImage:
    'This file has gone from its folder since the import began. Put it back and import again.',
  barredImage:
    'This file cannot be read: the user that Candor runs as may not read it. Allow it and import again.',
  noImage: '{name}: no file “{path}” is among the images. Add it, or correct the name.',
  severalImages: '{name}: several files are called “{path}”. Name its folder too, or keep one.',
  twins: '{kind}: {paths} both match. Keep one.',
  severalKinds:
    '“{path}”: its name fits {kinds}. Name it after the document, such as “work permit” or “photo”.',
  noKind:
    '“{path}”: its name does not say which document it is. Name it after the document, such as “work permit” or “photo”.',
  emptyImage: '“{path}” is an empty file. Scan the document again, or copy the file again.',
  largeImage: '“{path}” is larger than {most} MiB. Scan it at a lower resolution.',
  otherImage:
    '{kind}: a different file from “{path}” is on file already. Choose “Update records that are on file”, or take this image out.',
  ofImage: '“{path}”: {problem}',
} as const

/** About a cell; the sentence continues after the name of its column. */
export const cellProblems = {
  formula: 'this cell holds a formula. Write the value itself.',
  sheetError: 'the spreadsheet shows an error in this cell. Write the value itself.',
  damagedLetter: 'a letter here is damaged. Write the cell again.',
  pictureInCell:
    'this cell has a picture, which a table cannot hand over. Save it as a file, and add that as an image.',
  phoneBeside:
    'there is more than one number in this cell, or words beside it. The first number is kept, and a note on the record has the whole cell.',
  ditto: 'this cell only says “the same as above”. Write the value itself in each row.',
  questionMarks:
    'question marks have replaced letters. Write the cell again, and save the table as XLSX or CSV (UTF-8).',
  mixedLetters:
    'the letters were mixed up when the table was saved, as in “Ã©” for “é”. Write the cell again, and save the table as XLSX or CSV (UTF-8).',
  oldFont:
    'this is typed in an old font, such as SutonnyMJ, Preeti or Kruti Dev. Convert it to Unicode, and save the table again.',
  markup: 'it contains HTML, such as “&amp;” for “&”. Write the cell again as it should be read.',
  saysNone: 'this only says that there is none.',
  saysNoneNeeded:
    'this only says that there is none, but it is needed. Write it, or take the row out.',
  nameOrNone:
    'this seems to say that there is none. If it is a name, enter it on the record’s page.',
  nameOrNoneNeeded:
    'this seems to say that there is none. Write the name, or take the row out. If it is the name, enter this record by hand.',
  codeOrNone:
    'this may be a country’s code, or say that there is none. Write the country’s name, or empty the cell.',
  partSaysNone:
    'one of its cells only says that there is none, and is left out. If it belongs there, correct it on the record’s page.',
  onlyTruth: 'this only says yes or no. Write the value itself.',
  noWord: 'there is no letter in it. Write the value, or empty the cell.',
  struckOut:
    'something in this cell is struck out. Write only what counts, and take the row out if none of it does.',
  listOrObject: 'this cell holds a list or an object. Export it as one text or number.',
  noDay:
    'this is not a day that we can read. Write year-month-day, such as 1995-03-12, or day/month/year.',
  dayOfNone:
    'this is what programs write where no day was entered. Write the day, or empty the cell.',
  otherCalendar:
    'this year does not fit. It may be of another calendar, such as Bikram Sambat, Hijri or the Buddhist one. Write the day as passports count it, such as 1995-03-12.',
  calendarUnsure:
    'other days in this column are of another calendar, such as Bikram Sambat, so this one may be, too. Write the day as passports count it, such as 1995-03-12.',
  serialDay:
    'this is the number that a spreadsheet stores for a date. Format the column as a date and save the table again.',
  momentForDay:
    'this is a moment in UTC, which is another day in some countries. Write the day alone, such as 1995-03-12.',
  monthFirst:
    'other days of this column have the month first. Say how the days of this column are written, or write year-month-day, such as 1995-03-12.',
  orderUnsure:
    'day and month may be either way round here, and the year has two figures. Say how the days of this column are written, or write year-month-day, such as 1995-03-12.',
  notAsSaid:
    'this is no day in the order or the calendar that was said for this column. Write year-month-day, such as 1995-03-12.',
  beyondCalendar:
    'of Bikram Sambat, the years 2000 to 2090 are converted, of the Hijri calendar 1300 to 1500. Write the day as passports count it, such as 1995-03-12.',
  wasBuddhist: '{from} of the Buddhist calendar is stored as {to}.',
  wasHijri: '{from} of the Hijri calendar is stored as {to}.',
  wasBikramSambat: '{from} of Bikram Sambat is stored as {to}.',
  daySwapped:
    'the spreadsheet may have swapped day and month here: it took other days of this column for text. Write each day of the column as year-month-day, such as 1995-03-12.',
  noCountry:
    'this is not a country that we recognise. Write its English name or its code of two letters, such as BD.',
  noLanguage: 'this is not one of the languages here. Write one of {languages}.',
  noTime: 'this is no time of a day. Write hour:minute, such as 02:15 or 14:05.',
  noZone: 'this is no time zone that we know. Write its name, such as Asia/Dhaka.',
  noTelephone:
    'this is not a telephone number that can be called. Write one number, preferably with its country code, such as +880 1711 123456.',
  dateForNumber:
    'this is a date, not the number of a document. Look for the right column, or write the number.',
  shortenedNumber:
    'the spreadsheet shortened this number. Format the column as text and write the whole number.',
  storedNumber:
    'the spreadsheet stores this as a number, so zeros at its beginning would be lost. Compare it with the document, and format the column as text.',
  storedTelephone:
    'the spreadsheet stores this as a number, so a zero at its beginning would be lost. It is read as a number of the candidate’s country. Format the column as text.',
  decimalNumber:
    'the spreadsheet changed this into a number with decimals. Format the column as text and write the number as the document shows it.',
  severalNumbers:
    'this cell holds more than one number. Keep the one of the passport that is valid.',
  severalOfKind: 'this cell holds more than one number. Keep one of them.',
  wordsBeside:
    'there are words beside the number. Keep only the number of the passport that is valid.',
  markBehind:
    'there is a mark behind the number, such as “(2)” or a single digit after a space. Keep only the number as the document shows it. If the digit belongs to it, leave out the space.',
  noDigit:
    'there is no digit in it. Passport numbers have digits. Write the number as the passport shows it.',
  noDigitInNumber: 'there is no digit in it. Leave it empty until the authority gives one.',
  noStage: 'the settings name no such stage. Add it there, or correct the cell.',
  unknownWord: 'we do not know this word. Write “{yes}” or “{no}”.',
  unknownWords: 'we do not know these words. Write one of: {choices}.',
  badAmount: 'write the amount in figures, such as 1200 or 1200.50.',
  badCurrency: 'write the code of three letters, such as {currency}.',
  wholeWage: 'a wage needs its amount, its currency, such as SAR, and its period, such as month.',
  wholePaper:
    'an original in hand needs three cells: when it was received, when it is due back, and what it is needed for.',
  impossibleDay: 'this day cannot be right. Check the year.',
  receivedAhead: 'this day is in the future. Write the day on which it was received.',
  dueBefore: 'it cannot be due back before the day on which it was received.',
  paidAhead: 'this day is in the future. Write the day on which the money was paid.',
  emptyCell: 'this cell is empty. Fill it in.',
  unknownMethod: 'write cash, bank, mobile wallet or other.',
  noPaper:
    'the record has no such document, so its dates are left out. Add the scan, or empty the cells.',
  otherDate:
    'another date is on file already. Choose “Update records that are on file”, or empty the cell.',
} as const

/** About a whole row, and about an import that does not continue. */
export const rowProblems = {
  ofColumn: '{column}: {problem}',
  cellLeftOut: '{column}: {problem} This cell is left out.',
  leftOut: '{problem} This cell is left out.',
  ofPaper: '{kind}: {problem}',
  datesLeftOut: '{kind}: {problem} Its dates are left out.',
  manyCells:
    'This row has more cells than the table has column names. Put cells that contain the delimiter in quotation marks, or give every column a name.',
  agencyCloses: 'No new records can be added: this agency is closing.',
  licenceStops:
    'No new records now: the licence of this agency has to be looked up in the register first. Settings says why.',
  underAge: 'Date of birth: this candidate is under 18. The record waits, and cannot be approved.',
  otherStage:
    'Stage: this record is on file in another stage, and an import does not change that. Move it under Stages.',
  otherContract:
    'Contract: this record is on file, and an import adds terms to new records only. Enter them on its page.',
  otherPapers:
    'Originals in hand: this record is on file, and an import adds originals in hand to new records only. Note them on its page.',
  rowsOfNobody:
    'These rows name nobody: headings of sections, totals, signatures, or the names of the columns once more. They are left out.',
  approvedHere:
    'State: this record is approved here, and an import does not change that. Withdraw the approval on its page, or empty the cell.',
  notApprovedHere:
    'State: this record is not approved here, and an import does not change that. Approve it on its page, or empty the cell.',
  onFile:
    'A record with this passport number is on file already, {difference}. Choose “Update records that are on file”, or take this row out.',
  inRow:
    'This passport number is in row {row} too, {difference}. Keep the right row, or correct the number.',
  refund:
    'Money that was handed back is not imported. Note it on the record’s page, at its payment.',
  noCandidate: 'This row names no candidate. Write the passport number, or take the row out.',
  noRecord:
    'No record with this number is on file. Bring the candidates in first, or correct the number.',
  severalRecords: 'Several records have this number. Write the passport number.',
  correctedSince:
    'This payment was in the ledger and has been corrected there, so it is not recorded again.',
  paymentStays:
    'This payment stays: it was corrected, or some of it was handed back, after the import.',
  deletedSince: 'Not put back: this record was deleted after the import.',
  changedSince: 'Not put back, because it was changed after the import: {changed}.',
  notPutBack: 'Not put back: {problem}',
  former:
    'The person who began this import may no longer import, so it was stopped. Another admin can import the rest.',
  failed: 'Something failed on our side. Candor will try again; the server’s log says more.',
} as const
