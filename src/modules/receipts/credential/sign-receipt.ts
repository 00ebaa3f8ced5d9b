import {
  credentialsContext,
  describeAgency,
  describeComparisons,
  getIssuer,
  proveAsIssuer,
} from '#modules/attestations'
import { documentKinds } from '#modules/documents/schema'
import { longDate, longMoment } from '#platform/clock/schema'
import type { ActionContext } from '#platform/context'
import { readWithDigest } from '../read-receipt.ts'
import type { Receipt, ReceiptContent } from '../schema.ts'
import {
  checkId,
  paperId,
  receiptContextUrl,
  receiptUrl,
  statementsOfReceipt,
} from './comparison-receipt.ts'
import type { ComparisonReceipt, ReceiptCredential, ToldByReceipt } from './schema.ts'

/**
 * Signs a receipt as a credential, now. All of it comes from the row that the product wrote when it compared; the
 * caller gives only a number. Refuses with `receipt.not_found`, `attestation.no_address` and
 * `attestation.key_unavailable`.
 */
export async function signReceipt(
  ctx: ActionContext,
  typed: string,
  publicUrl: string,
): Promise<ReceiptCredential> {
  const issuer = getIssuer(publicUrl)
  const { receipt, digest } = await ctx.read((read) => readWithDigest(read, typed))
  const credential = describe(receipt, { digest, issuer, publicUrl })
  const proof = await proveAsIssuer(ctx, issuer, statementsOfReceipt(credential))
  return { ...credential, proof }
}

const comparedAs: Record<ReceiptContent['compared'], ToldByReceipt['compared']> = {
  file: 'bytes of a file with those held',
  copy: 'bytes of a file with the copies that this site showed',
  reference: 'no file: a reference was looked up',
  share: 'no file: what a candidate shared was opened',
}

const outcomeAs: Record<ReceiptContent['verdict'], ToldByReceipt['outcome']> = {
  same: 'same file as a copy held by the agency',
  copy: 'marked copy that the agency’s site showed',
  different: 'no file that the agency holds for comparison',
  known: 'reference of a record of the agency',
  unknown: 'reference of which nothing can be said',
  shown: 'what a candidate had shared was opened',
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
  const { number, at, organisation, papers, supersededSince, withdrawnSince } = receipt
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
      ...(papers.length > 0 && {
        papers: papers.map((paper, index) => describePaper(paper, paperId(id, index), agency)),
      }),
      ...(supersededSince !== null && { supersededSince }),
      ...(withdrawnSince !== null && { withdrawnSince }),
      statement: statementOf(receipt, id),
    },
  }
}

type Paper = ReceiptContent['papers'][number]
type HeldPaper = NonNullable<ComparisonReceipt['credentialSubject']['papers']>[number]

function describePaper(
  { kind, heldSince, compared = [] }: Paper,
  id: string,
  agency: string,
): HeldPaper {
  return {
    ...{ id, type: 'HeldPaper', heldSince },
    kind: `Copy held by ${agency}, filed as: ${documentKinds[kind].label}`,
    ...(compared.length > 0 && { comparisons: describeComparisons({ id, agency, compared }) }),
  }
}

const english = { lang: 'en', timeZone: 'UTC' }

/** Writes what was compared, when and by whom, what was not, and where to read what has changed since. */
function statementOf(receipt: Receipt, address: string): string {
  const { organisation, verdict, superseded, supersededSince, withdrawnSince } = receipt
  const agency = organisation.legalName
  const when = longMoment(receipt.at, english)
  const held = receipt.heldSince && longDate(receipt.heldSince, english)
  const answer = {
    same: `On ${when} it compared the bytes of a file: they were those of a copy that it had held since ${held}.`,
    copy: `On ${when} it compared the bytes of a file: they were those of a marked copy that its site had shown, made from what it had held since ${held}.`,
    different: `On ${when} it compared the bytes of a file: they were those of none that it held for comparison. That does not mean that the file is forged: saving a file again changes it, and what only the candidate may see is never compared.`,
    known: `On ${when} somebody asked about a reference: it had a record with it. No document was compared.`,
    unknown: `On ${when} somebody asked about a reference: it could say nothing about it. No document was compared.`,
    shown: `On ${when} what a candidate had shared was opened on its site, with copies of the documents that are named here. No file was compared.`,
  }[verdict]
  return [
    `${agency} is a private company, not a government.`,
    answer,
    ...(superseded ? ['It held a newer scan already.'] : []),
    ...(supersededSince ? [`Superseded since ${longDate(supersededSince, english)}.`] : []),
    ...(withdrawnSince ? [`Withdrawn since ${longDate(withdrawnSince, english)}.`] : []),
    'It does not say whether a document is genuine, or what a visa is worth: only the authority that issued the document can tell.',
    `This is about that moment; what has changed since is told at ${address}.`,
  ].join(' ')
}
