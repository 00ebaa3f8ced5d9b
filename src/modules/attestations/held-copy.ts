import { rdfType, type Statement, xsdDateTime } from '#platform/credentials'
import type { HeldCopy } from './schema.ts'
import {
  agencyTerms,
  comparisonTerms,
  nodeTerms,
  statementsOfAgency,
  statementsOfComparison,
  vc,
} from './vocabulary.ts'

// What an attestation says, as JSON-LD and as the statements that are signed. Each node has a name, so the statements
// need no general JSON-LD processor, and nothing is loaded to make or check them (docs/decisions/0024). A test compares
// them with the output of such a processor for the same document.

const status = 'https://www.w3.org/ns/credentials/status#'

/** Returns the address of the context that defines our own terms. */
export function contextUrl(publicUrl: string): string {
  return `${publicUrl}/contexts/held-copy/v1`
}

export function statusListUrl(publicUrl: string, list: number): string {
  return `${publicUrl}/status/${list}`
}

/** Returns the JSON-LD context of our own terms. */
export function describeContext(publicUrl: string) {
  const term = (word: string) => `${contextUrl(publicUrl)}#${word}`
  return {
    '@context': {
      '@protected': true,
      HeldCopyCredential: term('HeldCopyCredential'),
      HeldCopy: {
        '@id': term('HeldCopy'),
        '@context': {
          ...nodeTerms,
          sha256: term('sha256'),
          kind: term('kind'),
          heldSince: { '@id': term('heldSince'), '@type': xsdDateTime },
          statement: term('statement'),
          comparisons: term('comparisons'),
          candidateName: term('candidateName'),
          recordReference: term('recordReference'),
        },
      },
      ...comparisonTerms(term),
      ...agencyTerms(term),
    },
  }
}

/** Returns the signed statements of an attestation. */
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
    ...statementsOfAgency(issuer, own),
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
