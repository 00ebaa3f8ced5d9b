import type { Ended } from './bring-in.ts'
import type { Source } from './calls.ts'

/** What it is, the table, what it must end in, and the images that come with it. */
export type Case = [name: string, table: Source, end: Ended, images?: Source[]]

export const jose =
  'AB1234567 | W000111 | José Ñandú | Abdul Karim | Salma Begum | House 7 / Road 3 | BD'
export const rahima = 'AB7654321 | W000222 | রহিমা খাতুন | আব্দুল করিম | সালমা বেগম | কুমিল্লা | BD'
/** José under another passport, without the number that an authority gives. */
export const unnumbered = jose.replace('AB1234567 | W000111', 'AB7654321 | ')
export const both: Ended = { rows: [jose, rahima] }
export const refused = (sentence: string): Ended => ({ refused: `import.unreadable: ${sentence}` })
export const isDate =
  'Passport number: this is a date, not the number of a document. Look for the right column, or write the number.'
export const chooseColumn = (field: string) => `Choose the column that holds the ${field}.`
export const isShortened =
  'the spreadsheet shortened this number. Format the column as text and write the whole number.'
export const hasDecimals =
  'the spreadsheet changed this into a number with decimals. Format the column as text and write the number as the document shows it.'
export const isDamaged = 'a letter here is damaged. Write the cell again.'
