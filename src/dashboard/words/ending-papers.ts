import { endingPapersWords } from './en/ending-papers.ts'
import { pageWords } from './page-words.ts'

/** Documents by their printed expiry date. */
export const { use: useEndingPapersWords } = pageWords('ending-papers', endingPapersWords)
