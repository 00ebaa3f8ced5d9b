import { accountRefusals } from '#modules/accounts'
import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about records, and about what staff write, send and keep beside them. */
export const recordRefusals = {
  'record.not_found': { kind: 'not_found', sentence: 'There is no such record.' },
  'record.passport_taken': {
    kind: 'conflict',
    sentence: 'A record with this passport number is already on file.',
  },
  'record.already_hidden': { kind: 'conflict', sentence: 'This record is hidden already.' },
  'record.already_visible': { kind: 'conflict', sentence: 'This record is visible already.' },
  'record.wrong_state': {
    kind: 'conflict',
    sentence: 'This is not possible in the record’s current state. Reload and look again.',
  },
  'record.not_editable': {
    kind: 'forbidden',
    sentence: 'You can change a record only while it is pending or returned to you.',
  },
  'record.second_person': {
    kind: 'forbidden',
    sentence:
      'You entered this record or changed it since its last approval. Another admin has to approve it.',
  },
  'record.under_age': {
    kind: 'forbidden',
    sentence:
      'By the date of birth this candidate is under 18. A record can be approved from the 18th birthday on.',
  },
  'record.licence_stops': {
    kind: 'conflict',
    sentence:
      'No new records now: by the last look-up, the licence of this agency has ended or is unknown, or nobody has looked it up for 90 days. An admin has to look it up in the register and note it under Settings.',
  },
  'record.agency_closes': {
    kind: 'conflict',
    sentence: 'No new records can be added: this agency is closing.',
  },
  'record.not_in_trash': { kind: 'conflict', sentence: 'This record is not in the trash.' },
  'record.unknown_stage': {
    kind: 'invalid',
    sentence: 'There is no such stage. Choose one from the list.',
  },
  'record.not_a_colleague': {
    kind: 'invalid',
    sentence: 'This person cannot see the record. Choose somebody from the list.',
  },
  'record.in_trash': {
    kind: 'conflict',
    sentence: 'This record is in the trash. Restore it first.',
  },
  'note.not_a_colleague': {
    kind: 'invalid',
    sentence: 'Somebody you mention cannot see this record. Choose somebody from the list.',
  },
  'candidate_message.not_found': { kind: 'not_found', sentence: 'There is no such message.' },
  'candidate_message.not_repeatable': {
    kind: 'conflict',
    sentence:
      'This message contained a code that works once. The candidate can ask for a new code.',
  },
  'candidate_message.switched_off': {
    kind: 'conflict',
    sentence:
      'The candidate has switched off messages of this kind. Only the candidate can switch them on again.',
  },
  'candidate_message.under_way': {
    kind: 'conflict',
    sentence: 'This message is waiting or being sent already. Look again in a minute.',
  },
  'bulk_change.not_found': {
    kind: 'not_found',
    sentence: 'This cannot be undone any more. Change the records one by one.',
  },
  'saved_view.not_found': { kind: 'not_found', sentence: 'There is no such view.' },
  'saved_view.name_taken': {
    kind: 'conflict',
    sentence: 'You already have a view with this name. Choose another name.',
  },
  'saved_view.too_many': {
    kind: 'conflict',
    sentence: 'You have 50 views. Delete one that you do not need.',
  },
} as const satisfies RefusalTable

const known = refusing({ ...accountRefusals, ...recordRefusals })

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
