import { refusalsOf, refusing } from '#platform/errors'

/** Refusals about who somebody is: sessions, accounts, API keys. */
export const accountRefusals = refusalsOf({
  'session.required': 'unauthenticated',
  'session.other_person': 'conflict',
  'session.forbidden': 'forbidden',
  'session.confirm_required': 'forbidden',
  'session.second_factor_owed': 'forbidden',
  'session.not_recent': 'conflict',
  'session.wrong_credentials': 'unauthenticated',
  'session.second_factor_required': 'unauthenticated',
  'session.wrong_code': 'unauthenticated',
  'session.step_ended': 'unauthenticated',
  'session.provider_failed': 'unauthenticated',
  'session.provider_unreachable': 'unavailable',
  'session.provider_other_person': 'forbidden',
  'session.provider_not_again': 'conflict',
  'session.provider_unconfirmed': 'forbidden',
  'session.provider_email': 'forbidden',
  'session.provider_not_connected': 'forbidden',
  'session.passkey_refused': 'unauthenticated',
  'account.provider_taken': 'conflict',
  'account.only_way_in': 'conflict',
  'account.agency_closes': 'conflict',
  'account.email_unconfirmed': 'conflict',
  'account.link_ended': 'gone',
  'account.disabled': 'conflict',
  'account.wrong_password': 'invalid',
  'account.password_weak': 'invalid',
  'account.second_factor_missing': 'conflict',
  'account.second_factor_on': 'conflict',
  'account.not_a_person': 'forbidden',
  'account.email_taken': 'conflict',
  'account.mail_not_sent': 'unavailable',
  'account.not_found': 'not_found',
  'account.last_admin': 'conflict',
  'account.own': 'conflict',
  'invite.not_found': 'not_found',
  'invite.no_mail': 'conflict',
  'invite.not_sent': 'unavailable',
  'passkey.not_found': 'not_found',
  'api_key.scope_missing': 'forbidden',
  'api_key.not_found': 'not_found',
})

const known = refusing(accountRefusals)

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
