import type { InAnyLanguage } from '../any-language.ts'
import type { otherContractWords as english } from '../en/other-contract.ts'
import { count } from './numbers.ts'

export const otherContractWords: InAnyLanguage<typeof english> = {
  link: 'আমাকে অন্য চুক্তি দেওয়া হয়েছে',
  reported: 'আপনি যেসব অন্য চুক্তির কথা জানিয়েছেন',
  on: (moment) => `জানানো হয়েছে ${moment}`,
  term: 'শর্ত',
  first: 'প্রথম চুক্তি',
  other: 'অন্য চুক্তি',
  silent: 'বলা নেই',
  photoAlt: (page) => `অন্য চুক্তির ছবি, ${count(page)} নম্বর পাতা`,
}
