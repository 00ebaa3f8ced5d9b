import { findProvingKey, readIssuer } from '#modules/attestations'
import type { ReadContext } from '#platform/context'
import { type ComparisonReceipt, receiptCredentialSchema } from '../credential.schema.ts'
import { findReceipt } from '../reading.ts'
import type { Receipt, ReceiptFileVerdict } from '../schema.ts'
import { isOfOurForm, statementsOfReceipt, toldBy } from './credential.ts'

/** The verdict on a file, and the number of its receipt where that is not as the log says. */
export interface ComparedFile {
  verdict: ReceiptFileVerdict
  altered: string | null
}

export const unaltered = (verdict: ReceiptFileVerdict): ComparedFile => ({ verdict, altered: null })

/**
 * Checks signature and state of a receipt's credential. A revoked key proves nothing, whatever date it signed: anybody
 * with the receipt's number can get another file. Only what is stored here is returned.
 */
export async function checkCredential(
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
