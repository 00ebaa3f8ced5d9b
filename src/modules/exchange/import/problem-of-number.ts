import { normaliseNumber } from '#modules/records/schema'
import { europeanDigits } from '#platform/ids/schema'
import type { RecordTarget } from '../columns/schema.ts'

const month =
  '(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)\\.?'
const between = "[ .,/’'-]+"
const day = '\\d{1,2}(st|nd|rd|th)?'
const year = '((19|20)\\d{2}|\\d{2})'

/** Every one needs a sign between its parts: `MAR2100001` and `12MAR2100` may be printed in a passport. */
const dates = [
  /^\d{4}[./-]\d{1,2}[./-]\d{1,2}$/,
  /^\d{1,2}[./-]\d{1,2}[./-](\d{4}|\d{2})$/,
  new RegExp(`^${day}${between}${month}(${between}${year})?$`, 'i'),
  new RegExp(`^${month}${between}(${day}${between})?${year}$`, 'i'),
  new RegExp(`^${year}${between}${month}${between}${day}$`, 'i'),
]
const weekday = /^(mon|tues|wednes|thurs|fri|satur|sun)day,? */i
const time = /[T, ] *\d{1,2}:\d{2}.*$/i

/** What spreadsheets show of a number that is too wide; `E12345678` and `1E2345678` are numbers of papers. */
const shortened = /^\d+([.,]\d+e\+?|e\+)\d{1,3}$/i
const withDecimals = [/^\d+[.,]\d+$/, /^\d{1,3}([., ]\d{3})+[.,]\d{1,2}$/]

/** Why a filled cell cannot be the number that a paper bears, with what to do; null when it may be. */
export function problemOfNumber(target: RecordTarget, cell: string): string | null {
  // Marks of direction and other signs that nobody sees, as chats put them around numbers, hide nothing.
  const text = europeanDigits(cell.normalize('NFKC')).replace(/\p{Cf}/gu, '')
  if (isDate(text))
    return 'this is a date, not a number of a paper. Look for the right column, or write the number.'
  if (shortened.test(text))
    return 'the spreadsheet shortened this number. Format the column as text and write the whole number.'
  if (withDecimals.some((number) => number.test(text)))
    return 'the spreadsheet changed this into a number with decimals. Format the column as text and write the number as the paper shows it.'
  return target === 'passportNumber' ? problemOfPassport(text) : null
}

/** Whether a text in European digits is a date, with a time or without. */
export function isDate(text: string): boolean {
  const withoutTime = text.replace(weekday, '').replace(time, '')
  return dates.some((date) => date.test(withoutTime))
}

const betweenNumbers = /[/,;&|\n]/

function problemOfPassport(text: string): string | null {
  const numbers = text
    .split(betweenNumbers)
    .filter((part) => /\d/.test(part) && normaliseNumber(part).length >= 5)
  if (numbers.length > 1)
    return 'this cell holds more than one number. Keep the one of the passport that is valid.'
  if (!/\d/.test(text))
    return 'there is no digit in it. Passport numbers have digits. Write the number as the passport shows it.'
  return null
}
