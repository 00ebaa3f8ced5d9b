import { type Control, type FieldName, isField, recordFields } from '#modules/records/fields.schema'
import { countryCodes } from '#modules/records/schema'
import { isStruckOut, letters, withoutNumberMark } from '#modules/tables'
import {
  importTargets,
  isDayTarget,
  mayBeLeftOut,
  type ReadTarget,
} from '#modules/tables/columns/columns.schema'
import {
  type BesideTarget,
  choicesOf,
  chosenIn,
  isBeside,
  isPayment,
  type PaymentTarget,
  partChosenIn,
} from '#modules/tables/columns/columns-beside.schema'
import type { Note } from '#modules/tables/notes/reading.schema'
import { currencies } from '#modules/training/money.schema'
import { withoutMark } from '#platform/csv'
import { europeanDigits } from '#platform/ids/schema'
import { say } from '../notes/say.ts'
import { type AskedTarget, answersTo, type ImportQuestion } from './answers.schema.ts'
import { isOfOldFont, isReadWrongly, isShortened, problemOfNumber } from './odd-texts.ts'
import type { Calendar } from './read-day.ts'

/** An unknown value, in a column where one answer serves every row that has it. */
export interface Unknown {
  column: AskedTarget
  value: string
}

/** A cell with days of another calendar, and as they are stored. */
export interface Converted {
  column: ReadTarget
  from: string
  to: string
  calendar: Calendar
}

/** The problems of a row. */
export interface Notes {
  /** These keep the row out. */
  problems: Note[]
  /** Cells that are left out, while the rest of the row comes in. */
  remarks: Note[]
  unknown: Unknown[]
  /** Days of another calendar, as they were written. */
  converted: Converted[]
  /** Cells that say more than a detail holds, for a note on the record. */
  kept: { column: ReadTarget; text: string }[]
}

/** Notes a cell that cannot be read: as a remark where the record can do without it. */
export function noteCell({ problems, remarks }: Notes, column: ReadTarget, problem: Note): void {
  // Sentences of a form begin with the field's label.
  const isNamed = problem.message.startsWith(importTargets[column].label)
  if (mayBeLeftOut(column))
    remarks.push(isNamed ? say('leftOut', { problem }) : say('cellLeftOut', { column, problem }))
  else problems.push(isNamed ? problem : say('ofColumn', { column, problem }))
}

/** Returns the key of the choice that a cell means; null, and a note, where it means none. */
export function readChoice(
  target: BesideTarget | PaymentTarget,
  text: string,
  notes: Notes,
): string | null {
  const choices = choicesOf(target) ?? {}
  const ofItem = target === 'payment.item' ? partChosenIn(choices, text) : null
  const chosen = chosenIn(choices, text) ?? ofItem
  if (chosen === null) {
    notes.unknown.push({ column: target, value: text })
    noteCell(notes, target, say('unknownWords', { choices: target }))
  }
  return chosen
}

/** Returns the code of a currency in capital letters; null, and a note with the usual one, where it is none. */
export function readCurrency(
  target: 'contract.currency' | 'payment.currency',
  text: string,
  { usual, notes }: { usual: string; notes: Notes },
): string | null {
  const currency = text.toUpperCase()
  if (currencies.includes(currency)) return currency
  notes.unknown.push({ column: target, value: text })
  noteCell(notes, target, say('badCurrency', { currency: usual }))
  return null
}

type Asked = Map<string, ImportQuestion>

/** A wrongly chosen column has as many values as rows; nobody answers them all. */
const mostValues = 5000
const shown = 100
const longest = 200

/** Counts a row for each of its unknown values; a column of days is asked about once. */
export function ask(asked: Asked, unknown: readonly Unknown[]): void {
  for (const { column, value } of unknown) {
    const key = isDayTarget(column) ? column : `${column}\n${value.toLowerCase()}`
    const known = asked.get(key)
    if (known) known.rows += 1
    else if (asked.size < mostValues && value.length <= longest)
      asked.set(key, { column, value, rows: 1, isRefused: !mayBeLeftOut(column) })
  }
}

/** Returns the values to ask about: those in most rows first. */
export function questionsOf(asked: Asked): ImportQuestion[] {
  return [...asked.values()].sort((one, other) => other.rows - one.rows).slice(0, shown)
}

/** What people write for "the same as in the row above": `-do-` and the ditto mark, with any punctuation. */
const ditto =
  /^[^\p{L}\p{N}]*(do|ditto|(the )?same( as (above|before))?|as above|ঐ)[^\p{L}\p{N}]*$/iu
