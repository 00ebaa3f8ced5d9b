import { documentKinds } from '#modules/documents/schema'
import { isField, recordFields } from '#modules/records/fields/schema'

/** What each action of the audit log means, in words. */
const actions: Record<string, string> = {
  'record.created': 'Record added',
  'record.changed': 'Details changed',
  'record.approved': 'Approved',
  'record.returned': 'Returned to the author',
  'record.resubmitted': 'Submitted again',
  'record.withdrawn': 'Approval withdrawn',
  'record.stage_set': 'Stage set',
  'record.assigned': 'Given to somebody to look after',
  'record.note_written': 'Note written',
  'original.received': 'Original received',
  'original.returned': 'Original given back',
  'original.confirmed': 'Step with an original confirmed',
  'original.asked_back': 'Original asked back by the candidate',
  'record.hidden': 'Hidden',
  'record.unhidden': 'Made visible',
  'record.deleted': 'Moved to the trash',
  'record.restored': 'Taken out of the trash',
  'record.purged': 'Removed for good',
  'record.copied': 'Whole file taken as one PDF',
  'record.passport_checked': 'Found to be on file while somebody typed its passport number',
  'document.uploaded': 'Document uploaded',
  'document.removed': 'Document taken off',
  'document.purged': 'Document removed for good, with every version',
  'document.withheld': 'Document withheld: an authority showed something else',
  'document.shown_again': 'Withheld document shown again',
  'document.dates_noted': 'Printed dates of a document noted',
  'document.original_downloaded': 'Original downloaded',
  'document.earlier_version_viewed': 'Earlier version opened',
  'contract.terms_entered': 'Terms of the contract entered',
  'contract.other_reported': 'Another contract reported by the candidate',
  'contract.other_answered': 'Report of another contract answered',
  'contract.read': 'The candidate read the terms of the contract',
  'access_code.requested': 'New access code asked for',
  'access_code.issued': 'Access code issued',
  'access_code.printed': 'Slip with the access code printed',
  'access_code.changed': 'Access code changed by the candidate',
  'access_code.revoked': 'Access code revoked',
  'code_alert.raised': 'Many wrong access codes within an hour',
  'code_alert.dismissed': 'Alert about wrong codes dismissed',
  'viewing.opened': 'File opened with the access code',
  'viewing.closed': 'File closed',
  'comparison.noted': 'Somebody noted that they asked the authority',
  'comparison.agreed': 'Two people asked the authority: what it showed matched our copy',
  'comparison.unclear': 'Two people asked the authority: what it showed does not settle it',
  'comparison.answered': 'Alert about a withheld document answered',
  'own_data.code_sent': 'Code for the own data sent to the candidate',
  'own_data.taken': 'Candidate took all data',
  'own_data.handed_over': 'Copy of all data made to hand over',
  'contest.opened': 'Candidate says that something is wrong',
  'contest.accepted': 'What the candidate called wrong was corrected',
  'contest.declined': 'What the candidate called wrong was declined',
  'complaint.written': 'Complaint written',
  'complaint.answered': 'Complaint answered',
  'receipt.kept': 'Receipt of a check kept',
  'attestation.made': 'Attestation made',
  'attestation.offered': 'Attestation offered to a wallet',
  'attestation.offer_guessed': 'Offer to a wallet ended after wrong PINs',
  'attestation_key.made': 'Key for attestations made',
  'attestation_key.revoked': 'Key for attestations revoked',
  'attestation_key.restored': 'Attestations ended by a restore',
  'account.created': 'Account made',
  'account.signed_in': 'Signed in',
  'account.signed_out': 'Signed out',
  'account.sign_in_failed': 'Sign-in failed',
  'account.role_changed': 'Role changed',
  'account.disabled': 'Account disabled',
  'account.enabled': 'Account enabled',
  'account.deleted': 'Account deleted',
  'account.password_reset': 'Password reset',
  'account.password_changed': 'Password changed',
  'account.reset_requested': 'Password reset asked for',
  'account.reset_link_made': 'Reset link made',
  'account.email_confirmed': 'Email confirmed',
  'account.provider_linked': 'Sign-in provider linked',
  'account.provider_unlinked': 'Sign-in provider disconnected',
  'account.second_factor_on': 'Second factor switched on',
  'account.second_factor_off': 'Second factor switched off',
  'account.backup_codes_made': 'Backup codes made',
  'account.passkey_added': 'Passkey added',
  'account.passkey_removed': 'Passkey removed',
  'account.session_ended': 'Session ended',
  'account.photo_changed': 'Own photo changed',
  'account.photo_removed': 'Own photo removed',
  'account.confirmed': 'Password given again',
  'account.confirm_failed': 'Wrong password when it was asked for again',
  'invite.made': 'Invitation made',
  'invite.used': 'Invitation used',
  'invite.revoked': 'Invitation revoked',
  'export.breach': 'Letters about a breach written',
  'audit.exported': 'Audit log exported',
  'request.refused': 'Refused',
  'record_link.made': 'Linked to the candidate’s account',
  'record_link.ended': 'Link to the account ended',
  'message.sent_again': 'Message to the candidate sent again',
  'sighting.noted': 'Paper seen, no scan kept',
  'sighting.removed': 'Note of a seen paper taken off',
  'leaving.said': 'Candidate leaves the agency',
  'leaving.taken_back': 'Candidate stays after all',
  'leaving.done': 'Leaving dealt with',
  'consent.given': 'Candidate said yes to a consent',
  'consent.withdrawn': 'Candidate said no to a consent',
  'message.switched': 'Candidate switched messages off or on',
  'share.made': 'Share made',
  'share.viewed': 'Share viewed',
  'share.revoked': 'Share revoked',
  'share.closed': 'Share closed',
  'notice.published': 'Notice published',
  'notice.drafted': 'Notice drafted',
  'notice.changed': 'Notice changed',
  'notice.withdrawn': 'Notice withdrawn',
  'notice.deleted': 'Notice deleted',
  'concern.reported': 'Concern reported',
  'concern.answered': 'Concern answered',
  'concern.closed': 'Concern closed',
  'concern.reopened': 'Concern reopened',
  'api_key.created': 'API key made',
  'api_key.revoked': 'API key revoked',
  'import.started': 'Import begun',
  'import.finished': 'Import finished',
  'import.cancelled': 'Import stopped',
  'import.undone': 'Import taken back',
  'export.everything': 'Everything exported',
  'export.records': 'Records exported',
  'export.ending_papers': 'Papers by their last day exported',
  'export.backup': 'Backup made',
  'export.restored': 'Installation restored',
  'log.succeeded': 'Log continued under another key',
  'organisation.set_up': 'Installation set up',
  'organisation.changed': 'Settings changed',
  'closing.announced': 'Closing of the agency announced',
  'closing.withdrawn': 'Closing of the agency withdrawn',
  'closing.handed_over': 'Files written for the successor',
  'organisation.licence_looked_up': 'Licence looked up in the register',
  'organisation.address_seen': 'Served under another web address',
  'class.created': 'Class made',
  'class.changed': 'Class changed',
  'class.opened': 'Class opened',
  'class.begun': 'Class begun',
  'class.finished': 'Class finished',
  'class.cancelled': 'Class cancelled',
  'class.filled': 'Last seat of a class taken',
  'class.seat_freed': 'Seat of a class free again',
  'class.selected': 'Class selected',
  'class.enrolled': 'Seat given',
  'class.left': 'Left a class',
  'class.attendance_marked': 'Attendance marked',
  'ledger.payment': 'Payment recorded',
  'ledger.charge': 'Fee charged',
  'ledger.refund': 'Refund recorded',
  'ledger.correction': 'Entry corrected',
  'dispute.opened': 'Entry called wrong by the student',
  'dispute.answered': 'Objection answered',
  'own_payment.entered': 'The candidate said something of money',
  'own_payment.answered': 'What the candidate said of money was answered',
}

