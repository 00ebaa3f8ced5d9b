import { handoutWords } from './en/handout.ts'
import { pageWords } from './page-words.ts'

/** What is handed to somebody: a secret that is shown once, a paper to print, what is given back. */
export const { use: useHandoutWords } = pageWords('handout', handoutWords)
