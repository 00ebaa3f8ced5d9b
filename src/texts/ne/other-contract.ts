import type { InAnyLanguage } from '../any-language.ts'
import type { otherContractWords as english } from '../en/other-contract.ts'
import { count } from './numbers.ts'

export const otherContractWords: InAnyLanguage<typeof english> = {
  link: 'मलाई अर्कै सम्झौता दिइयो',
  reported: 'तपाईंले खबर गरेका अरू सम्झौता',
  on: (moment) => `${moment} मा खबर गरिएको`,
  term: 'शर्त',
  first: 'पहिलो सम्झौता',
  other: 'अर्को सम्झौता',
  silent: 'भनिएको छैन',
  photoAlt: (page) => `अर्को सम्झौताको फोटो, पाना ${count(page)}`,
}
