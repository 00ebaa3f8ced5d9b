import type { ActionContext, ReadContext } from '#platform/context'
import { isProven, prove, type Statement } from '#platform/credentials'
import type { Proof } from '#platform/credentials/schema'
import { hostOf, issuerOf } from './issuer.ts'
import { findKey, findSigner, getSigner, methodOf, type SigningKey } from './keys.ts'
import { refuseUnless } from './refusals.ts'

/** Returns the issuer's name. Refuses with `attestation.no_address` where nobody could fetch its keys. */
export function getIssuer(publicUrl: string): string {
  const issuer = issuerOf(publicUrl)
  refuseUnless(issuer, 'attestation.no_address')
  return issuer
}

/**
 * Makes a proof, now, of what one of our modules says. The content comes from our own rows, never from the caller.
 * Refuses with `attestation.key_unavailable`.
 */
export async function proveAsIssuer(
  ctx: ActionContext,
  issuer: string,
  said: readonly Statement[],
): Promise<Proof> {
  const known = await ctx.read((read) => findSigner(read, issuer))
  const signer = known ?? (await ctx.write((write) => getSigner(write, issuer)))
  return prove(said, signer, ctx.clock.now())
}

/** Finds the key of ours that signed these statements with this proof; null when none did. */
export async function findProvingKey(
  ctx: ReadContext,
  issuer: string,
  said: readonly Statement[],
  proof: Proof,
): Promise<SigningKey | null> {
  const [, multikey = ''] = proof.verificationMethod.split('#')
  const isOurs = proof.verificationMethod === methodOf(issuer, multikey)
  const key = isOurs ? await findKey(ctx, multikey) : null
  return key && isProven(said, proof, key.multikey) ? key : null
}

/** The issuer that a credential claims, before anything in it is checked. */
type ClaimedIssuer =
  | { read: 'unreadable' }
  | { read: 'foreign'; host: string }
  | { read: 'ours'; issuer: string }

export function readIssuer(json: unknown, publicUrl: string): ClaimedIssuer {
  const claimed = claimedIssuer(json)
  if (claimed === null) return { read: 'unreadable' }
  if (claimed === issuerOf(publicUrl)) return { read: 'ours', issuer: claimed }
  const host = hostOf(claimed)
  return host === null ? { read: 'unreadable' } : { read: 'foreign', host }
}

function claimedIssuer(json: unknown): string | null {
  if (typeof json !== 'object' || json === null || !('issuer' in json)) return null
  const { issuer } = json
  if (typeof issuer === 'string') return issuer
  const hasId = typeof issuer === 'object' && issuer !== null && 'id' in issuer
  return hasId && typeof issuer.id === 'string' ? issuer.id : null
}
