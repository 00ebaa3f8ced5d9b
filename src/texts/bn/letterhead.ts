import type { InAnyLanguage } from '../any-language.ts'
import type { letterheadWords as english } from '../en/letterhead.ts'
import { privateCompany } from '../private-company.ts'

/** Who issues a printed sheet, and what it is not (H1), in Bengali. */
export const letterheadWords: InAnyLanguage<typeof english> = {
  isPrivate: privateCompany.bn,
  licence: (number, authority) => `লাইসেন্স নম্বর ${number} (${authority})।`,
  licenceByOwnAccount: (number, authority) =>
    `লাইসেন্স নম্বর ${number} (${authority}, এজেন্সির নিজের কথায়)।`,
  notGovernment: 'এটি কোনো সরকারি কাগজ নয়।',
}
