import { z } from 'zod'

/**
 * The encodings that a table may have when its bytes alone do not tell: their names, and one language written in each,
 * by which staff find it.
 */
const encodings = {
  'utf-8': { name: 'UTF-8', language: null },
  'windows-1252': { name: 'Windows-1252', language: 'fr' },
  ibm850: { name: 'DOS 850', language: 'fr' },
  ibm437: { name: 'DOS 437', language: 'en' },
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
