import { privateCompany } from '../private-company.ts'

/** Who issues a printed sheet, and what it is not (H1). */
export const letterheadWords = {
  isPrivate: privateCompany.en,
  licence: (number: string, authority: string) => `Licence ${number} (${authority}).`,
  licenceByOwnAccount: (number: string, authority: string) =>
    `Licence ${number} (${authority}, by its own account).`,
  notGovernment: 'This is not a government document.',
}
