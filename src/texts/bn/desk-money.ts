import type { InAnyLanguage } from '../any-language.ts'
import type { moneyPageWords as english } from '../en/desk-money.ts'
import { count as digits } from './numbers.ts'

/** Money of all candidates that needs attention, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  title: 'প্রার্থীদের টাকা',
  lead: 'প্রার্থীরা কত টাকা দিয়েছেন বলে জানিয়েছেন, আর আমাদের তালিকা অনুযায়ী নিজের দেশের আইনে যতটুকু নেওয়া যায়, কে তার চেয়ে বেশি দিয়েছেন। এটি আইনি পরামর্শ নয়।',
  waiting: { title: 'উত্তরের অপেক্ষায়', none: 'উত্তরের অপেক্ষায় কিছু নেই।' },
  above: {
    title: 'আইনে যতটুকু নেওয়া যায় তার চেয়ে বেশি',
    none: 'আমাদের তালিকার আইন অনুযায়ী কেউ বেশি টাকা দেননি।',
  },
  columns: {
    candidate: 'প্রার্থী',
    record: 'রেকর্ড',
    entered: 'কবে লেখা হয়েছে',
    paid: 'দিয়েছেন',
    afterRefunds: 'ফেরতের পর বাকি',
    allowed: 'যতটুকু নেওয়া যায়',
  },
  nothing: 'কিছুই না',
  more: (total, shown) => `মোট ${digits(total)}টি; ${digits(shown)}টি দেখানো হচ্ছে।`,
}
