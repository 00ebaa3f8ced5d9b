import { comparisonsWords } from '#texts/en/desk-comparisons'
import { pageWords } from './page-words.ts'

/** Documents that are hidden, or due to be checked again, because of what authorities showed. */
export const { use: useComparisonsWords } = pageWords('comparisons', comparisonsWords)
