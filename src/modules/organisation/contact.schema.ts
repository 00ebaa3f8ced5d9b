import { addressLine, type Facts } from '#modules/speech/facts.schema'
import type { Language } from '#platform/languages.schema'

/** How to reach an organisation; each may be missing. */
export interface Contact extends Pick<Facts, 'address' | 'telephones'> {
  email: string
}

/** Returns how to reach it, a line each: address, telephones, mail. */
export function contactLines({ address, telephones, email }: Contact, language: Language) {
  return [addressLine({ address }, language) ?? '', ...telephones, email].filter(Boolean)
}
