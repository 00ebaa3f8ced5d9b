import { endingPapersWords } from './en/ending-papers.ts'
import { pageWords } from './page-words.ts'

/** Papers by the last day that is printed on them. */
export const { use: useEndingPapersWords } = pageWords('ending-papers', endingPapersWords)
