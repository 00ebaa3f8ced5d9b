import { accountRefusals } from '#modules/accounts'
import { recordRefusals } from '#modules/records'
import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about classes and payments. */
export const trainingRefusals = {
  'class.not_found': { kind: 'not_found', sentence: 'There is no such class.' },
  'class.changed_meanwhile': {
    kind: 'conflict',
    sentence: 'Somebody else changed this class. Reload and look again.',
  },
  'class.wrong_state': {
    kind: 'conflict',
    sentence: 'This is not possible in the class’s current state. Reload and look again.',
  },
  'class.needs_sessions': {
    kind: 'invalid',
    sentence: 'A class needs at least one session before it is opened. Add its dates first.',
  },
  'class.fee_stays': {
    kind: 'conflict',
    sentence:
      'The fee cannot be changed after the class was opened. Cancel this class and make a new one.',
  },
  'class.too_few_seats': {
    kind: 'conflict',
    sentence:
      'More people already have a seat. Remove somebody first, or leave the seats as they are.',
  },
  'class.session_attended': {
    kind: 'conflict',
    sentence:
      'A session that somebody attended cannot be taken out, or moved to a day still to come. Put it back and save again.',
  },
  'class.not_staff': {
    kind: 'invalid',
    sentence: 'A teacher with an account has to be an admin or a moderator.',
  },
  'class.not_open': {
    kind: 'conflict',
    sentence: 'This class cannot be selected now. Look at the classes that are open.',
  },
  'class.selected_already': { kind: 'conflict', sentence: 'This class is selected already.' },
  'class.not_selected': {
    kind: 'not_found',
    sentence: 'This name is no longer on the list of the class. Reload the page.',
  },
  'class.begun': {
    kind: 'conflict',
    sentence: 'This class has begun, so it cannot be left here. Ask the agency.',
  },
  'class.no_such_session': {
    kind: 'not_found',
    sentence: 'There is no such session in this class.',
  },
  'class.session_ahead': {
    kind: 'conflict',
    sentence: 'The day of this session has not come yet. Mark who was there from that day on.',
  },
  'class.not_enrolled': {
    kind: 'invalid',
    sentence: 'Somebody who is marked as present has no seat in this class. Reload and mark again.',
  },
  'message.not_found': { kind: 'not_found', sentence: 'There is no such message.' },
  'payment.wrong_currency': {
    kind: 'invalid',
    sentence: 'The fee of this class is in another currency. Record the payment in that currency.',
  },
  'payment.no_fee': {
    kind: 'invalid',
    sentence: 'This class has no fee. Say how much was handed over.',
  },
  'payment.not_staff': {
    kind: 'invalid',
    sentence: 'Say which admin or moderator received the money.',
  },
  'payment.in_future': {
    kind: 'invalid',
    sentence: 'This day is in the future. Record money after it was handed over.',
  },
  'payment.more_than_credit': {
    kind: 'invalid',
    sentence: 'This is more than the credit of this student in this currency.',
  },
  'refund.out_of_credit': {
    kind: 'invalid',
    sentence:
      'This was not paid for a recruitment item. Hand it back out of the student’s credit instead.',
  },
  'refund.nothing_received': {
    kind: 'invalid',
    sentence: 'The agency bore this cost itself, so there is nothing to hand back.',
  },
  'refund.more_than_left': {
    kind: 'invalid',
    sentence: 'This is more than is left of this payment.',
  },
  'refund.before_payment': {
    kind: 'invalid',
    sentence: 'This day is before the payment. Record the day on which the money was handed back.',
  },
  'ledger.not_found': { kind: 'not_found', sentence: 'There is no such entry.' },
  'ledger.already_corrected': { kind: 'conflict', sentence: 'This entry is corrected already.' },
  'ledger.refunded': {
    kind: 'conflict',
    sentence: 'Part of this payment was handed back. Correct the refund first if it is wrong too.',
  },
  'ledger.correction_stays': {
    kind: 'conflict',
    sentence: 'A correction cannot be corrected. Enter what is right as a new entry.',
  },
  'ledger.corrected_along': {
    kind: 'conflict',
    sentence:
      'This was written together with another entry, a payment or a refund. Correct that entry; this one is corrected with it.',
  },
} as const satisfies RefusalTable

const known = refusing({ ...accountRefusals, ...recordRefusals, ...trainingRefusals })

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