const dittoSign = /^["'“”″〃]+$/

/** What a cell shows that is ticked or not, and a program that has nothing to write. */
const truth = /^(true|false|yes)$/i

/** HTML as web pages write it: character references with their semicolon, and elements. */
const markup = /&(?:#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8}\d?);|<\/?[a-z]{1,10}\d?(?: [^<>]*)?\/?>/i

/** Returns why a filled cell cannot be the words, or the country, that it should be; null when it may be. */
export function problemOfText(control: Control['control'], text: string): Note | null {
  const isWords = control === 'line' || control === 'text'
  if (!isWords && control !== 'country') return null
  // The Dominican Republic has the code DO.
  const isCode = control === 'country' && text === 'DO'
  if (!isCode && (ditto.test(text) || dittoSign.test(text))) return say('ditto')
  if (!isWords) return null
  if (truth.test(text)) return say('onlyTruth')
  if (/\?{2,}|\p{L}\?+\p{L}/u.test(text)) return say('questionMarks')
  if (isReadWrongly(text)) return say('mixedLetters')
  if (isOfOldFont(text, control === 'line')) return say('oldFont')
  if (markup.test(text)) return say('markup')
  // A line has to be a name; an address may be a number.
  const word = control === 'line' ? /\p{L}/u : /[\p{L}\p{N}]/u
  return word.test(text) ? null : say('noWord')
}

/** Reads a cell as text: in one form of Unicode, without what exports put before a formula's first character. */
export function readCell(cell: string | undefined): string {
  return withoutMark(
    withoutNumberMark(cell ?? '')
      .normalize('NFC')
      .trim(),
  )
    .replace(markOfText, '')
    .replace(nothing, '')
    .replace(formulaOfText, '$1')
    .trim()
}

/** With an apostrophe spreadsheets mark a text. One before a letter may belong to a name: ’Abd. */
const markOfText = /^'(?=[\s\d])|^[’‘`´](?=[+(]?\d[\d\s().+/-]*$)/

/** A number as a text in its mark alone, and one within two. */
const [marked, quoted] = [/^'[A-Z]{1,3}\d{4,}$/i, /^'(?=.*\d)[A-Z\d][A-Z\d -]{3,}'$/i]

/**
 * Returns the cells of a row without the apostrophes that its program put around or before each text. A number that has
 * them shows that they are no part of the row's names.
 */
export function withoutMarks(cells: readonly string[]): readonly string[] {
  const [hasMarked, hasQuoted] = [marked, quoted].map((form) =>
    cells.some((cell) => form.test(cell.trim())),
  )
  if (!hasMarked && !hasQuoted) return cells
  return cells.map((cell) => {
    const text = cell.trim()
    if (hasQuoted && /^'.*'$/s.test(text)) return text.slice(1, -1)
    return hasMarked && /^'[^']*$/.test(text) ? text.slice(1) : cell
  })
}

/** What MySQL and its tools write for null. */
const nothing = /^(\\N|NULL)$/

/** How programs stop a spreadsheet from taking a text for a number: the value is the text in it. */
const formulaOfText = /^="([^"]*)"$/

/**
 * Newer errors, such as #SPILL! or #CALC!, have the same form, as have those of other languages, such as #¡VALOR! and
 * #BEZUG!. A column too narrow for its numbers shows only such signs.
 */
