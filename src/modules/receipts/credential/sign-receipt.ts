import {
  credentialsContext,
  describeAgency,
  describeComparisons,
  getIssuer,
  proveAsIssuer,
} from '#modules/attestations'
import { documentKinds } from '#modules/documents/schema'
import type { ActionContext } from '#platform/context'
import { readWithDigest } from '../read-receipt.ts'
import { reportAltered } from '../report-altered.ts'
import type { Receipt, ReceiptContent } from '../schema.ts'
import {
  checkId,
  documentId,
  receiptContextUrl,
  receiptUrl,
  statementsOfReceipt,
} from './comparison-receipt.ts'
import type { ComparisonReceipt, ReceiptCredential, ToldByReceipt } from '../credential.schema.ts'
import { comparedAs, outcomeAs, statementOf } from './words.ts'

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
export function toldBy(receipt: ReceiptContent, digest: string): ToldByReceipt {
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
      ...toldBy(receipt, digest),
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
    kind: `Copy held by ${agency}, filed as: ${documentKinds[kind].label}`,
    ...(compared.length > 0 && { comparisons: describeComparisons({ id, agency, compared }) }),
  }
}
