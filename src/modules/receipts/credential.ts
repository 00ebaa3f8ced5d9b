import {
  agencyTerms,
  comparisonId,
  comparisonTerms,
  credentialsContext,
  describeAgency,
  describeComparisons,
  getIssuer,
  nodeTerms,
  proveAsIssuer,
  statementsOfAgency,
  statementsOfComparison,
  vc,
} from '#modules/attestations'
import { kindLabel } from '#modules/documents/schema'
import type { ActionContext } from '#platform/context'
import { rdfType, type Statement, xsdDateTime } from '#platform/credentials'
import type { ComparisonReceipt, ReceiptCredential, ReceiptStatement } from './credential.schema.ts'
import { comparedAs, outcomeAs } from './credential.schema.ts'
import { statementOf } from './credential-words.ts'
import { readWithDigest } from './reading.ts'
import type { Receipt, ReceiptContent } from './schema.ts'
import { reportAltered } from './signed-receipts.ts'

// What the credential of a receipt says, as JSON-LD and as the statements that are signed: made like those of an
// attestation (docs/decisions/0024, 0025); a test compares them with the output of a general processor.

function receiptContextUrl(publicUrl: string): string {
  return `${publicUrl}/contexts/comparison-receipt/v1`
}

/** Returns the address of a receipt, which is also the name of its credential. */
function receiptUrl(publicUrl: string, number: string): string {
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

function documentId(id: string, index: number): string {
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
function checkId(id: string): string {
  return `${id}#check`
}

/**
 * Signs a receipt as a credential, now. All of it comes from the row that the product wrote when it compared; the
 * caller gives only a number. Refuses with `receipt.not_found`, `receipt.unconfirmed`, `attestation.no_address` and
 * `attestation.key_unavailable`.
 */
export async function signReceipt(
  ctx: ActionContext,
  typed: string,
  publicUrl: string,
): Promise<ReceiptCredential> {
  const issuer = getIssuer(publicUrl)
  const { receipt, digest } = await reportAltered(ctx, typed, (read) => readWithDigest(read, typed))
  const credential = describe(receipt, { digest, issuer, publicUrl })
  const proof = await proveAsIssuer(ctx, issuer, statementsOfReceipt(credential))
  return { ...credential, proof }
}

/** Returns the part of a receipt on which a program may act. */
export function receiptStatement(receipt: ReceiptContent, digest: string): ReceiptStatement {
  const { number, at, compared, verdict, sha256, reference, purpose, heldSince } = receipt
  return {
    ...{ number, at, compared: comparedAs[compared], outcome: outcomeAs[verdict] },
    ...(sha256 !== null && { sha256 }),
    ...(reference !== null && { reference }),
    ...(purpose !== null && { sharedFor: purpose }),
    ...(heldSince !== null && { heldSince }),
    digest,
  }
}

interface Signed {
  digest: string
  issuer: string
  publicUrl: string
}

function describe(receipt: Receipt, { digest, issuer, publicUrl }: Signed): ComparisonReceipt {
  const { number, at, organisation, papers: documents, supersededSince, withdrawnSince } = receipt
  const { legalName: agency, licenceNumber: licence, licensingAuthority: regulator } = organisation
  const { byOwnAccount = false } = organisation
  const id = receiptUrl(publicUrl, number)
  return {
    '@context': [credentialsContext, receiptContextUrl(publicUrl)],
    id,
    type: ['VerifiableCredential', 'ComparisonReceiptCredential'],
    issuer: describeAgency({ issuer, name: agency, licence, regulator, byOwnAccount }),
    validFrom: at,
    credentialSubject: {
      ...{ id: checkId(id), type: 'ComparisonReceipt' },
      ...receiptStatement(receipt, digest),
      ...(documents.length > 0 && {
        papers: documents.map((document, index) =>
          describeDocument(document, documentId(id, index), agency),
        ),
      }),
      ...(supersededSince !== null && { supersededSince }),
      ...(withdrawnSince !== null && { withdrawnSince }),
      statement: statementOf(receipt, id),
    },
  }
}

type ReceiptDocument = ReceiptContent['papers'][number]
type HeldDocument = NonNullable<ComparisonReceipt['credentialSubject']['papers']>[number]

function describeDocument(
  { kind, heldSince, compared = [] }: ReceiptDocument,
  id: string,
  agency: string,
): HeldDocument {
  return {
    ...{ id, type: 'HeldPaper', heldSince },
    kind: `Copy held by ${agency}, filed as: ${kindLabel(kind, 'en')}`,
    ...(compared.length > 0 && { comparisons: describeComparisons({ id, agency, compared }) }),
  }
}
