import { z } from 'zod'
import { problemValues } from '#platform/problems.schema'

/** A sentence about a table, a row or an image; without a code where another program says it. */
export const noteSchema = z.object({
  /** In English, complete. */
  message: z.string(),
  /** The permanent name of the sentence, `exchange.noCountry`, or the code of a refusal. */
  code: z
    .string()
    .optional()
    .describe('The permanent name of what is said, or the code of a refusal'),
  values: problemValues
    .optional()
    .describe(
      'What stands in the sentence, by its names: “column” and “kind” as in the mapping, “problem” a code whose values stand here too',
    ),
})
export type Note = z.output<typeof noteSchema>
export const notesSchema = z.array(noteSchema)

/** A sheet of a workbook that lists people, and whether its rows are to come in. */
export const importSheetSchema = z.object({
  name: z.string(),
  rows: z.number().int(),
  isTaken: z.boolean(),
})
export type ImportSheet = z.output<typeof importSheetSchema>

/** A row is known by its sheet and its number in it, in one number: no sheet has as many rows. */
const rowsOfSheet = 10_000_000
/** Their rows are numbered within 31 bits. */
export const mostSheets = 200

/** One row may say several things, each a row of its own; no sheet that is read has as many rows as this. */
const rowsOfPart = 1_100_000
export const mostParts = Math.floor(rowsOfSheet / rowsOfPart)

/** @param part from 0 */
export const rowKeyOfPart = (key: number, part: number): number => key + part * rowsOfPart

const rowIn = (key: number): number => (key % rowsOfSheet) % rowsOfPart

export const rowKey = (sheet: number, row: number): number => sheet * rowsOfSheet + row

/** Returns the position of a row's sheet among those of the import, from 0. */
export const sheetOf = (key: number): number => Math.floor(key / rowsOfSheet)

/** Where a row is. */
export const rowPlaceSchema = z.object({
  /** As a spreadsheet counts. */
  row: z.number().int(),
  /** Where several sheets list people. */
  sheet: z.string().optional(),
})
export type RowPlace = z.output<typeof rowPlaceSchema>

export function placeOfRow(sheets: readonly ImportSheet[], key: number): RowPlace {
  const sheet = sheets[sheetOf(key)]
  return { row: rowIn(key), ...(sheet ? { sheet: sheet.name } : {}) }
}

/** Returns a row as a sentence names it. */
export function rowWords(key: number): number | string {
  const sheet = sheetOf(key)
  return sheet === 0 ? rowIn(key) : `${rowIn(key)} (sheet ${sheet + 1})`
}

/**
 * The encodings that a table may have when its bytes alone do not tell: their names, and one language written in each,
 * by which staff find it.
 */
const encodings = {
  'utf-8': { name: 'UTF-8', language: null },
  'windows-1252': { name: 'Windows-1252', language: 'fr' },
  macintosh: { name: 'Mac Roman', language: 'fr' },
  'windows-1250': { name: 'Windows-1250', language: 'pl' },
  'iso-8859-2': { name: 'ISO-8859-2', language: 'pl' },
  'windows-1254': { name: 'Windows-1254', language: 'tr' },
  'windows-1257': { name: 'Windows-1257', language: 'lt' },
  'windows-1258': { name: 'Windows-1258', language: 'vi' },
  'windows-1251': { name: 'Windows-1251', language: 'ru' },
  'koi8-u': { name: 'KOI8', language: 'ru' },
  ibm866: { name: 'DOS 866', language: 'ru' },
  'windows-1253': { name: 'Windows-1253', language: 'el' },
  'windows-1255': { name: 'Windows-1255', language: 'he' },
  'windows-1256': { name: 'Windows-1256', language: 'ar' },
  'windows-874': { name: 'Windows-874', language: 'th' },
  shift_jis: { name: 'Shift-JIS', language: 'ja' },
  'euc-jp': { name: 'EUC-JP', language: 'ja' },
  gb18030: { name: 'GBK', language: 'zh-Hans' },
  big5: { name: 'Big5', language: 'zh-Hant' },
  'euc-kr': { name: 'EUC-KR', language: 'ko' },
} as const

/** One of the encodings that can be chosen for a table. */
export type ChosenEncoding = keyof typeof encodings

export const chosenEncodings = Object.keys(encodings) as ChosenEncoding[]

export const encodingSchema = z.enum(chosenEncodings)

/** Returns a name such as `Windows-1256`. */
export function encodingName(encoding: ChosenEncoding): string {
  return encodings[encoding].name
}

/** Returns a label such as `Windows-1256 (Arabic)`, with the language's name in another language. */
export function encodingLabel(encoding: ChosenEncoding, inLanguage: string): string {
  const { name, language } = encodings[encoding]
  if (language === null) return name
  return `${name} (${new Intl.DisplayNames(inLanguage, { type: 'language' }).of(language)})`
}

/** How a table was decoded when its bytes alone do not tell the encoding. */
export const lettersSchema = z.object({
  encoding: encodingSchema,
  /** Whether somebody chose it; otherwise it is the best match. */
  isChosen: z.boolean(),
  /** The first cells with letters beyond ASCII, as they were decoded. */
  cells: z.array(z.string()),
})
export type Letters = z.output<typeof lettersSchema>
