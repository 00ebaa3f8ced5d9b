import type { originalsWords as english } from '../en/desk-originals.ts'
import type { InAnyLanguage } from '../words.ts'
import { count as digits } from './numbers.ts'

/** Passports and certificates of all candidates in the office’s hands, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  title: 'হাতে থাকা আসল কাগজ',
  lead: 'অফিসে রাখা পাসপোর্ট ও সনদ। যা সবার আগে ফেরত দিতে হবে, তা উপরে আছে; প্রার্থী যা ফেরত চেয়েছেন, তা তিন দিনের মধ্যে দিতে হবে।',
  none: 'হাতে কোনো আসল কাগজ নেই। আসল কাগজের কথা রেকর্ডের পাতায় লেখা হয়।',
  leftOut: 'যেগুলোর দেরি হয়নি, সেগুলো বাদ দেওয়া আছে।',
  showAll: 'সব দেখুন',
  noneOverdue: 'কোনোটির দেরি হয়নি।',
  someOverdue: (count) => `${digits(count)}টির দেরি হয়েছে।`,
  columns: {
    candidate: 'প্রার্থী',
    document: 'কাগজ',
    purpose: 'কী কাজে',
    backBy: 'যেদিনের মধ্যে ফেরত',
    answer: 'প্রার্থীর কথা',
  },
  overdue: 'দেরি হয়েছে',
  askedBack: (day) => `ফেরত চেয়েছেন ${day}`,
  agreed: 'নিশ্চিত করেছেন',
  notConfirmed: 'এখনো নিশ্চিত করেননি',
}
