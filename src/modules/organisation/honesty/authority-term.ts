import type { TermMatch } from './term-pattern.ts'

/** What a term claims; each has its sentence in claimed-authority.ts. */
export type ClaimedThing =
  | 'ministry'
  | 'mission'
  | 'government'
  | 'border'
  | 'immigration'
  | 'official'
  | 'abbreviation'

export interface AuthorityTerms {
  language: string
  claims: ClaimedThing
  match: TermMatch
  /** Words; "a|b" alternatives, "{list}" of authority-groups.ts, "?" optional. */
  terms: readonly string[]
}
