import { papersWords } from './en/papers.ts'
import { pageWords } from './page-words.ts'

/** A record and its documents in the viewer. */
export const { use: usePapersWords } = pageWords('papers', papersWords)
