import { is, type Token } from './tokens.ts'

/** Names of authorities are long; sentences are longer. */
const longestName = 16

/**
 * Returns the words that no name of a licensing authority has, or null. Such a name consists of nouns: it has no
 * speaker, no verb and no page, promises no visa, and does not begin with a tie between us and somebody.
 */
export function oddInRegulator(tokens: readonly Token[]): string | null {
  const odd = tokens.find(
    (token, at) =>
      at >= longestName ||
      is(token, 'official', 'credential', 'we', 'this', 'here', 'mistaken', 'notice') ||
      isOfPage.test(token.word) ||
      isVerb(token) ||
      (at === 0 && is(token, 'tie') && !isOffice.test(token.word)),
  )
  return odd?.text ?? null
}

const isOfPage =
  /^(?:portal|online|desk|website|web|site|verification|check|status|page|lt|gt|amp|quot|https?|www)$/

const isOffice = /^(?:office|department|division|section|unit|authority|service|agency|board)/

const isVerb = (token: Token) =>
  is(token, 'not') ||
  (is(token, 'copula') && !is(token, 'authority')) ||
  /^(?:by|run|runs|operated|managed|regulated|licensed|authorised|authorized|approved|दवारा|द्वारा|দ্বারা|কর্তৃক)$/u.test(
    token.word,
  )

/** Offices that license recruiters, by their initials. */
const licensing = /^(?:bmet|dmw|poea|dofe|beoe|slbfe|mohre|mom|bp2mi|moia)$/
const ofLicence = /^(?:licen[cs]e|lic|rl|lb|sip|registration|reg)$/
const ofNumber = /^(?:no|nos|nr|number)$/

/** "DMW License No. 123", "POEA-123-LB-071524-R": the number of a licence, preceded by its issuer. */
export function isLicenceOf(tokens: readonly Token[]): boolean {
  const [office, ...number] = tokens
  return (
    licensing.test(office?.word ?? '') &&
    number.some(({ word }) => ofLicence.test(word)) &&
    number.some(({ text }) => /\d/.test(text)) &&
    number.every(
      (token) =>
        ofLicence.test(token.word) ||
        ofNumber.test(token.word) ||
        /\d/.test(token.text) ||
        (/^[A-Z]{1,4}$/.test(token.text) && token.classes.size === 0),
    )
  )
}
