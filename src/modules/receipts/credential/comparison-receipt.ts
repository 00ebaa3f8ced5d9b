import {
  agencyTerms,
  comparisonId,
  comparisonTerms,
  nodeTerms,
  statementsOfAgency,
  statementsOfComparison,
  vc,
} from '#modules/attestations'
import { rdfType, type Statement, xsdDateTime } from '#platform/credentials'
import type { ComparisonReceipt } from '../credential.schema.ts'

// What the credential of a receipt says, as JSON-LD and as the statements that are signed: made like those of an
// attestation (docs/decisions/0024, 0025); a test compares them with the output of a general processor.

export function receiptContextUrl(publicUrl: string): string {
  return `${publicUrl}/contexts/comparison-receipt/v1`
}

/** Returns the address of a receipt, which is also the name of its credential. */
export function receiptUrl(publicUrl: string, number: string): string {
  return `${publicUrl}/verify/${number}`
}

const texts = [
  'number',
  'compared',
  'outcome',
  'sha256',
  'reference',
  'sharedFor',
  'digest',
] as const
const times = ['at', 'heldSince', 'supersededSince', 'withdrawnSince'] as const

/** Returns the JSON-LD context of our terms. */
export function describeReceiptContext(publicUrl: string) {
  const term = (word: string) => `${receiptContextUrl(publicUrl)}#${word}`
  const time = (word: string) => [word, { '@id': term(word), '@type': xsdDateTime }] as const
  return {
    '@context': {
      '@protected': true,
      ComparisonReceiptCredential: term('ComparisonReceiptCredential'),
      ComparisonReceipt: {
        '@id': term('ComparisonReceipt'),
        '@context': {
          ...nodeTerms,
          ...Object.fromEntries(texts.map((word) => [word, term(word)])),
          ...Object.fromEntries(times.map(time)),
          papers: term('papers'),
          statement: term('statement'),
        },
      },
      HeldPaper: {
        '@id': term('HeldPaper'),
        '@context': {
          ...nodeTerms,
          kind: term('kind'),
          ...Object.fromEntries([time('heldSince')]),
          comparisons: term('comparisons'),
        },
      },
      ...comparisonTerms(term),
      ...agencyTerms(term),
    },
  }
}

/** Returns the signed statements of a receipt. */
export function statementsOfReceipt(credential: ComparisonReceipt): Statement[] {
  const { id, issuer, credentialSubject: receipt } = credential
  const own = (word: string) => `${credential['@context'][1]}#${word}`
  const said: Statement[] = [
    [id, rdfType, { name: `${vc}VerifiableCredential` }],
    [id, rdfType, { name: own('ComparisonReceiptCredential') }],
    [id, `${vc}issuer`, { name: issuer.id }],
    [id, `${vc}validFrom`, { text: credential.validFrom, type: xsdDateTime }],
    [id, `${vc}credentialSubject`, { name: receipt.id }],
    ...statementsOfAgency(issuer, own),
    [receipt.id, rdfType, { name: own('ComparisonReceipt') }],
    [receipt.id, own('statement'), { text: receipt.statement }],
  ]
  for (const word of texts) {
    const text = receipt[word]
    if (text !== undefined) said.push([receipt.id, own(word), { text }])
  }
  for (const word of times) {
    const text = receipt[word]
    if (text !== undefined) said.push([receipt.id, own(word), { text, type: xsdDateTime }])
  }
  for (const document of receipt.papers ?? []) {
    said.push([receipt.id, own('papers'), { name: document.id }])
    said.push([document.id, rdfType, { name: own('HeldPaper') }])
    said.push([document.id, own('kind'), { text: document.kind }])
    said.push([document.id, own('heldSince'), { text: document.heldSince, type: xsdDateTime }])
    for (const comparison of document.comparisons ?? []) {
      said.push([document.id, own('comparisons'), { name: comparison.id }])
      said.push(...statementsOfComparison(comparison, own))
    }
  }
  return said
}

export function documentId(id: string, index: number): string {
  return `${id}?paper=${index + 1}`
}

/** Tells whether the signed names are the ones that we would have written. */
export function isOfOurForm(credential: ComparisonReceipt, publicUrl: string): boolean {
  const { id, credentialSubject: receipt } = credential
  const documents = receipt.papers ?? []
  return (
    credential['@context'][1] === receiptContextUrl(publicUrl) &&
    id === receiptUrl(publicUrl, receipt.number) &&
    receipt.id === checkId(id) &&
    documents.every(
      (document, index) =>
        document.id === documentId(id, index) &&
        (document.comparisons ?? []).every((one, at) => one.id === comparisonId(document.id, at)),
    )
  )
}

/** Returns the name of the check itself, the subject of the credential. */
export function checkId(id: string): string {
  return `${id}#check`
}
