import { heldWords } from '#texts/en/desk-held'
import { pageWords } from './page-words.ts'

/** Originals in hand, documents that were only seen, attestations, what authorities showed. */
export const { use: useHeldWords } = pageWords('held', heldWords)
/** The words of these parts in one language. */
export type HeldWords = typeof heldWords
