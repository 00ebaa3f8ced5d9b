import { importUndone } from '#modules/training/problems.schema'
import type { InAnyLanguage } from '../any-language.ts'
import type { trainingWords as english } from '../en/training.ts'
import { receiptWords } from './receipt.ts'

/** Classes and the ledger of payments, in Arabic. An entry of the ledger is named by its number. */
export const trainingWords: InAnyLanguage<typeof english> = {
  states: {
    draft: 'مسودة',
    open: 'مفتوحة',
    full: 'اكتملت المقاعد',
    running: 'جارية',
    finished: 'انتهت',
    cancelled: 'ملغاة',
  },
  kinds: { payment: 'دفعة', charge: 'رسوم', refund: 'إعادة مال', correction: 'تصحيح' },
  methods: receiptWords.methods,
  credit: 'رصيد',
  free: 'مجانًا',
  facts: {
    teacher: 'المدرّس',
    place: 'المكان',
    link: 'الرابط',
    sessions: (timeZone) => `الحصص (${timeZone})`,
    noSessions: 'لم تُحدد بعد',
    allSessions: (all) => `كل الحصص (${all})`,
    fee: 'الرسوم',
    seats: 'المقاعد',
    attended: 'الحضور',
    attendedOf: (attended, all) => `${attended} من ${all}`,
  },
  reasons: { [importUndone]: 'أُلغي استيراد الجدول الذي جاء منه هذا الدفع.' },
  ledger: {
    entries: 'القيود، الأحدث أولًا',
    entry: 'القيد',
    purpose: 'مقابل',
    amount: 'المبلغ',
    received: 'الاستلام',
    actions: 'ما يمكنك فعله',
    numbered: (sequence, kind) => `رقم ${sequence} · ${kind}`,
    receiptNumber: (number) => `إيصال ${number}`,
    corrects: (sequence, reason) => `يصحّح القيد ${sequence}: ${reason}`,
    refunds: (sequence, reason) => `يعيد جزءًا من القيد ${sequence}: ${reason}`,
    correctedBy: (sequence) => `صُحّح بالقيد ${sequence}`,
    noMoney: 'لم يُدفع مال',
    receivedBy: (name) => `استلمه ${name}`,
    handedOutBy: (name) => `سلّمه ${name}`,
    receipt: 'الإيصال',
    receiptWhich: (number) => `الإيصال ${number}`,
  },
}
