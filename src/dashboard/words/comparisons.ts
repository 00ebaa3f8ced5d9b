import { comparisonsWords } from './en/comparisons.ts'
import { pageWords } from './page-words.ts'

/** Documents that are hidden, or due to be checked again, because of what authorities showed. */
export const { use: useComparisonsWords } = pageWords('comparisons', comparisonsWords)
