import { otherContractsWords } from '#texts/en/desk-other-contracts'
import { pageWords } from './page-words.ts'

/** Reports of other contracts without an answer. */
export const { use: useOtherContractsWords } = pageWords('other-contracts', otherContractsWords)
