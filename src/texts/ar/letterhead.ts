import type { InAnyLanguage } from '../any-language.ts'
import type { letterheadWords as english } from '../en/letterhead.ts'
import { privateCompany } from '../private-company.ts'

/** Who issues a printed sheet, and what it is not (H1), in Arabic. */
export const letterheadWords: InAnyLanguage<typeof english> = {
  isPrivate: privateCompany.ar,
  licence: (number, authority) => `ترخيص رقم ${number} (${authority}).`,
  licenceByOwnAccount: (number, authority) =>
    `ترخيص رقم ${number} (${authority}، بحسب قول الوكالة نفسها).`,
  notGovernment: 'هذه ليست وثيقة حكومية.',
}
