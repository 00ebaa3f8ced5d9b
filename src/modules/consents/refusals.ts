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
  'consent.no_recording': {
    kind: 'unsupported',
    sentence:
      'This is not an MP3 or M4A file. Record the words with a phone, and choose that file.',
  },
  'consent.recording_unclear': {
    kind: 'unsupported',
    sentence:
      'Phones add more than sound to a recording, such as the place. We cannot remove it from this file. Record the words again with another app, as MP3 or M4A, and choose that file.',
  },
  'consent.recording_too_large': {
    kind: 'too_large',
    sentence: 'This recording is larger than 2 MiB. Record it again, a little shorter or simpler.',
  },
} as const satisfies RefusalTable

const known = refusing(consentRefusals)

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
