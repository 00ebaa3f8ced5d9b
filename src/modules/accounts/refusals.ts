import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about who somebody is: sessions, accounts, API keys. */
export const accountRefusals = {
  'session.required': {
    kind: 'unauthenticated',
    sentence: 'Sign in first, or send an API key.',
  },
  'session.other_person': {
    kind: 'conflict',
    sentence:
      'Somebody else has since signed in in this browser, so nothing was done. Sign in again as yourself.',
  },
  'session.forbidden': {
    kind: 'forbidden',
    sentence: 'Your account may not do this. Ask an admin of your organisation.',
  },
  'session.confirm_required': {
    kind: 'forbidden',
    sentence: 'Please enter your password again. You last entered it more than 5 minutes ago.',
  },
  'session.second_factor_owed': {
    kind: 'forbidden',
    sentence:
      'Your organisation asks its staff for a second factor. Turn it on under your account, then continue.',
  },
  'session.not_recent': {
    kind: 'conflict',
    sentence:
      'You signed in more than 5 minutes ago. Sign out, sign in again, and do this within 5 minutes.',
  },
  'session.wrong_credentials': {
    kind: 'unauthenticated',
    sentence: 'The email or the password is wrong. Check both and try again.',
  },
  'session.second_factor_required': {
    kind: 'unauthenticated',
    sentence: 'This account has a second factor. Send the code of your authenticator app too.',
  },
  'session.wrong_code': {
    kind: 'unauthenticated',
    sentence: 'This code is wrong or has already been used. Wait for the next one and try again.',
  },
  'session.step_ended': {
    kind: 'unauthenticated',
    sentence: 'This took too long. Sign in again from the start.',
  },
  'session.provider_failed': {
    kind: 'unauthenticated',
    sentence: 'Signing in with the other service did not work. Try again, or use your password.',
  },
  'session.provider_unreachable': {
    kind: 'unavailable',
    sentence: 'The other service does not answer. Try again in a minute, or use your password.',
  },
  'session.provider_other_person': {
    kind: 'forbidden',
    sentence:
      'You signed in there as somebody else. Sign in with the account that is connected here.',
  },
  'session.provider_not_again': {
    kind: 'conflict',
    sentence:
      'The other service did not ask for your password again. Sign out, sign in again, and do this within 5 minutes.',
  },
  'session.provider_unconfirmed': {
    kind: 'forbidden',
    sentence:
      'The other service has not checked that this email is yours. Confirm it there, or use your password.',
  },
  'session.provider_email': {
    kind: 'forbidden',
    sentence:
      'The other service names no email that can be used here. Correct it there, or use your password.',
  },
  'session.provider_not_connected': {
    kind: 'forbidden',
    sentence:
      'You have not connected the other service to your account yet. Sign in with your password, then connect it in your account.',
  },
  'session.passkey_refused': {
    kind: 'unauthenticated',
    sentence: 'The passkey was not accepted. Try again, or use your password.',
  },
  'account.provider_taken': {
    kind: 'conflict',
    sentence: 'Another account already signs in that way. Disconnect it there first.',
  },
  'account.only_way_in': {
    kind: 'conflict',
    sentence:
      'This is the only way into your account. Choose a password or add a passkey first, then disconnect it.',
  },
  'account.agency_closes': {
    kind: 'conflict',
    sentence: 'No new accounts can be made: this agency is closing.',
  },
  'account.email_unconfirmed': {
    kind: 'conflict',
    sentence:
      'There is an account with this email, but the email was never confirmed. Sign in with its password and confirm it, or ask for a new password.',
  },
  'account.link_ended': {
    kind: 'gone',
    sentence:
      'This link no longer works. It works once, and only for a short time. Ask for a new one.',
  },
  'account.disabled': { kind: 'conflict', sentence: 'This account is disabled. Enable it first.' },
  'account.wrong_password': {
    kind: 'invalid',
    sentence: 'This is not your password. Check it and try again.',
  },
  'account.password_weak': {
    kind: 'invalid',
    sentence:
      'This password is too easy to guess. Use several words that only you would put together, without your name or the organisation’s.',
  },
  'account.second_factor_missing': {
    kind: 'conflict',
    sentence: 'The second factor is not on. Turn it on first.',
  },
  'account.second_factor_on': {
    kind: 'conflict',
    sentence: 'The second factor is on already. Turn it off first.',
  },
  'account.not_a_person': {
    kind: 'forbidden',
    sentence: 'This is for people who are signed in, not for API keys.',
  },
  'account.email_taken': {
    kind: 'conflict',
    sentence: 'This email cannot be used for a new account. Sign in instead, or use another email.',
  },
  'account.mail_not_sent': {
    kind: 'unavailable',
    sentence:
      'The mail server did not accept the mail, so none was sent. Try again in a few minutes.',
  },
  'account.not_found': { kind: 'not_found', sentence: 'There is no such account.' },
  'account.last_admin': {
    kind: 'conflict',
    sentence: 'This is the last admin. Make another account an admin first.',
  },
  'account.own': {
    kind: 'conflict',
    sentence: 'You cannot change or delete your own account here. Ask another admin.',
  },
  'invite.not_found': {
    kind: 'not_found',
    sentence: 'There is no such open invitation. It was used or revoked, or it has expired.',
  },
  'invite.no_mail': {
    kind: 'conflict',
    sentence: 'No mail server is configured here. Make a link instead and hand it over yourself.',
  },
  'invite.not_sent': {
    kind: 'unavailable',
    sentence:
      'The mail server did not accept the mail, so nobody is invited. Check the address, or make a link.',
  },
  'passkey.not_found': { kind: 'not_found', sentence: 'You have no such passkey.' },
  'api_key.scope_missing': {
    kind: 'forbidden',
    sentence:
      'This asks a person for the password again, so an API key may do it only if it was made for it. Sign in, or use such a key.',
  },
  'api_key.not_found': { kind: 'not_found', sentence: 'There is no such API key.' },
} as const satisfies RefusalTable

const known = refusing(accountRefusals)

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
