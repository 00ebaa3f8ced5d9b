import { papersWords } from './en/papers.ts'
import { pageWords } from './page-words.ts'

/** A record and its papers as they are looked at. */
export const { use: usePapersWords } = pageWords('papers', papersWords)
