import { createHash } from 'node:crypto'
import { z } from 'zod'
import { findProvingKey, readIssuer } from '#modules/attestations'
import { openProvenEvent } from '#modules/audit'
import { reportFaultRead } from '#modules/cases'
import { type AskedRow, describeComparedAnywhere } from '#modules/comparisons'
import type { Compared } from '#modules/comparisons/schema'
import { type DocumentKind, documentKinds } from '#modules/documents/schema'
import { isPublic, readReference } from '#modules/records'
import { type ActionContext, type ReadContext, type Soon, soon } from '#platform/context'
import { refuseUnless } from '#platform/errors'
import { parsedJson } from '#platform/text.schema'
import { readVerifier } from '#platform/tlog'
import { type ComparisonReceipt, receiptCredentialSchema } from './credential.schema.ts'
import { isOfOurForm, receiptStatement, statementsOfReceipt } from './credential.ts'
import { findReceipt } from './reading.ts'
import { selectByFingerprint, selectByReference, selectByShownCopy } from './receipts.store.ts'
import {
  type DocumentVerdict,
  heldReceiptSchema,
  type Receipt,
  type ReceiptFileVerdict,
  type ReferenceVerdict,
} from './schema.ts'
import { digestOf } from './signed-receipts.ts'

type Scan = Awaited<ReturnType<typeof selectByFingerprint>>[number]

/** A document that a file is identical to, or was made from. */
export interface HeldDocument {
  documentId: string
  recordId: string
  kind: DocumentKind
  heldSince: string
}

/**
 * Tells whether the organisation has a file with this SHA-256 (lower-case hexadecimal) in a record that is public, or
 * has shown a marked picture of one with it. Hidden, unapproved and deleted records, and removed documents, give the
 * same answer as a file never seen. So do the kinds that are for the candidate only (H9); staff find the fingerprints
 * of those on the record.
 */
export function checkFingerprint(ctx: ReadContext, sha256: string): Soon<DocumentVerdict> {
  return soon(compareHeld(ctx, sha256), ({ verdict }) => verdict)
}

/** Returns the same with the documents that it is about; they are for internal use, and never part of an answer. */
export function compareHeld(ctx: ReadContext, sha256: string): Soon<Comparison> {
  return soon(selectByFingerprint(ctx.tx, sha256), (scans) => {
    const same = scans.find(mayBeTold)
    if (!same) return compareCopies(ctx, sha256)
    return soon(comparedOf(ctx, same), (compared) => {
      const verdict = { verdict: 'same', ...heldCopy(same), papers: 1, compared } as const
      return { verdict, held: [documentOf(same)] }
    })
  })
}

interface Comparison {
  verdict: DocumentVerdict
  held: HeldDocument[]
}

async function compareCopies(ctx: ReadContext, sha256: string): Promise<Comparison> {
  const copied = eachDocumentOnce((await selectByShownCopy(ctx.tx, sha256)).filter(mayBeTold))
  const [first] = copied
  if (!first) return { verdict: { verdict: 'unknown' }, held: [] }
  const superseded = copied.some(({ supersededAt }) => supersededAt !== null)
  const documents = copied.length
  const compared = documents === 1 ? await comparedOf(ctx, first) : []
  const verdict = {
    verdict: 'copy',
    ...heldCopy(first),
    superseded,
    papers: documents,
    compared,
  } as const
  return { verdict, held: copied.map(documentOf) }
}

/** Returns the results of asking about the one document, without the candidate's destination. */
function comparedOf(ctx: ReadContext, scan: Scan): Soon<Compared[]> {
  const { id, recordId, kind, comparisons } = scan
  const document = { id, recordId, kind: kind as DocumentKind }
  return describeComparedAnywhere(ctx, scan, document, JSON.parse(comparisons) as AskedRow[])
}

/**
 * Keeps each document once, with its newest scan: a file that was replaced and filed again made the same copy twice.
 */
function eachDocumentOnce(scans: readonly Scan[]): Scan[] {
  const documents = new Map<string, Scan>()
  for (const scan of scans) {
    const document = `${scan.recordId} ${scan.kind}`
    // Current scans come first.
    if (!documents.has(document)) documents.set(document, scan)
  }
  return [...documents.values()]
}

function mayBeTold(scan: Scan): boolean {
  return isPublic(scan) && documentKinds[scan.kind as DocumentKind].shareable !== 'never'
}

function heldCopy({ kind, uploadedAt, supersededAt }: Scan) {
  return {
    kind: kind as DocumentKind,
    heldSince: uploadedAt,
    superseded: supersededAt !== null,
  }
}

function documentOf({ id, recordId, kind, uploadedAt }: Scan): HeldDocument {
  return { documentId: id, recordId, kind: kind as DocumentKind, heldSince: uploadedAt }
}

/**
 * Tells whether a record reference, as somebody typed it from a slip (`cr 7k3m 9x2q`), belongs to a record that is
 * public. That is all a reference may reveal (H6); whether a document in somebody's hand is the one on file, only its
 * fingerprint or the agency can say.
 */
export async function checkReference(ctx: ReadContext, typed: string): Promise<ReferenceVerdict> {
  const recordId = await findReferenced(ctx, readReference(typed))
  return { verdict: recordId === null ? 'unknown' : 'held' }
}

/** Finds the public record with this reference; for internal use, and never part of an answer. */
export async function findReferenced(
  { tx }: ReadContext,
  reference: string,
): Promise<string | null> {
  const record = await selectByReference(tx, reference)
  return record && isPublic(record) ? record.id : null
}

