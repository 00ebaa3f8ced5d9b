import { comparisonsWords } from './en/comparisons.ts'
import { pageWords } from './page-words.ts'

/** Papers that are hidden, or to be asked about again, because of what authorities showed. */
export const { use: useComparisonsWords } = pageWords('comparisons', comparisonsWords)
