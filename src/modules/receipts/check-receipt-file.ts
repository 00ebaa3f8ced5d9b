import { z } from 'zod'
import { findProvingKey, readIssuer } from '#modules/attestations'
import { openProvenEvent } from '#modules/audit'
import { reportFaultRead } from '#modules/cases'
import type { ActionContext, ReadContext } from '#platform/context'
import { parsedJson } from '#platform/text.schema'
import { readVerifier } from '#platform/tlog'
import { type ComparisonReceipt, receiptCredentialSchema } from './credential.schema.ts'
import { isOfOurForm, statementsOfReceipt, toldBy } from './credential.ts'
import { findReceipt } from './reading.ts'
import { heldReceiptSchema, type Receipt, type ReceiptFileVerdict } from './schema.ts'
import { digestOf } from './signed-receipts.ts'

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
  const told = toldBy(kept, said.digest)
  return Object.entries(told).every(([name, value]) => said[name as keyof typeof told] === value)
}
