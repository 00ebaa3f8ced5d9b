import { isField, recordFields } from '#modules/records/fields.schema'
import { countryCodes } from '#modules/records/schema'
import { europeanDigits } from '#platform/ids/schema'
import { answersTo } from '../answers.schema.ts'
import { importTargets, type ReadTarget } from '../columns.schema.ts'
import { isBeside } from '../columns-beside.schema.ts'
import { isPayment } from '../columns-payments.schema.ts'
import { letters } from '../guess/letters.ts'
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
