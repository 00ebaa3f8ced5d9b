import { second } from '#platform/clock'
import type { selectAttestation } from './attestations.store.ts'
import type { HeldCopy } from './schema.ts'

type Kept = NonNullable<Awaited<ReturnType<typeof selectAttestation>>>

/**
 * Tells whether the row of an attestation agrees with the text that was signed. Its state is read from the row, so
 * whoever points it at another document, or moves its days, could keep it in force. A clock that was set back makes it
 * end earlier (settle-attestations.ts), and a document that is purged leaves it.
 */
export function isAsSigned(kept: Kept, says: HeldCopy): boolean {
  const { credentialSubject: copy, credentialStatus: entry } = says
  return (
    isNotAfter(kept.madeAt, says.validFrom) &&
    isNotAfter(kept.validUntil, says.validUntil) &&
    entry.statusListIndex === String(kept.place) &&
    entry.statusListCredential.endsWith(`/status/${kept.list}`) &&
    (kept.sha256 === null || kept.sha256 === copy.sha256) &&
    (kept.documentOf === null || kept.documentOf === kept.recordId) &&
    // A holder may keep the name to themselves.
    (copy.candidateName === undefined || kept.withName === 1)
  )
}

/** One form has whole seconds. */
function isNotAfter(moment: string, signed: string): boolean {
  return Date.parse(moment) < Date.parse(signed) + second
}
