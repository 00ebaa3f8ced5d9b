import type { ReadContext } from '#platform/context'
import { comparisonId } from './describe-comparisons.ts'
import { contextUrl, statementsOf, statusListUrl } from './held-copy.ts'
import { findProvingKey, readIssuer } from './issuer-proof.ts'
import type { SigningKey } from './keys.ts'
import {
  type Attestation,
  type AttestationHolder,
  attestationSchema,
  type HeldCopy,
} from './schema.ts'

/** What a text is, before its state is looked up. */
export type ReadAttestation =
  | { read: 'unreadable' }
  | { read: 'foreign'; host: string }
  | { read: 'altered' }
  | {
      read: 'signed'
      says: HeldCopy
      key: SigningKey
      signature: string
      holder: AttestationHolder
    }

/** Returns what the JSON of an attestation says, if it is as it was signed here. */
export async function readDataIntegrity(
  ctx: ReadContext,
  text: string,
  publicUrl: string,
): Promise<ReadAttestation> {
  const json = readJson(text)
  const claimed = readIssuer(json, publicUrl)
  if (claimed.read !== 'ours') return claimed
  const attestation = attestationSchema.safeParse(json).data
  if (!attestation || !isOfOurForm(attestation, publicUrl)) return { read: 'altered' }
  const { proof, ...says } = attestation
  const key = await findProvingKey(ctx, claimed.issuer, statementsOf(says), proof)
  if (!key) return { read: 'altered' }
  return { read: 'signed', says, key, signature: proof.proofValue, holder: { proof: 'none' } }
}

/** Tells whether the signed names are the ones that we would have written. */
function isOfOurForm(attestation: Attestation, publicUrl: string): boolean {
  const { credentialStatus: entry, credentialSubject: copy } = attestation
  const [, list = ''] = /\/status\/([1-9]\d{0,5})$/.exec(entry.statusListCredential) ?? []
  const url = statusListUrl(publicUrl, Number(list))
  const digest = Buffer.from(copy.sha256, 'hex').toString('base64url')
  return (
    attestation['@context'][1] === contextUrl(publicUrl) &&
    entry.statusListCredential === url &&
    entry.id === `${url}#${entry.statusListIndex}` &&
    copy.id === `ni:///sha-256;${digest}` &&
    (copy.comparisons ?? []).every(({ id }, index) => id === comparisonId(attestation.id, index))
  )
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
