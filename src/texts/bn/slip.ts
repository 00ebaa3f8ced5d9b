import type { InAnyLanguage } from '../any-language.ts'
import type { slipWords as english } from '../en/slip.ts'
import { letterheadWords } from './letterhead.ts'

export const slipWords: InAnyLanguage<typeof english> = {
  ...letterheadWords,
  title: 'আপনার ফাইল যেভাবে খুলবেন',
  open: 'যেকোনো ফোন বা কম্পিউটারে এই ঠিকানা খুলুন, অথবা চারকোনা কোডটি স্ক্যান করুন:',
  number: 'আপনার পাসপোর্টের নম্বর লিখুন। নম্বরের শেষে আছে',
  code: 'এই অ্যাক্সেস কোড লিখুন:',
  keep: (organisation) =>
    `স্লিপটি নিজের কাছে রাখুন। যার কাছে আপনার নম্বর আর এই কোড আছে, সে আপনার ফাইল খুলতে পারে। ${organisation} কখনো আপনার কাছে এই কোড চায় না। হারিয়ে গেলে আমাদের কাছে নতুন কোড চান। তখন পুরোনো কোড আর কাজ করবে না।`,
  reference: (reference) => `আমাদের রেফারেন্স ${reference}`,
  printed: (day) => `ছাপার তারিখ ${day}`,
}
