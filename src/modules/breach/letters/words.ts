/** A letter about a breach, in one language. Times come written out. */
export interface LetterWords {
  /** Who writes, and what they are not. */
  from: (organisation: string) => string
  subject: string
  dear: (name: string) => string
  /** What may have happened; it says no more than is known. */
  happened: (since: string, until: string) => string
  data: string
  /** Above what the agency adds in its own words. */
  added: (organisation: string) => string
  advice: readonly string[]
  reach: string
}
