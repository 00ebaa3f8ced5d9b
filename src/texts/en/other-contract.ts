/** "They gave me another contract": the form, and what was reported. */
export const otherContractWords = {
  link: 'They gave me another contract',
  reported: 'Other contracts that you reported',
  on: (moment: string) => `Reported on ${moment}`,
  term: 'Term',
  first: 'First contract',
  other: 'Other contract',
  silent: 'Not said',
  photoAlt: (page: number) => `Photo of the other contract, page ${page}`,
}
