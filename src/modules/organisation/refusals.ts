import { accountRefusals } from '#modules/accounts'
import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about setting up and about an organisation's own name. */
export const organisationRefusals = {
  'setup.already_done': {
    kind: 'gone',
    sentence: 'This installation is set up already. Sign in instead.',
  },
  'setup.wrong_link': {
    kind: 'gone',
    sentence:
      'This set-up link no longer works. Start Candor again and use the link that it prints.',
  },
  'setup.required': {
    kind: 'unavailable',
    sentence:
      'This installation is not set up yet. Open the set-up link that the server printed when it started.',
  },
  'organisation.claims_authority': {
    kind: 'invalid',
    sentence:
      'This name claims to be a government or one of its services. Use the registered name of your agency.',
  },
  'organisation.kept_too_short': {
    kind: 'invalid',
    sentence:
      'The law of your country requires this to be kept for longer. Choose at least the time that it requires.',
  },
} as const satisfies RefusalTable

const known = refusing({ ...accountRefusals, ...organisationRefusals })

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
