import type { InAnyLanguage } from './any-language.ts'
import type { letterheadWords as english } from './letterhead-en.ts'

/** Who stands behind a printed paper, and what it is not (H1), in Bengali. */
export const letterheadWords: InAnyLanguage<typeof english> = {
  isPrivate: (legalName) => `${legalName} একটি বেসরকারি রিক্রুটিং এজেন্সি। এটি কোনো সরকার নয়।`,
  licence: (number, authority) => `লাইসেন্স নম্বর ${number} (${authority})।`,
  notGovernment: 'এটি কোনো সরকারি কাগজ নয়।',
}
