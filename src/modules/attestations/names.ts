import type { Language } from '#platform/languages/schema'

/** Everything in an attestation that has a label. */
export type ClaimName =
  | ('agency' | 'licence' | 'regulator' | 'kind' | 'statement' | 'heldSince' | 'sha256')
  | ('comparisons' | 'candidateName' | 'recordReference')

/** How a wallet calls what it was given, in one language: a copy that a private company holds (H1, H4). */
export interface CopyNames {
  issuer(agency: string): string
  heldBy(agency: string): string
  byAgency: string
  description: string
  claims: Record<ClaimName, string>
}

/** The same in each language that is asked for. The texts are those of the public pages. */
export type NamesIn = (language: Language) => CopyNames
