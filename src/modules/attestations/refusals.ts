import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about attestations and the keys that sign them. */
export const attestationRefusals = {
  'attestation.no_address': {
    kind: 'conflict',
    sentence:
      'This site has no public https address, so nobody could check an attestation that it makes.',
  },
  'attestation.not_shareable': {
    kind: 'invalid',
    sentence: 'We make no attestation of this document. Choose another one.',
  },
  'attestation.not_on_file': {
    kind: 'not_found',
    sentence: 'This document is not in the open file. Choose one that is.',
  },
  'attestation.contested': {
    kind: 'conflict',
    sentence: 'This is reported as wrong at the moment. Wait for the answer, then try again.',
  },
  'attestation.name_unfit': {
    kind: 'conflict',
    sentence:
      'This name cannot be stated in an attestation. Take one without the name, or ask the agency to enter it in Latin letters, as the passport prints it.',
  },
  'attestation.no_key': {
    kind: 'not_found',
    sentence: 'There is no such key. Run candor keys list to see them.',
  },
  'attestation.revoked_ahead': {
    kind: 'invalid',
    sentence: 'A key can be revoked from now or from an earlier time, not from a later one.',
  },
  'attestation.key_unavailable': {
    kind: 'unavailable',
    sentence: 'No attestation can be signed at the moment. Ask the agency, or try again later.',
  },
  'attestation.key_in_file': {
    kind: 'conflict',
    sentence:
      'The key for attestations comes from a file. Put a new one into the file and start Candor again.',
  },
  'attestation.key_ended': {
    kind: 'conflict',
    sentence:
      'The key in CANDOR_ATTESTATION_KEY_FILE may no longer sign: another key replaced it, it was revoked, or a restore ended it. Put a new one into the file and start Candor again.',
  },
  'attestation.key_missing': {
    kind: 'conflict',
    sentence:
      'The last key for attestations came from a file that is not named here. Set CANDOR_ATTESTATION_KEY_FILE, or run candor keys rotate --in-database.',
  },
} as const satisfies RefusalTable

const known = refusing(attestationRefusals)

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
