/** What somebody began to write; the pictures are files, which no page may keep. */
export interface KeptWords {
  title: string
  text: string
}

const nameOf = (accountId: string) => `notice-draft:${accountId}`

/** The words that this person left in this browser; a notice is for everybody, so they are no secret. */
export function keptWords(accountId: string): KeptWords {
  const empty = { title: '', text: '' }
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(accountId)) ?? 'null')
    return kept === null ? empty : { ...empty, ...(kept as KeptWords) }
  } catch {
    return empty
  }
}

/** Keeps words until the notice is posted; empty ones are forgotten. */
export function keepWords(accountId: string, words: KeptWords): void {
  try {
    if (words.title === '' && words.text === '') localStorage.removeItem(nameOf(accountId))
    else localStorage.setItem(nameOf(accountId), JSON.stringify(words))
  } catch {
    // A browser that keeps nothing loses only what was not posted.
  }
}
