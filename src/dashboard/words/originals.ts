import { originalsWords } from './en/originals.ts'
import { pageWords } from './page-words.ts'

/** Passports and certificates that the office has in hand, of all candidates. */
export const { use: useOriginalsWords } = pageWords('originals', originalsWords)
