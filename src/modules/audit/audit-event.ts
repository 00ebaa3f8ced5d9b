import type { Secrets } from '#platform/crypto'

/** Everything that is written into the log. A name is permanent: it is part of the chain. */
export type AuditAction =
  | `account.${'created' | 'signed_in' | 'sign_in_failed' | 'signed_out' | 'role_changed' | 'disabled' | 'enabled' | 'deleted' | 'password_reset' | 'reset_requested' | 'reset_link_made' | 'email_confirmed' | 'provider_linked' | 'provider_unlinked' | 'second_factor_on' | 'second_factor_off' | 'backup_codes_made' | 'passkey_added' | 'passkey_removed' | 'session_ended' | 'password_changed' | 'photo_changed' | 'photo_removed' | 'confirmed' | 'confirm_failed'}`
  | `invite.${'made' | 'used' | 'revoked'}`
  | `api_key.${'created' | 'revoked'}`
  | `organisation.${'set_up' | 'changed' | 'address_seen'}`
  | `record.${'created' | 'changed' | 'approved' | 'returned' | 'resubmitted' | 'withdrawn' | 'hidden' | 'unhidden' | 'deleted' | 'restored' | 'purged' | 'passport_checked' | 'stage_set'}`
  | `document.${'uploaded' | 'removed' | 'original_downloaded' | 'earlier_version_viewed' | 'dates_noted'}`
  | `access_code.${'requested' | 'issued' | 'revoked'}`
  | `code_alert.${'raised' | 'dismissed'}`
  | `viewing.${'opened' | 'closed'}`
  | `record_link.${'made' | 'ended'}`
  | `share.${'made' | 'viewed' | 'closed' | 'revoked'}`
  | `concern.${'reported' | 'answered' | 'closed' | 'reopened'}`
  | `notice.${'published' | 'drafted' | 'changed' | 'withdrawn' | 'deleted'}`
  | 'audit.exported'
  | 'log.succeeded'
  | `export.${'everything' | 'records' | 'ending_papers' | 'backup' | 'restored'}`
  | `class.${'created' | 'changed' | 'opened' | 'begun' | 'finished' | 'cancelled' | 'filled' | 'seat_freed' | 'selected' | 'enrolled' | 'left' | 'attendance_marked'}`
  | `ledger.${'payment' | 'charge' | 'refund' | 'correction'}`
  | `dispute.${'opened' | 'answered'}`
  | `import.${'started' | 'finished' | 'cancelled' | 'undone'}`
  | 'request.refused'

/** One row of the log, as the chain covers it. */
export interface AuditEvent {
  sequence: number
  at: string
  actorKind: string
  actorId: string | null
  action: string
  /** What it was done to: `record:…`, `account:…`. */
  subject: string | null
  /** JSON without names, numbers, codes or any secret: the log outlives a purged record. */
  details: string
}

/** Chains an event to the one before it: HMAC over the earlier link and every field. */
export function linkOf(secrets: Secrets, previous: string, event: AuditEvent): string {
  const { sequence, at, actorKind, actorId, action, subject, details } = event
  return secrets.hmac(
    'audit-chain',
    JSON.stringify([previous, sequence, at, actorKind, actorId, action, subject, details]),
  )
}
