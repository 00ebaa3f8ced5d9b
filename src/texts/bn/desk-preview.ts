import type { previewWords as english } from '../en/desk-preview.ts'
import type { InAnyLanguage } from '../words.ts'

/** A public page as it will look, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  show: 'আগে দেখে নিন',
  close: 'দেখা বন্ধ করুন',
  of: (name) => `${name}, যেমন দেখাবে`,
  width: 'প্রস্থ',
  widths: { desktop: 'কম্পিউটার', phone: 'ফোন' },
  theme: 'চেহারা',
  themes: { dark: 'গাঢ়', light: 'হালকা' },
  language: 'ভাষা',
  outdated: 'এখানে যা দেখছেন তা সর্বশেষ নয়:',
}
