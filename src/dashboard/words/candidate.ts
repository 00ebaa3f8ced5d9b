import { candidateWords } from './en/candidate.ts'
import { pageWords } from './page-words.ts'

/** What a record's page says of the candidate: code, messages, consents, leaving, shares. */
export const { use: useCandidateWords } = pageWords('candidate', candidateWords)
/** The words of these parts in one language. */
export type CandidateWords = typeof candidateWords
