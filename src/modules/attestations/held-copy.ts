import { rdfType, type Statement, xsdDate, xsdDateTime } from '#platform/credentials'
import type { HeldCopy, HeldCopyComparison } from './schema.ts'

// What an attestation says, as JSON-LD and as the statements that are signed. Each node has a name, so
// the statements need no general reader of JSON-LD, and nothing is loaded to make or to check them
// (docs/decisions/0043). A test compares them with what such a reader makes of the same document.

const vc = 'https://www.w3.org/2018/credentials#'
const status = 'https://www.w3.org/ns/credentials/status#'
const schemaOrg = 'https://schema.org/'

export const credentialsContext = 'https://www.w3.org/ns/credentials/v2'

/** Where the context lies that says what our own words mean. */
export function contextUrl(publicUrl: string): string {
  return `${publicUrl}/contexts/held-copy/v1`
}

export function statusListUrl(publicUrl: string, list: number): string {
  return `${publicUrl}/status/${list}`
}

/** The JSON-LD context of our own words. */
export function describeContext(publicUrl: string) {
  const term = (word: string) => `${contextUrl(publicUrl)}#${word}`
  const node = { '@protected': true, id: '@id', type: '@type' }
  return {
    '@context': {
      '@protected': true,
      HeldCopyCredential: term('HeldCopyCredential'),
      HeldCopy: {
        '@id': term('HeldCopy'),
        '@context': {
          ...node,
          sha256: term('sha256'),
          kind: term('kind'),
          heldSince: { '@id': term('heldSince'), '@type': xsdDateTime },
          statement: term('statement'),
          comparisons: term('comparisons'),
          candidateName: term('candidateName'),
          recordReference: term('recordReference'),
        },
      },
      HeldCopyComparison: {
        '@id': term('HeldCopyComparison'),
        '@context': {
          ...node,
          authority: term('authority'),
          outcome: term('outcome'),
          firstAskedOn: { '@id': term('firstAskedOn'), '@type': xsdDate },
          lastAskedOn: { '@id': term('lastAskedOn'), '@type': xsdDate },
          oldAfter: { '@id': term('oldAfter'), '@type': xsdDate },
          statement: term('statement'),
        },
      },
      PrivateAgency: {
        '@id': term('PrivateAgency'),
        '@context': { ...node, licence: term('licence'), regulator: term('regulator') },
      },
    },
  }
}

/** What is signed of an attestation. */
export function statementsOf(credential: HeldCopy): Statement[] {
  const { id, issuer, credentialStatus: entry, credentialSubject: copy } = credential
  const own = (word: string) => `${credential['@context'][1]}#${word}`
  const said: Statement[] = [
    [id, rdfType, { name: `${vc}VerifiableCredential` }],
    [id, rdfType, { name: own('HeldCopyCredential') }],
    [id, `${vc}issuer`, { name: issuer.id }],
    [id, `${vc}validFrom`, { text: credential.validFrom, type: xsdDateTime }],
    [id, `${vc}validUntil`, { text: credential.validUntil, type: xsdDateTime }],
    [id, `${vc}credentialStatus`, { name: entry.id }],
    [id, `${vc}credentialSubject`, { name: copy.id }],
    [issuer.id, rdfType, { name: own('PrivateAgency') }],
    [issuer.id, `${schemaOrg}name`, { text: issuer.name }],
    [issuer.id, own('licence'), { text: issuer.licence }],
    [issuer.id, own('regulator'), { text: issuer.regulator }],
    [entry.id, rdfType, { name: `${status}BitstringStatusListEntry` }],
    [entry.id, `${status}statusPurpose`, { text: entry.statusPurpose }],
    [entry.id, `${status}statusListIndex`, { text: entry.statusListIndex }],
    [entry.id, `${status}statusListCredential`, { name: entry.statusListCredential }],
    [copy.id, rdfType, { name: own('HeldCopy') }],
    [copy.id, own('sha256'), { text: copy.sha256 }],
    [copy.id, own('kind'), { text: copy.kind }],
    [copy.id, own('heldSince'), { text: copy.heldSince, type: xsdDateTime }],
    [copy.id, own('statement'), { text: copy.statement }],
  ]
  for (const word of ['candidateName', 'recordReference'] as const) {
    const text = copy[word]
    if (text !== undefined) said.push([copy.id, own(word), { text }])
  }
  for (const comparison of copy.comparisons ?? []) {
    said.push([copy.id, own('comparisons'), { name: comparison.id }])
    said.push(...statementsOfComparison(comparison, own))
  }
  return said
}

function statementsOfComparison(
  { id, authority, outcome, statement, ...days }: HeldCopyComparison,
  own: (word: string) => string,
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
