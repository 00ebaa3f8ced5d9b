import { tellComparedAnywhere } from '#modules/comparisons'
import type { Compared } from '#modules/comparisons/schema'
import type { DocumentKind } from '#modules/documents/schema'
import { selectRecord } from '#modules/records'
import type { ReadContext } from '#platform/context'
import { isProven } from '#platform/credentials'
import { selectAttestation } from './attestations.store.ts'
import { comparisonId } from './describe-comparisons.ts'
import { contextUrl, statementsOf, statusListUrl } from './held-copy.ts'
import { hostOf, issuerOf } from './issuer.ts'
import { listKeys, methodOf } from './keys.ts'
import { type Attestation, type AttestationVerdict, attestationSchema } from './schema.ts'

/**
 * Signature and state of an attestation that somebody holds, as its JSON. What it says is answered only
 * when it is what was signed here. One of another issuer is not judged, and its keys are not asked for.
 */
export async function checkAttestation(
  ctx: ReadContext,
  text: string,
  publicUrl: string,
): Promise<AttestationVerdict> {
  const json = readJson(text)
  const claimed = claimedIssuer(json)
  if (claimed === null) return { verdict: 'unreadable' }
  if (claimed !== issuerOf(publicUrl)) {
    const host = hostOf(claimed)
    return host === null ? { verdict: 'unreadable' } : { verdict: 'foreign', host }
  }
  const attestation = attestationSchema.safeParse(json).data
  if (!attestation || !isOfOurForm(attestation, publicUrl)) return { verdict: 'altered' }
  const { proof, ...says } = attestation
  const keys = await listKeys(ctx)
  const key = keys.find(({ multikey }) => methodOf(claimed, multikey) === proof.verificationMethod)
  if (!key || !isProven(statementsOf(says), proof, key.multikey)) return { verdict: 'altered' }
  const made = await selectAttestation(ctx.tx, says.id.replace('urn:uuid:', ''))
  // Whoever has a key can write any date, so the one that counts is the one kept here.
  const since = made?.madeAt ?? ctx.clock.now()
  const isRevoked = key.revokedAt !== null && since >= key.revokedAt
  const signature = isRevoked ? 'revoked' : 'holds'
  const state = stateOf(ctx, made)
  const compared = made && state === 'in-force' ? await comparedNow(ctx, made) : []
  return { verdict: 'ours', signature, state, says, compared }
}

type Made = Awaited<ReturnType<typeof selectAttestation>>

/** What is told of the paper now: what was signed of it grows old, or somebody asks again. */
async function comparedNow(ctx: ReadContext, made: NonNullable<Made>): Promise<Compared[]> {
  const { documentId: id, recordId } = made
  const record = recordId === null ? null : await selectRecord(ctx.tx, recordId)
  if (!record || id === null) return []
  const kind = made.kind as DocumentKind
  return tellComparedAnywhere(ctx, record, { id, recordId: record.id, kind })
}

function stateOf({ clock }: ReadContext, made: Made): 'in-force' | 'expired' | 'ended' | 'unknown' {
  if (!made) return 'unknown'
  if (Number(made.ended) === 1) return 'ended'
  return made.validUntil <= clock.now() ? 'expired' : 'in-force'
}

/** Names that are signed as such: each must be the one that would have been written. */
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

function claimedIssuer(json: unknown): string | null {
  if (typeof json !== 'object' || json === null || !('issuer' in json)) return null
  const { issuer } = json
  if (typeof issuer === 'string') return issuer
  const hasId = typeof issuer === 'object' && issuer !== null && 'id' in issuer
  return hasId && typeof issuer.id === 'string' ? issuer.id : null
}
