import type { InAnyLanguage } from '../any-language.ts'
import type { letterheadWords as english } from '../en/letterhead.ts'
import { privateCompany } from '../private-company.ts'

export const letterheadWords: InAnyLanguage<typeof english> = {
  isPrivate: privateCompany.fil,
  licence: (number, authority) => `Lisensya ${number} (${authority}).`,
  licenceByOwnAccount: (number, authority) =>
    `Lisensya ${number} (${authority}, ayon sa agency mismo).`,
  notGovernment: 'Hindi ito dokumento ng gobyerno.',
}
