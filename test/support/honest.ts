import { claimsIn } from '../../src/site/honesty-words.ts'

/**
 * What came to a test from the product, in the languages of mails, credentials and papers: fails where
 * it claims what only an authority can know (H4).
 */
export function refuseClaims(where: string, text: string): void {
  const claims = claimsIn(text)
  if (claims.length > 0) throw new Error(`${where} claims: ${claims.join(' / ')}`)
}

/** The same for what arrives while a test runs, told at its end: who sends it must not see it fail. */
export function watchForClaims(where: string) {
  const found: string[] = []
  return {
    see: (text: string) => {
      found.push(...claimsIn(text))
    },
    end: () => {
      if (found.length > 0) throw new Error(`${where} claimed: ${found.join(' / ')}`)
    },
  }
}
