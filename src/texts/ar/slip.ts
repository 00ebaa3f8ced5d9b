import type { InAnyLanguage } from '../any-language.ts'
import type { slipWords as english } from '../en/slip.ts'
import { letterheadWords } from './letterhead.ts'

export const slipWords: InAnyLanguage<typeof english> = {
  ...letterheadWords,
  title: 'كيف تفتح ملفك',
  open: 'افتح هذا العنوان على أي هاتف أو حاسوب، أو صوّر رمز QR:',
  number: 'اكتب رقم جواز سفرك. آخره',
  code: 'اكتب رمز الدخول هذا:',
  keep: (organisation) =>
    `احتفظ بهذه القسيمة لنفسك. من عنده رقمك وهذا الرمز يستطيع فتح ملفك. لا تطلب منك ${organisation} هذا الرمز أبدًا. إذا ضاعت منك القسيمة فاطلب منا رمزًا جديدًا، وعندها يتوقف الرمز القديم.`,
  reference: (reference) => `رقم المرجع ${reference}`,
  printed: (day) => `طُبعت يوم ${day}`,
}
