import type { moneyPageWords as english } from '../en/desk-money.ts'
import type { InAnyLanguage } from '../words.ts'
import { count as digits } from './numbers.ts'

/** Money of all candidates that needs attention, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  title: 'প্রার্থীদের টাকা',
  lead: 'আমাদের তালিকা অনুযায়ী নিজের দেশের আইনে যতটুকু নেওয়া যায়, কে তার চেয়ে বেশি দিয়েছেন; রসিদ ছাড়া যা দিয়েছেন বলে জানিয়েছেন তা-সহ। এটি আইনি পরামর্শ নয়।',
  above: {
    title: 'আইনে যতটুকু নেওয়া যায় তার চেয়ে বেশি',
    none: 'আমাদের তালিকার আইন অনুযায়ী কেউ বেশি টাকা দেননি।',
  },
  columns: {
    candidate: 'প্রার্থী',
    record: 'রেকর্ড',
    paid: 'দিয়েছেন',
    afterRefunds: 'ফেরতের পর বাকি',
    allowed: 'যতটুকু নেওয়া যায়',
  },
  nothing: 'কিছুই না',
  more: (total, shown) => `মোট ${digits(total)}টি; ${digits(shown)}টি দেখানো হচ্ছে।`,
}
