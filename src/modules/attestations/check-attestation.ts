import { tellComparedAnywhere } from '#modules/comparisons'
import type { Compared } from '#modules/comparisons/schema'
import type { DocumentKind } from '#modules/documents/schema'
import type { ReadContext } from '#platform/context'
import { readSdJwt } from '#platform/credentials'
import { isAsSigned } from './as-signed.ts'
import { selectAttestation } from './attestations.store.ts'
import { readDataIntegrity } from './read-data-integrity.ts'
import { readSignedSdJwt } from './read-sd-jwt.ts'
import type { AttestationVerdict } from './schema.ts'
import { hashOfSignature } from './signature-hash.ts'

/** An attestation that was made here; for internal use, and never part of an answer. */
export interface MadeAttestation {
  id: string
  /** The key that signed it. */
  multikey: string
  recordId: string | null
  documentId: string | null
  /** Null once the document was removed for good. */
  kind: DocumentKind | null
}

/**
 * Checks signature and state of an attestation that somebody has, by the text of its file in either form. Its content
 * is returned only when it is what was signed here. An attestation of another issuer is not judged, and its keys are
 * not fetched.
 */
export async function checkAttestation(
  ctx: ReadContext,
  text: string,
  publicUrl: string,
): Promise<AttestationVerdict> {
  return (await compareAttestation(ctx, text, publicUrl)).verdict
}

/** Returns the same with the attestation that it is; null where we made none with that text. */
export async function compareAttestation(
  ctx: ReadContext,
  text: string,
  publicUrl: string,
): Promise<{ verdict: AttestationVerdict; made: MadeAttestation | null }> {
  const sdJwt = readSdJwt(text)
  const found = sdJwt
    ? await readSignedSdJwt(ctx, sdJwt, publicUrl)
    : await readDataIntegrity(ctx, text, publicUrl)
  if (found.read === 'foreign') return ofOthers({ verdict: 'foreign', host: found.host })
  if (found.read !== 'signed') return ofOthers({ verdict: found.read })
  const { says, key, holder } = found
  const kept = await selectAttestation(ctx.tx, says.id.replace('urn:uuid:', ''))
  const isThatOne =
    kept !== undefined &&
    (kept.signatureHash === null || kept.signatureHash === hashOfSignature(found.signature)) &&
    isAsSigned(kept, says)
  const made = isThatOne ? kept : undefined
  // A holder of the key can write any date, so the date stored here counts.
  const since = made?.madeAt ?? ctx.clock.now()
  const isRevoked = key.revokedAt !== null && since >= key.revokedAt
  const signature = isRevoked ? 'revoked' : 'holds'
  const state = stateOf(ctx, made)
  const compared = made && state === 'in-force' ? await comparedNow(ctx, made) : []
  const verdict = { verdict: 'ours', signature, state, says, holder, compared } as const
  return { verdict, made: made ? madeOf(made, key.multikey) : null }
}

function ofOthers(verdict: AttestationVerdict) {
  return { verdict, made: null }
}

function madeOf({ id, recordId, documentId, kind }: NonNullable<Made>, multikey: string) {
  return { id, multikey, recordId, documentId, kind: kind as DocumentKind | null }
}

type Made = Awaited<ReturnType<typeof selectAttestation>>

/** Returns what is known about the document now: the signed answer may be old, or somebody has asked again. */
async function comparedNow(ctx: ReadContext, made: NonNullable<Made>): Promise<Compared[]> {
  const { documentId: id, recordId } = made
  if (recordId === null || id === null) return []
  const kind = made.kind as DocumentKind
  return tellComparedAnywhere(ctx, made, { id, recordId, kind })
}

function stateOf({ clock }: ReadContext, made: Made): 'in-force' | 'expired' | 'ended' | 'unknown' {
  if (!made) return 'unknown'
  if (Number(made.ended) === 1) return 'ended'
  return made.validUntil <= clock.now() ? 'expired' : 'in-force'
}
