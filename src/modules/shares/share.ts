import type { DocumentKind } from '#modules/documents/schema'
import { isPublic } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import { day, type Instant, isAhead, later } from '#platform/clock'
import { mayBeShared, type SharePurpose, type ShareState } from './schema.ts'

/** What decides whether a share shows anything now. */
export interface Life extends Pick<CandidateRecord, 'state' | 'hiddenAt' | 'deletedAt'> {
  createdAt: Instant
  expiresAt: Instant
  revokedAt: Instant | null
  /** When the access code ended that the candidate used to open the record and make the share. */
  codeRevokedAt: Instant | null
  /** When the record last stopped being public. */
  unpublishedAt: Instant | null
}

/**
 * Returns the state of a share. Hiding, withdrawing, deleting and replacing the code stop it permanently, as they end a
 * viewing: the agency may be taking a record back because of what is being shown, so nothing is shown again unless
 * somebody chooses it again.
 */
export function shareState(share: Life, now: Instant): ShareState {
  if (share.revokedAt !== null) return 'revoked'
  // A clock that is corrected by minutes ends no share; one that is set back by days must not prolong it.
  if (share.expiresAt <= now || isAhead(share.createdAt, later(now, day))) return 'expired'
  const wasWithdrawn = share.unpublishedAt !== null && share.unpublishedAt >= share.createdAt
  return share.codeRevokedAt !== null || wasWithdrawn || !isPublic(share) ? 'stopped' : 'open'
}

/** Returns the documents that a share shows: checked again at each viewing, whatever the row says (H9). */
export function shownKinds(kinds: string, purpose: SharePurpose): DocumentKind[] {
  return (JSON.parse(kinds) as DocumentKind[]).filter((kind) => mayBeShared(kind, purpose))
}
