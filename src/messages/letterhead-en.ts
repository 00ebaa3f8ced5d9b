/** Who stands behind a printed paper, and what it is not (H1). */
export const letterheadWords = {
  isPrivate: (legalName: string) =>
    `${legalName} is a private recruitment agency. It is not a government.`,
  licence: (number: string, authority: string) => `Licence ${number} (${authority}).`,
  notGovernment: 'This is not a government document.',
}
