import { claimsIn } from '../../src/site/honesty-words.ts'

/**
 * Fails where a mail, credential or document from the product claims, in its language, what only an
 * authority can know (H4).
 */
export function refuseClaims(where: string, text: string): void {
  const claims = claimsIn(text)
  if (claims.length > 0) throw new Error(`${where} claims: ${claims.join(' / ')}`)
}

/** Does the same for what arrives during a test, reported at its end: the sender must not see the failure. */
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
