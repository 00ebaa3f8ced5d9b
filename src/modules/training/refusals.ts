import { accountRefusals } from '#modules/accounts'
import { recordRefusals } from '#modules/records'
import { refusalsOf, refusing } from '#platform/errors'

/** Refusals about classes and payments. */
export const trainingRefusals = refusalsOf({
  'class.not_found': 'not_found',
  'class.changed_meanwhile': 'conflict',
  'class.wrong_state': 'conflict',
  'class.needs_sessions': 'invalid',
  'class.fee_stays': 'conflict',
  'class.too_few_seats': 'conflict',
  'class.session_attended': 'conflict',
  'class.not_staff': 'invalid',
  'class.not_open': 'conflict',
  'class.selected_already': 'conflict',
  'class.not_selected': 'not_found',
  'class.begun': 'conflict',
  'class.no_such_session': 'not_found',
  'class.session_ahead': 'conflict',
  'class.not_enrolled': 'invalid',
  'message.not_found': 'not_found',
  'payment.wrong_currency': 'invalid',
  'payment.no_fee': 'invalid',
  'payment.not_staff': 'invalid',
  'payment.in_future': 'invalid',
  'payment.more_than_credit': 'invalid',
  'refund.out_of_credit': 'invalid',
  'refund.nothing_received': 'invalid',
  'refund.more_than_left': 'invalid',
  'refund.before_payment': 'invalid',
  'ledger.not_found': 'not_found',
  'ledger.already_corrected': 'conflict',
  'ledger.refunded': 'conflict',
  'ledger.correction_stays': 'conflict',
  'ledger.corrected_along': 'conflict',
})

const known = refusing({ ...accountRefusals, ...recordRefusals, ...trainingRefusals })

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
