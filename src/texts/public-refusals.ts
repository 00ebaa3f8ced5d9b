import { type RefusalCode, refusals } from '#gate'
import { byEnglish } from './by-english.ts'

/** Refusals that only the dashboard, the API or the operator can meet. */
type Behind =
  | `api_key.${string}`
  | `backup.${string}`
  | `breach.${string}`
  | `bulk_change.${string}`
  | `export.${string}`
  | `candidate_message.${string}`
  | `code_alert.${string}`
  | `comparison.${string}`
  | 'case.answered_already'
  | 'case.not_corrected'
  | 'case.not_staff'
  | 'case.second_person'
  | `notice.${string}`
  | `record.${string}`
  | 'class.changed_meanwhile'
  | 'class.fee_stays'
  | 'class.needs_sessions'
  | 'class.no_such_session'
  | 'class.not_enrolled'
  | 'class.not_staff'
  | 'class.session_attended'
  | 'class.too_few_seats'
  | 'class.wrong_state'
  | 'ledger.already_corrected'
  | 'ledger.corrected_along'
  | 'ledger.correction_stays'
  | 'ledger.refunded'
  | `payment.${string}`
  | `refund.${string}`
  | `import.${string}`
  | `restore.${string}`
  | `link.${string}`
  | `log.${string}`
  | `invite.${string}`
  | `saved_view.${string}`
  | 'account.disabled'
  | 'document.kind_of_admins'
  | 'document.scan_not_kept'
  | `sighting.${string}`
  | 'account.last_admin'
  | 'account.not_found'
  | 'account.own'
  | 'consent.no_keeping'
  | 'consent.no_asking'
  | 'access_code.already_issued'
  | 'access_code.not_in_force'
  | 'slip_run.not_found'
  | `leaving.${string}`
  | `closing.${string}`
  | `original.${string}`
  | `note.${string}`
  | 'request.key_reused'
  | 'request.key_unreadable'
  | 'request.precondition_required'
  | 'session.other_person'

type PublicCode = Exclude<RefusalCode, Behind>

/** The text of each refusal that a public page can show: a language that lacks one fails the type check. */
export type RefusalTexts = Readonly<Record<PublicCode, string>>

const sentences = Object.fromEntries(
  Object.entries(refusals).map(([code, { sentence }]) => [code, sentence]),
) as Record<PublicCode, string>

/** Returns the texts by the English sentences, which may be reworded: a code keeps its text in every language. */
export const bySentence = (texts: Partial<RefusalTexts>) =>
  byEnglish<PublicCode>(sentences, texts as RefusalTexts)
