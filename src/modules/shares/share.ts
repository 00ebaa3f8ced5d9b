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
  /** When the access code ended with which the candidate had opened the record to make the share. */
  codeRevokedAt: Instant | null
  /** When the record last stopped being public. */
  unpublishedAt: Instant | null
}

/**
 * The state of a share. Hiding, withdrawing, deleting and re-issuing the code stop it for good, as
 * they end a viewing: when the agency takes a record back it may be because of what is
 * being shown, so nothing is shown again that nobody has chosen anew.
 */
export function shareState(share: Life, now: Instant): ShareState {
  if (share.revokedAt !== null) return 'revoked'
  // A clock that was corrected by minutes ends no share; one that was set back by days must not prolong it.
  if (share.expiresAt <= now || isAhead(share.createdAt, later(now, day))) return 'expired'
  const wasWithdrawn = share.unpublishedAt !== null && share.unpublishedAt >= share.createdAt
  return share.codeRevokedAt !== null || wasWithdrawn || !isPublic(share) ? 'stopped' : 'open'
}

/** The papers that a share shows: asked again at each viewing, whatever the row says (H9). */
export function shownKinds(kinds: string, purpose: SharePurpose): DocumentKind[] {
  return (JSON.parse(kinds) as DocumentKind[]).filter((kind) => mayBeShared(kind, purpose))
}
