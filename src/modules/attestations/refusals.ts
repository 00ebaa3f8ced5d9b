import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about attestations and the keys that sign them. */
export const attestationRefusals = {
  'attestation.no_address': {
    kind: 'conflict',
    sentence:
      'This site has no public address by https, so nobody could check an attestation of it.',
  },
  'attestation.not_shareable': {
    kind: 'invalid',
    sentence: 'This paper is shown to the candidate only: there is no attestation of it.',
  },
  'attestation.not_on_file': {
    kind: 'not_found',
    sentence: 'This paper is not in the open file. Choose one that is.',
  },
  'attestation.contested': {
    kind: 'conflict',
    sentence: 'This is called wrong at the moment. Wait for the answer, then try again.',
  },
  'attestation.no_key': {
    kind: 'not_found',
    sentence: 'There is no such key. Say candor keys list to see them.',
  },
  'attestation.revoked_ahead': {
    kind: 'invalid',
    sentence: 'A key is revoked from now or from an earlier time on.',
  },
} as const satisfies RefusalTable

const known = refusing(attestationRefusals)

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