const spreadsheetErrors =
  /^(#(N\/[AD]|Н\/Д|NV|GETTING_DATA|[¡¿]?\p{L}+([/_]\p{L}*\d*)*[!?])|#{3,}|Err:5\d\d)$/iu

/** Returns why a cell cannot be meant for its column, with what to do; null when nothing is wrong. */
export function problemOfCell(target: ReadTarget, text: string): Note | null {
  if (text.startsWith('=')) return say('formula')
  if (spreadsheetErrors.test(text)) return say('sheetError')
  if (text.includes('\ufffd')) return say('damagedLetter')
  if (isStruckOut(text)) return say('struckOut')
  if (isListOrObject(text)) return say('listOrObject')
  return problemOfNone(target, text) ?? (isField(target) ? problemOfField(target, text) : null)
}

function problemOfField(target: FieldName, text: string): Note | null {
  const { control } = recordFields[target]
  if (control === 'telephone' && isShortened(text)) return say('shortenedNumber')
  if (control !== 'number') return problemOfText(control, text)
  const hasDigit = /\p{Nd}/u.test(text.normalize('NFKC'))
  return problemOfNumber(target, text) ?? (hasDigit ? null : say('noDigitInNumber'))
}

/** Tells whether a text is a list or object as JSON, and CSV made from it, writes it. */
function isListOrObject(text: string): boolean {
  if (!/^(\{.*\}|\[.*\])$/s.test(text)) return false
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** What people write where there is nothing, or where nobody knows, in the languages of the candidates' countries. */
const words = new Set(
  [
    'n/a; na; nil; nill; none; null; nan; undefined; blank; empty; nothing; missing; void; no; x; tba; tbd; tbc',
    'not available; not applicable; unavailable; inapplicable; unknown; unspecified; no data; no record; no records',
    'no information; no info; no number; no name; no address; no phone; no mobile; no email; no passport; no entry',
    'no value; without; pending; applied; awaited; nai; nei; nahi; nahin; chaina; chhaina; la yujad',
    'নেই; নাই; না; নাই।; প্রযোজ্য নয়; প্রযোজ্য নহে; প্রযোজ্য না; অজানা; অজ্ঞাত; জানা নেই; জানা নাই; জানা যায়নি; পাওয়া যায়নি',
    'তথ্য নেই; তথ্য নাই; উল্লেখ নেই; উল্লেখ নাই; দেওয়া নেই; দেওয়া হয়নি; খালি; ফাঁকা; শূন্য; কিছু নেই; কিছু না; কেউ নেই',
    'नहीं; नही; नहीं है; नही है; लागू नहीं; उपलब्ध नहीं; कोई नहीं; कुछ नहीं; पता नहीं; ज्ञात नहीं; अज्ञात; खाली; रिक्त; शून्य',
    'छैन; लागू छैन; लागू हुँदैन; लागू हुदैन; उपलब्ध छैन; थाहा छैन; नभएको; कुनै पनि छैन; केही छैन; कोही छैन; खुलेको छैन',
    'لا; لا يوجد; لايوجد; لا توجد; لا شيء; لا شئ; لا أحد; لا ينطبق; غير متوفر; غير متوفرة; غير متاح; غير معروف; غير معروفة',
    'غير محدد; غير موجود; غير مذكور; غير مطلوب; غير معلوم; مجهول; بدون; فارغ; معدوم',
    'wala; wala pa; walang impormasyon; walang datos; hindi alam; di alam; hindi naaangkop; hindi magagamit; wala pong',
  ]
    .join(';')
    .split(';')
    .map(letters),
)
/** Marks for an empty cell: dashes, dots, strokes, and the letter x in a row. */
const marks = /^(?:[\p{Pd}\p{Pc}−.·…/\\*~\s]+|[x×]{2,9})$/iu
/** No name and no address begins so. */
const beginnings = /^(?:not|yet to|to be|awaiting|waiting for|under process)\s/i

/** Tells whether a text says that there is nothing to write, or that nobody knows. */
export function saysNone(text: string): boolean {
  if (marks.test(text) || beginnings.test(text)) return true
  return !/\p{N}/u.test(text) && words.has(letters(text))
}

/** Columns of marks and references; and those in which “none” is what a contract says. */
const others: readonly ReadTarget[] = [
  ...(['hidden', 'state', 'stage', 'payment.kind', 'payment.correctedBy'] as const),
  ...(['contract.compensationDeath', 'contract.compensationInjury'] as const),
]

/**
 * Tells whether somebody is asked what an unknown word means: for nationality, because an empty cell means the usual
 * country; for housing and the like, because “none” may be one of the choices.
 */
const isAsked = (target: ReadTarget) =>
  target === 'nationality' ||
  ((isBeside(target) || isPayment(target)) && answersTo(target) !== undefined)

/**
 * Returns what to do about a filled cell that seems to say that there is nothing to write; null where it says
 * something. A word of plain letters may also be a name, which only a reader knows.
 */
export function problemOfNone(target: ReadTarget, text: string): Note | null {
  if (others.includes(target) || !(saysNone(text) || isZero(target, text))) return null
  const control = isField(target) ? recordFields[target].control : null
  if (control === 'country' && countryCodes.includes(text.toUpperCase())) return say('codeOrNone')
  if (isAsked(target)) return null
  const { isRequired } = importTargets[target]
  if (control === 'line' && /^[\p{L}\p{M}]+$/u.test(text))
    return say(isRequired ? 'nameOrNoneNeeded' : 'nameOrNone')
  return say(isRequired ? 'saysNoneNeeded' : 'saysNone')
}

/** Tells whether a cell has nothing but zeros, where something other than a sum should be. */
function isZero(target: ReadTarget, text: string): boolean {
  return isField(target) && target !== 'nationality' && /^0+$/.test(europeanDigits(text))
}

/** Tells whether a text may be the code of a country, so that one answer serves every row that has it. */
export const isCodeOrNone = ({ code }: Note) => code === 'exchange.codeOrNone'
