import type { InAnyLanguage } from '../any-language.ts'
import type { otherContractWords as english } from '../en/other-contract.ts'

export const otherContractWords: InAnyLanguage<typeof english> = {
  link: 'Binigyan nila ako ng ibang kontrata',
  reported: 'Mga ibang kontratang ni-report mo',
  on: (moment) => `Ni-report noong ${moment}`,
  term: 'Kondisyon',
  first: 'Unang kontrata',
  other: 'Ibang kontrata',
  silent: 'Hindi sinabi',
  photoAlt: (page) => `Litrato ng ibang kontrata, pahina ${page}`,
}
