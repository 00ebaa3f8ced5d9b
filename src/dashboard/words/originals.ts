import { originalsWords } from '#texts/en/desk-originals'
import { pageWords } from './page-words.ts'

/** Passports and certificates of all candidates in the office’s hands. */
export const { use: useOriginalsWords } = pageWords('originals', originalsWords)
