import type { InAnyLanguage } from '../any-language.ts'
import type { otherContractWords as english } from '../en/other-contract.ts'

export const otherContractWords: InAnyLanguage<typeof english> = {
  link: 'मुझे दूसरा कॉन्ट्रैक्ट दिया गया',
  reported: 'आपके बताए दूसरे कॉन्ट्रैक्ट',
  on: (moment) => `${moment} को बताया`,
  term: 'शर्त',
  first: 'पहला कॉन्ट्रैक्ट',
  other: 'दूसरा कॉन्ट्रैक्ट',
  silent: 'नहीं बताया',
  photoAlt: (page) => `दूसरे कॉन्ट्रैक्ट की फ़ोटो, पन्ना ${page}`,
}
