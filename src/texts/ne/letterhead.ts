import type { InAnyLanguage } from '../any-language.ts'
import type { letterheadWords as english } from '../en/letterhead.ts'
import { privateCompany } from '../private-company.ts'

/** Who issues a printed sheet, and what it is not (H1). */
export const letterheadWords: InAnyLanguage<typeof english> = {
  isPrivate: privateCompany.ne,
  licence: (number, authority) => `लाइसेन्स ${number} (${authority})।`,
  licenceByOwnAccount: (number, authority) =>
    `लाइसेन्स ${number} (${authority}, एजेन्सीको आफ्नै भनाइमा)।`,
  notGovernment: 'यो सरकारी कागज होइन।',
}
