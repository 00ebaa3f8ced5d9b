import type { Language } from '#platform/languages.schema'

/** Everything in an attestation that has a label. */
export type ClaimName =
  | ('agency' | 'licence' | 'regulator' | 'kind' | 'statement' | 'heldSince' | 'sha256')
  | ('comparisons' | 'candidateName' | 'recordReference')

/** What a wallet calls the attestation, in one language: a copy that a private company has (H1, H4). */
export interface CopyNames {
  issuer(agency: string): string
  heldBy(agency: string): string
  byAgency: string
  description: string
  claims: Record<ClaimName, string>
}

/** Returns the same in the requested language. The texts are those of the public pages. */
export type NamesIn = (language: Language) => CopyNames
