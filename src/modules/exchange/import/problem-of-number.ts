import { isClosing, readLicenceStanding } from '#modules/organisation'
import { isField, recordFields } from '#modules/records/fields.schema'
import { countryCodes, normaliseNumber } from '#modules/records/schema'
import type { ReadContext } from '#platform/context'
import { europeanDigits } from '#platform/ids/schema'
import { answersTo } from '../answers.schema.ts'
import { importTargets, type ReadTarget, type RecordTarget } from '../columns.schema.ts'
import { isBeside } from '../columns-beside.schema.ts'
import { isPayment } from '../columns-payments.schema.ts'
import { letters } from '../guess/names.ts'
import type { Note } from '../notes.schema.ts'
import { say } from '../say.ts'

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

const month =
  '(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)\\.?'
const between = "[ .,/’'-]+"
const day = '\\d{1,2}(st|nd|rd|th)?'
const year = '((19|20)\\d{2}|\\d{2})'

/** Each needs a separator between its parts: `MAR2100001` and `12MAR2100` may be printed in a passport. */
const dates = [
  /^\d{4}[./-]\d{1,2}[./-]\d{1,2}$/,
  /^\d{1,2}[./-]\d{1,2}[./-](\d{4}|\d{2})$/,
  new RegExp(`^${day}${between}${month}(${between}${year})?$`, 'i'),
  new RegExp(`^${month}${between}(${day}${between})?${year}$`, 'i'),
  new RegExp(`^${year}${between}${month}${between}${day}$`, 'i'),
]
const weekday = /^(mon|tues|wednes|thurs|fri|satur|sun)day,? */i
const time = /[T, ] *\d{1,2}:\d{2}.*$/i

/** What spreadsheets show for a number that is too wide; `E12345678` and `1E2345678` are numbers of documents. */
const shortened = /^\d+([.,]\d+e[+-]?|e[+-])\d{1,3}$/i
/** What is left of a number that was shortened, when it is written out again: `1.23E+11` as 123000000000. */
const writtenOut = /^(?=\d{10,})[1-9]\d*?0{6,}$/
const withDecimals = [/^\d+[.,]\d+$/, /^\d{1,3}([., ]\d{3})+[.,]\d{1,2}$/]

/** What programs and people put behind a number that they have twice: `AB1234567(2)`, `AB1234567_1`. */
const markInBrackets = /\d\s*[([{<]\s*\d{1,2}\s*[)\]}>]$/
const markBehind = /\d\s*[^\p{L}\p{N}\s/-]+\s*\d{1,2}$/u

/** Returns why a filled cell cannot be a document's number, with what to do; null when it may be. */
export function problemOfNumber(target: RecordTarget, cell: string): Note | null {
  // Direction marks and other invisible characters, which chats put around numbers, hide nothing.
  const text = europeanDigits(cell.normalize('NFKC')).replace(/\p{Cf}/gu, '')
  if (isDate(text)) return say('dateForNumber')
  if (isShortened(text)) return say('shortenedNumber')
  if (withDecimals.some((number) => number.test(text))) return say('decimalNumber')
  if (markInBrackets.test(text)) return say('markBehind')
  if (target === 'passportNumber') return problemOfPassport(text)
  return areSeveral(text) ? say('severalOfKind') : null
}

/** Tells whether a spreadsheet kept only the first digits of a number. */
export function isShortened(text: string): boolean {
  return shortened.test(text) || writtenOut.test(text)
}

/** Tells whether a text in European digits is a date, with or without a time. */
export function isDate(text: string): boolean {
  const withoutTime = text.replace(weekday, '').replace(time, '')
  return dates.some((date) => date.test(withoutTime))
}

/** No number of a document has these between its parts; a stroke may stand in one. */
const betweenNumbers = /[,;&|\n]|\b(?:and|or)\b/i
const asSums = /^\d{1,3}(?:,\d{2,3})+$/
/** Letters and figures as a whole number has them. */
const whole = /(?<![A-Z\d])[A-Z]{1,3}\d{6,}|(?<=\d)[A-Z]{1,3}\d{6,}/g

/** Whether a cell holds more than one number, which would be kept as one that nobody finds. */
function areSeveral(text: string): boolean {
  if (asSums.test(text)) return false
  const apart = text.split(betweenNumbers).filter((part) => /\d/.test(part))
  const long = text.split(/[\s/]+/).filter((part) => figuresIn(part) >= 6)
  const letters = text.toUpperCase().match(whole) ?? []
  return Math.max(apart.length, long.length, letters.length) > 1
}

function problemOfPassport(text: string): Note | null {
  const parts = text.split('/').filter((part) => /\d/.test(part))
  const isBehind = parts.length > 1 && parts.some((part) => figuresIn(part) >= 7)
  const numbers = parts.filter((part) => normaliseNumber(part).length >= 5)
  if (areSeveral(text) || isBehind || numbers.length > 1) return say('severalNumbers')
  if (!/\d/.test(text)) return say('noDigit')
  if (markBehind.test(text) && !asSums.test(text)) return say('markBehind')
  return problemOfParts(text.toUpperCase().match(/[A-Z\d]+/g) ?? [])
}

const figuresIn = (part: string) => part.replace(/\D/g, '').length

/**
 * Returns why other text in the cell is a problem: it would become part of the number, under which nobody finds the
 * record. Letters of a number come before its digits, three at most, or one after them.
 */
function problemOfParts(parts: readonly string[]): Note | null {
  const whole = parts.filter((part) => /[A-Z]/.test(part) && figuresIn(part) >= 5)
  const others = parts.filter((part) => !whole.includes(part) && figuresIn(part) > 1)
  const isComplete = whole.some((part) => figuresIn(part) >= 7)
  if (whole.length > 1 || (isComplete && others.length > 0)) return say('severalNumbers')
  const start = parts.findIndex((part) => figuresIn(part) > 0)
  const before = parts.slice(0, start).join('').length
  const behind = parts.slice(start + 1).filter((part) => figuresIn(part) === 0)
  const single = parts.filter((part) => !whole.includes(part) && figuresIn(part) === 1)
  if (isComplete && single.length > 0) return say('markBehind')
  const areWords =
    before > 3 || (whole.length > 0 && before > 1) || behind.some(({ length }) => length > 1)
  return areWords ? say('wordsBeside') : null
}

/** Why no new records can be entered now; null: they can. */
export type TakesNone = 'closing' | 'licence' | null

export async function takesNoneNow(ctx: ReadContext): Promise<TakesNone> {
  if (await isClosing(ctx)) return 'closing'
  return (await readLicenceStanding(ctx)).isStopped ? 'licence' : null
}