/** An event of the audit log as a short sentence; an unknown action shows its own name. */
export function sentenceOfEvent(action: string, details: Record<string, unknown>): string {
  const words = actions[action] ?? action
  const kind = documentKinds[details.kind as keyof typeof documentKinds]
  if (kind) return `${words}: ${kind.label}`
  if (Array.isArray(details.fields) && details.fields.length > 0)
    return `${words}: ${details.fields.map((field) => changeOf(action, String(field), details)).join(', ')}`
  // Older events of the log, which never changes, hold the new role only.
  if (action === 'account.role_changed' && typeof details.from === 'string')
    return `${words}: ${details.from} → ${details.to}`
  if (action === 'request.refused') return `${words}: ${details.route}`
  if (typeof details.role === 'string') return `${words}: ${details.role}`
  return words
}

/** A field, with its value before and after where the event has kept them. */
function changeOf(action: string, field: string, { values }: Record<string, unknown>): string {
  const label = labelOf(action, field)
  const pair = (values as Record<string, unknown[]> | undefined)?.[field]
  return pair ? `${label} ${pair.map(wordOf).join(' → ')}` : label
}

function wordOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return value === null || value === '' ? 'none' : String(value)
}

/** A field as the forms call it; of the settings, whose names are words, as words. */
function labelOf(action: string, field: string): string {
  if (action.startsWith('record.') && isField(field)) return recordFields[field].label.en
  return field.replace(/(?=[A-Z])/g, ' ').toLowerCase()
}
