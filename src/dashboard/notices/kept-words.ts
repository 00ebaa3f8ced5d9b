import { type DraftWords, hasOwnWords } from './draft-words.ts'

/** What somebody began to write; the pictures are files, which no page may keep. */
export type KeptWords = Pick<DraftWords, 'title' | 'text' | 'translations' | 'sentences'> &
  Partial<Pick<DraftWords, 'language'>>

export const nothingKept: KeptWords = { title: '', text: '', translations: {}, sentences: [] }

const nameOf = (accountId: string) => `notice-draft:${accountId}`

/** Returns the words that this person left in this browser; a notice is for everybody, so they are no secret. */
export function keptWords(accountId: string): KeptWords {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(accountId)) ?? 'null')
    return kept === null ? nothingKept : { ...nothingKept, ...(kept as KeptWords) }
  } catch {
    return nothingKept
  }
}

/** Keeps words until the notice is posted; forgets empty ones. */
export function keepWords(accountId: string, words: KeptWords): void {
  try {
    if (isUnwritten(words)) localStorage.removeItem(nameOf(accountId))
    else localStorage.setItem(nameOf(accountId), JSON.stringify(words))
  } catch {
    // A browser that stores nothing loses only what was not posted.
  }
}

/** Tells whether no sentence is chosen, and nothing written in any language. */
export function isUnwritten(words: KeptWords): boolean {
  return words.sentences.length === 0 && !hasOwnWords(words)
}
