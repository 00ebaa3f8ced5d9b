import { candidateWords } from '#texts/en/desk-candidate'
import { pageWords } from './page-words.ts'

/** The candidate on a record's page: code, messages, consents, leaving, shares. */
export const { use: useCandidateWords } = pageWords('candidate', candidateWords)
/** The words of these parts in one language. */
export type CandidateWords = typeof candidateWords
