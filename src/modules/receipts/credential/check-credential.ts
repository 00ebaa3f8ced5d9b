import { findProvingKey, readIssuer } from '#modules/attestations'
import type { ReadContext } from '#platform/context'
import { findReceipt } from '../read-receipt.ts'
import type { Receipt, ReceiptFileVerdict } from '../schema.ts'
import { isOfOurForm, statementsOfReceipt } from './comparison-receipt.ts'
import { type ComparisonReceipt, receiptCredentialSchema } from './schema.ts'
import { toldBy } from './sign-receipt.ts'

/**
 * Checks signature and state of a receipt's credential. A revoked key proves nothing, whatever date it signed: anybody
 * with the receipt's number can get another file. Only what is stored here is returned.
 */
export async function checkCredential(
  ctx: ReadContext,
  json: unknown,
  publicUrl: string,
): Promise<ReceiptFileVerdict> {
  const claimed = readIssuer(json, publicUrl)
  if (claimed.read === 'unreadable') return { verdict: 'unreadable' }
  if (claimed.read === 'foreign') return { verdict: 'foreign', host: claimed.host }
  const held = receiptCredentialSchema.safeParse(json).data
  if (!held || !isOfOurForm(held, publicUrl)) return { verdict: 'altered' }
  const { proof, ...says } = held
  const key = await findProvingKey(ctx, claimed.issuer, statementsOfReceipt(says), proof)
  if (!key) return { verdict: 'altered' }
  const { number, digest } = says.credentialSubject
  const kept = await findReceipt(ctx, number, digest)
  const now = kept && isSaidBy(kept, says) ? kept : null
  return { verdict: 'ours', signature: key.revokedAt === null ? 'holds' : 'revoked', now }
}

/**
 * Tells whether it is as stored: a holder of the key can sign another answer under the number and digest of an existing
 * receipt.
 */
function isSaidBy(kept: Receipt, { credentialSubject: said }: ComparisonReceipt): boolean {
  const told = toldBy(kept, said.digest)
  return Object.entries(told).every(([name, value]) => said[name as keyof typeof told] === value)
}
