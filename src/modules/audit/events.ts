import { type Clock, day, type Instant } from '#platform/clock'
import type { Secrets } from '#platform/crypto'
import { uuidAt } from '#platform/ids'

/** By how much the time of an id may be later than the event's, in milliseconds. */
const mostAhead = day

/** The time and the count in the last event id of this process, by clock. */
const latest = new WeakMap<Clock, { milliseconds: number; count: number }>()

/**
 * Makes a uuid v7 (RFC 9562) for an event that happens now: ids sort by time, and those of one process in the order in
 * which they were made, even if its clock was set back by up to `mostAhead`.
 */
export function newEventId(clock: Clock, at: Instant): string {
  const own = Date.parse(at)
  const { milliseconds = own, count = 0 } = latest.get(clock) ?? {}
  const ahead = milliseconds - own
  const next = {
    milliseconds: ahead > 0 && ahead <= mostAhead ? milliseconds : own,
    count: count + 1,
  }
  latest.set(clock, next)
  return uuidAt(next.milliseconds, next.count)
}

/** Returns the lower bound of the ids of events at or after an instant. */
export function firstIdSince(instant: Instant): string {
  const time = Math.max(0, Date.parse(instant)).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}

/** Returns the exclusive upper bound of the ids of events before an instant. */
export function firstIdAfter(instant: Instant): string {
  return firstIdSince(new Date(Date.parse(instant) + mostAhead + 1).toISOString())
}

/** Every action in the log. A name is permanent: the log is sealed with it. */
export type AuditAction =
  | `account.${'created' | 'signed_in' | 'sign_in_failed' | 'signed_out' | 'role_changed' | 'disabled' | 'enabled' | 'deleted' | 'password_reset' | 'reset_requested' | 'reset_link_made' | 'email_confirmed' | 'provider_linked' | 'provider_unlinked' | 'second_factor_on' | 'second_factor_off' | 'backup_codes_made' | 'passkey_added' | 'passkey_removed' | 'session_ended' | 'password_changed' | 'photo_changed' | 'photo_removed' | 'confirmed' | 'confirm_failed'}`
  | `invite.${'made' | 'used' | 'revoked'}`
  | `api_key.${'created' | 'revoked'}`
  | `organisation.${'set_up' | 'changed' | 'address_seen' | 'licence_looked_up'}`
  | `record.${'created' | 'changed' | 'approved' | 'returned' | 'resubmitted' | 'withdrawn' | 'hidden' | 'unhidden' | 'deleted' | 'restored' | 'purged' | 'passport_checked' | 'stage_set' | 'assigned' | 'note_written' | 'copied' | 'change_waits' | 'change_approved' | 'change_returned' | 'change_taken_back' | 'merged' | 'merged_into' | 'merge_undone' | 'unmerged'}`
  | `document.${'uploaded' | 'removed' | 'original_downloaded' | 'earlier_version_viewed' | 'dates_noted' | 'withheld' | 'shown_again' | 'purged'}`
  | `original.${'received' | 'returned' | 'confirmed' | 'asked_back' | 'moved'}`
  | `incoming.${'sent' | 'taken_back' | 'accepted' | 'returned'}`
  | `appointment.${'made' | 'changed' | 'done' | 'missed' | 'cancelled'}`
  | 'announcement.made'
  | `contract.${'terms_entered' | 'read'}`
  | `access_code.${'issued' | 'printed' | 'handed_over' | 'changed' | 'rehashed' | 'revoked'}`
  | `viewing.${'opened' | 'closed'}`
  | `record_link.${'made' | 'ended'}`
  | `share.${'made' | 'viewed' | 'closed' | 'revoked'}`
  | 'receipt.kept'
  | `comparison.${'noted' | 'agreed' | 'unclear' | 'answered'}`
  | `attestation.${'made' | 'offered' | 'offer_guessed'}`
  | `attestation_key.${'made' | 'revoked' | 'restored'}`
  | `consent.${'given' | 'withdrawn'}`
  | `sighting.${'noted' | 'removed'}`
  | `closing.${'announced' | 'withdrawn' | 'handed_over'}`
  | `case.${'opened' | 'answered' | 'disagreed' | 'taken_back' | 'reopened' | 'noted' | 'assigned'}`
  | `calendar.${'made' | 'ended'}`
  | `notice.${'published' | 'drafted' | 'changed' | 'withdrawn' | 'deleted'}`
  | `message.${'sent_again' | 'switched'}`
  | `own_data.${'code_sent' | 'taken' | 'handed_over'}`
  | 'audit.exported'
  | 'log.succeeded'
  | 'loss.seen'
  | `export.${'everything' | 'records' | 'ending_papers' | 'payments' | 'backup' | 'restored' | 'breach'}`
  | `class.${'created' | 'changed' | 'opened' | 'begun' | 'finished' | 'cancelled' | 'filled' | 'seat_freed' | 'selected' | 'enrolled' | 'left' | 'attendance_marked'}`
  | `ledger.${'payment' | 'charge' | 'refund' | 'correction' | 'corrected'}`
  | `import.${'started' | 'finished' | 'cancelled' | 'undone'}`
  | 'request.refused'

/** One row of the log without its HMAC. */
export interface AuditEvent {
  /** A uuid v7: sorts by time. */
  id: string
  /** Its place in the log; null until it is sealed. */
  sequence: number | null
  at: string
  actorKind: string
  actorId: string | null
  action: string
  /** What the action was done to: `record:…`, `account:…`. */
  subject: string | null
  /** JSON without names, numbers, codes or any secret: the log outlives a purged record. */
  details: string
}

/** An event with its HMAC. */
export type ExportedEvent = AuditEvent & { mac: string }

/** Returns the HMAC over an event as it was written; its place comes later, and the seal of the log covers that. */
export function macOf(secrets: Secrets, event: AuditEvent): string {
  return secrets.hmac('audit-event', signedText(event))
}

function signedText({ id, at, actorKind, actorId, action, subject, details }: AuditEvent): string {
  return JSON.stringify([id, at, actorKind, actorId, action, subject, details])
}

/** Tells whether an event is as it was written. */
export function isAsWritten(secrets: Secrets, { mac, ...event }: ExportedEvent): boolean {
  return secrets.isHmac('audit-event', signedText(event), mac)
}

/** The newest event with a place: its sequence and HMAC; 0 before the first. */
export interface Head {
  sequence: number
  mac: string
}
