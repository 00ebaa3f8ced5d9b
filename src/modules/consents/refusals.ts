import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about candidates' consents. */
export const consentRefusals = {
  'consent.other_words': {
    kind: 'conflict',
    sentence: 'The words have changed since you read them. Read them again, then answer.',
  },
  'consent.no_keeping': {
    kind: 'conflict',
    sentence:
      'The candidate no longer agrees that we keep this file, so no document can be added. Only the candidate can change that.',
  },
  'consent.no_sharing': {
    kind: 'conflict',
    sentence:
      'The candidate does not agree that documents are shown to others. The candidate can change that on the page “What you agree to”.',
  },
  'consent.no_asking': {
    kind: 'conflict',
    sentence:
      'The candidate does not agree that staff ask authorities about these documents. Only the candidate can change that.',
  },
} as const satisfies RefusalTable

const known = refusing(consentRefusals)

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
