import { findProvingKey, readIssuer } from '#modules/attestations'
import type { ReadContext } from '#platform/context'
import { findReceipt } from '../read-receipt.ts'
import type { Receipt, ReceiptFileVerdict } from '../schema.ts'
import { isOfOurForm, statementsOfReceipt } from './comparison-receipt.ts'
import { type ComparisonReceipt, receiptCredentialSchema } from './schema.ts'
import { toldBy } from './sign-receipt.ts'

/**
 * Signature and state of the credential of a receipt. A key that was taken back proves nothing, whatever the date
 * that it signed: whoever has the receipt's number can take another file. Nothing is told of it but what is kept here.
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

/** Whoever has a key can sign another answer under the number and digest of a receipt that there is. */
function isSaidBy(kept: Receipt, { credentialSubject: said }: ComparisonReceipt): boolean {
  const told = toldBy(kept, said.digest)
  return Object.entries(told).every(([name, value]) => said[name as keyof typeof told] === value)
}
