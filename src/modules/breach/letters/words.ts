/** The texts of a letter about a breach, in one language. Times are written out. */
export interface LetterWords {
  /** Who writes, and what they are not. */
  from: (organisation: string) => string
  subject: string
  dear: (name: string) => string
  /** What may have happened; no more than is known. */
  happened: (since: string, until: string) => string
  data: string
  /** Comes before what the agency adds in its own words. */
  added: (organisation: string) => string
  advice: readonly string[]
  reach: string
}
