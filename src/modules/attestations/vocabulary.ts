import { rdfType, type Statement, xsdDate } from '#platform/credentials'
import type { HeldCopy, HeldCopyComparison } from './schema.ts'

// The terms that attestations and receipts share, as a JSON-LD context and as statements. Each context gives them its
// own address, so neither changes when the other does.

export const credentialsContext = 'https://www.w3.org/ns/credentials/v2'

/** The vocabulary of W3C credentials. */
export const vc = 'https://www.w3.org/2018/credentials#'
const schemaOrg = 'https://schema.org/'

/** Returns the name of a term in one of our contexts. */
type Name = (word: string) => string

/** What each node has besides its own terms. */
export const nodeTerms = { '@protected': true, id: '@id', type: '@type' }

export function agencyTerms(term: Name) {
  return {
    PrivateAgency: {
      '@id': term('PrivateAgency'),
      '@context': { ...nodeTerms, licence: term('licence'), regulator: term('regulator') },
    },
  }
}

export function comparisonTerms(term: Name) {
  return {
    HeldCopyComparison: {
      '@id': term('HeldCopyComparison'),
      '@context': {
        ...nodeTerms,
        authority: term('authority'),
        outcome: term('outcome'),
        firstAskedOn: { '@id': term('firstAskedOn'), '@type': xsdDate },
        lastAskedOn: { '@id': term('lastAskedOn'), '@type': xsdDate },
        oldAfter: { '@id': term('oldAfter'), '@type': xsdDate },
        statement: term('statement'),
      },
    },
  }
}

interface NamedAgency {
  issuer: string
  name: string
  licence: string
  regulator: string
  /** Whether the reviewed table lacks the regulator, or this form of number. */
  byOwnAccount: boolean
}

/** Returns the signer as a credential names it: a regulator that nobody reviewed is named with who says so (§1a). */
export function describeAgency({
  issuer: id,
  byOwnAccount,
  ...said
}: NamedAgency): HeldCopy['issuer'] {
  const regulator = byOwnAccount ? `${said.regulator}, by its own account` : said.regulator
  return { id, type: 'PrivateAgency', name: said.name, licence: said.licence, regulator }
}

export function statementsOfAgency(issuer: HeldCopy['issuer'], own: Name): Statement[] {
  return [
    [issuer.id, rdfType, { name: own('PrivateAgency') }],
    [issuer.id, `${schemaOrg}name`, { text: issuer.name }],
    [issuer.id, own('licence'), { text: issuer.licence }],
    [issuer.id, own('regulator'), { text: issuer.regulator }],
  ]
}

export function statementsOfComparison(
  { id, authority, outcome, statement, ...days }: HeldCopyComparison,
  own: Name,
): Statement[] {
  const said: Statement[] = [
    [id, rdfType, { name: own('HeldCopyComparison') }],
    [id, own('authority'), { text: authority }],
    [id, own('outcome'), { text: outcome }],
    [id, own('statement'), { text: statement }],
  ]
  for (const word of ['firstAskedOn', 'lastAskedOn', 'oldAfter'] as const) {
    const text = days[word]
    if (text !== undefined) said.push([id, own(word), { text, type: xsdDate }])
  }
  return said
}
