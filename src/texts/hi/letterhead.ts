import type { InAnyLanguage } from '../any-language.ts'
import type { letterheadWords as english } from '../en/letterhead.ts'
import { privateCompany } from '../private-company.ts'

export const letterheadWords: InAnyLanguage<typeof english> = {
  isPrivate: privateCompany.hi,
  licence: (number, authority) => `लाइसेंस ${number} (${authority})।`,
  licenceByOwnAccount: (number, authority) =>
    `लाइसेंस ${number} (${authority}, एजेंसी के अपने कहे अनुसार)।`,
  notGovernment: 'यह सरकारी काग़ज़ नहीं है।',
}
