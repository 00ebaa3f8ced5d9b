import { refusalsOf, refusing } from '#platform/errors'

/** Refusals about attestations and the keys that sign them. */
export const attestationRefusals = refusalsOf({
  'attestation.no_address': 'conflict',
  'attestation.not_shareable': 'invalid',
  'attestation.not_on_file': 'not_found',
  'attestation.contested': 'conflict',
  'attestation.name_unfit': 'conflict',
  'attestation.no_key': 'not_found',
  'attestation.revoked_ahead': 'invalid',
  'attestation.key_unavailable': 'unavailable',
  'attestation.key_in_file': 'conflict',
  'attestation.key_ended': 'conflict',
  'attestation.key_missing': 'conflict',
})

const known = refusing(attestationRefusals)

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
