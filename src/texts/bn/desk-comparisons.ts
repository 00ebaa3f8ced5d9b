import type { comparisonsWords as english } from '../en/desk-comparisons.ts'
import type { InAnyLanguage } from '../words.ts'
import { count as digits } from './numbers.ts'

const part = (total: number, shown: number) =>
  `মোট ${digits(total)}টি; সবচেয়ে পুরোনো ${digits(shown)}টি দেখানো হচ্ছে।`

/** Documents that are hidden, or due to be checked again, because of what authorities showed, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  columns: {
    candidate: 'প্রার্থী',
    record: 'রেকর্ড',
    document: 'কাগজ',
    authority: 'কর্তৃপক্ষ',
    asked: 'কবে জিজ্ঞাসা করা হয়েছে',
    hidden: 'কবে থেকে লুকানো',
    decision: 'সিদ্ধান্ত',
  },
  hidden: {
    title: 'লুকানো কাগজ',
    lead: 'কর্তৃপক্ষ আমাদের কপির চেয়ে অন্য কিছু দেখিয়েছে, তাই বাইরের কেউ এই কাগজগুলো দেখেন না।',
    none: 'কোনো কাগজ লুকানো নেই।',
    part: (total, shown) => `মোট ${digits(total)}টি; ${digits(shown)}টি দেখানো হচ্ছে।`,
    undecided: 'সিদ্ধান্ত বাকি',
    stays: 'লুকানোই থাকছে',
  },
  old: {
    title: 'যে কাগজ নিয়ে আবার জিজ্ঞাসা করতে হবে',
    lead: 'কর্তৃপক্ষকে এত আগে জিজ্ঞাসা করা হয়েছে যে সাইটে উত্তরটি পুরোনো বলা হয়। দুজন আবার জিজ্ঞাসা করে রেকর্ডের পাতায় তা লিখবেন।',
    none: 'কোনো উত্তর পুরোনো হয়নি।',
    part,
    gone: 'আমাদের তালিকায় আর নেই',
  },
}