/**
 * Returns the SHA-256 (lower-case hexadecimal) of a file that somebody wants to compare. The file is hashed while it
 * arrives and never stored, on disk or in memory.
 *
 * @param limit the most bytes that are accepted
 * @throws Refusal `document.too_large`, `document.empty`
 */
export async function fingerprintOf(
  source: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<string> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.byteLength
    refuseUnless(bytes <= limit, 'document.too_large')
    hash.update(chunk)
  }
  refuseUnless(bytes > 0, 'document.empty')
  return hash.digest('hex')
}

/** Its other form; the check of the credential finds out whose it is, and whether it is as it was signed. */
const credentialSchema = z.object({ type: z.array(z.unknown()) })

const claimSchema = z.object({ receipt: z.unknown(), proof: z.string(), logKey: z.string() })

/** The event as it is in the log, with its details as text. */
const keptSchema = z.object({
  action: z.literal('receipt.kept'),
  details: z
    .string()
    .transform((text): unknown => parsedJson(text))
    .pipe(z.object({ digest: z.string() })),
})

/**
 * Checks signature and state of a receipt that somebody has, by the text of its file. One that is not as the log says
 * is reported to the admins.
 */
export async function checkReceiptFile(
  ctx: ActionContext,
  text: string,
  publicUrl: string,
): Promise<ReceiptFileVerdict> {
  const { verdict, altered } = await ctx.read((read) => compareReceiptFile(read, text, publicUrl))
  if (altered !== null) await reportFaultRead(ctx, { of: 'check', number: altered })
  return verdict
}

/**
 * Checks the same by the text of its file in either form: a credential, or
 * the proof of our log. The checkpoint in that proof is what is signed; its event has the digest of the receipt's
 * content. The state of the receipt is read here, so nothing is shown that only the file says.
 */
export async function compareReceiptFile(
  ctx: ReadContext,
  text: string,
  publicUrl: string,
): Promise<ComparedFile> {
  const json = parsedJson(text)
  const { type = [] } = credentialSchema.safeParse(json).data ?? {}
  if (type.includes('ComparisonReceiptCredential')) return checkCredential(ctx, json, publicUrl)
  // Attestations come here too, and the errors of one as a receipt would be long.
  const isClaim = typeof json === 'object' && json !== null && 'logKey' in json
  const claim = isClaim ? claimSchema.safeParse(json).data : undefined
  if (!claim) return unaltered({ verdict: 'unreadable' })
  const proven = await openProvenEvent(ctx, claim.proof)
  const event = keptSchema.safeParse(proven?.event).data
  if (!event) return unaltered(notOurs(claim.logKey, publicUrl))
  const held = heldReceiptSchema.safeParse(json).data
  const digest = held && digestOf(held.receipt)
  if (digest !== event.details.digest || held?.digest !== digest)
    return unaltered({ verdict: 'altered' })
  const { now, altered } = await findReceipt(ctx, held.receipt.number, digest)
  const signature = proven?.isLeaked && now === null ? 'revoked' : 'holds'
  return { verdict: { verdict: 'ours', signature, now }, altered }
}

/**
 * Returns the verdict on another log; a file without a host is not a receipt, and only the host of its log is shown.
 */
function notOurs(logKey: string, publicUrl: string): ReceiptFileVerdict {
  const [, host] =
    /^([a-z0-9.-]{1,253}(?::\d{1,5})?)\/log(?:\/|$)/.exec(readVerifier(logKey)?.name ?? '') ?? []
  if (host === undefined) return { verdict: 'unreadable' }
  return host === new URL(publicUrl).host ? { verdict: 'altered' } : { verdict: 'foreign', host }
}

/** The verdict on a file, and the number of its receipt where that is not as the log says. */
export interface ComparedFile {
  verdict: ReceiptFileVerdict
  altered: string | null
}

const unaltered = (verdict: ReceiptFileVerdict): ComparedFile => ({ verdict, altered: null })

/**
 * Checks signature and state of a receipt's credential. A revoked key proves nothing, whatever date it signed: anybody
 * with the receipt's number can get another file. Only what is stored here is returned.
 */
async function checkCredential(
  ctx: ReadContext,
  json: unknown,
  publicUrl: string,
): Promise<ComparedFile> {
  const claimed = readIssuer(json, publicUrl)
  if (claimed.read === 'unreadable') return unaltered({ verdict: 'unreadable' })
  if (claimed.read === 'foreign') return unaltered({ verdict: 'foreign', host: claimed.host })
  const held = receiptCredentialSchema.safeParse(json).data
  if (!held || !isOfOurForm(held, publicUrl)) return unaltered({ verdict: 'altered' })
  const { proof, ...says } = held
  const key = await findProvingKey(ctx, claimed.issuer, statementsOfReceipt(says), proof)
  if (!key) return unaltered({ verdict: 'altered' })
  const { number, digest } = says.credentialSubject
  const { now: kept, altered } = await findReceipt(ctx, number, digest)
  const now = kept && isSaidBy(kept, says) ? kept : null
  const signature = key.revokedAt === null ? 'holds' : 'revoked'
  return { verdict: { verdict: 'ours', signature, now }, altered }
}

/**
 * Tells whether it is as stored: a holder of the key can sign another answer under the number and digest of an existing
 * receipt.
 */
function isSaidBy(kept: Receipt, { credentialSubject: said }: ComparisonReceipt): boolean {
  const heldCopy = receiptStatement(kept, said.digest)
  return Object.entries(heldCopy).every(
    ([name, value]) => said[name as keyof typeof heldCopy] === value,
  )
}
