import type { InAnyLanguage } from '../any-language.ts'
import type { receiptWords as english } from '../en/receipt.ts'
import { letterheadWords } from './letterhead.ts'

/** The printed receipt of a payment, in Arabic. */
export const receiptWords: InAnyLanguage<typeof english> = {
  ...letterheadWords,
  title: 'إيصال',
  number: 'الرقم',
  check: 'رمز المطابقة',
  qrOf: (address) => `رمز QR للعنوان ${address}`,
  amount: 'المبلغ',
  received: 'تاريخ الاستلام',
  from: 'استُلم من',
  purpose: 'مقابل',
  method: 'طريقة الدفع',
  methods: {
    cash: 'نقدًا',
    bank: 'تحويل بنكي',
    'mobile-wallet': 'محفظة الهاتف',
    other: 'طريقة أخرى',
  },
  reference: 'المرجع',
  by: 'استلمه',
  refund: {
    title: 'إيصال بإعادة مال',
    received: 'تاريخ الإعادة',
    from: 'أُعيد إلى',
    by: 'أعاده',
    reason: 'السبب',
  },
  corrected: 'صحّحت الوكالة القيد الذي صدر عنه هذا الإيصال. القيد الصحيح موجود في قائمة المدفوعات.',
  confirm: (address) =>
    `يستطيع أي شخص أن يعرف في ${address} هل أصدرنا هذا الإيصال. يظهر هناك الرقم والمبلغ والتاريخ، من دون أي اسم.`,
}
