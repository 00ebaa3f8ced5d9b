import type { z } from 'zod'
import {
  attestationsOfRecord,
  checkAttestation,
  issueAttestation,
  issueSdJwt,
  offerToWallet,
} from '#modules/attestations'
import {
  attestationRates,
  attestationSchema,
  attestationTextSchema,
  attestationVerdictSchema,
  newAttestationSchema,
  recordAttestationsSchema,
  sdJwtSchema,
  staffAttestationSchema,
  walletOfferSchema,
} from '#modules/attestations/schema'
import { verificationRates } from '#modules/receipts/schema'
import { getRecord } from '#modules/records'
import type { WriteContext } from '#platform/context'
import { endpoint } from './endpoint.ts'
import { ownFile, writeAs } from './own-file.ts'

const refuses = [
  'attestation.no_address',
  'attestation.not_shareable',
  'attestation.not_on_file',
  'attestation.contested',
  'attestation.name_unfit',
  'attestation.key_unavailable',
  'consent.no_sharing',
  'setup.required',
] as const

const byCandidate = {
  transaction: 'none',
  body: newAttestationSchema,
  limit: attestationRates.attestation,
  refuses,
  status: 201,
} as const

const byStaff = {
  recentSignIn: { scope: 'candidates' },
  body: staffAttestationSchema,
  idempotent: true,
  refuses: [...refuses, 'record.not_found'],
  status: 201,
} as const

/** Returns whose attestation staff take, and what it says: it names nobody. */
async function ofRecord(
  ctx: WriteContext,
  id: string,
  body: z.output<typeof staffAttestationSchema>,
) {
  const { id: recordId } = await getRecord(ctx, id)
  const holder = { recordId, kinds: null }
  return { holder, wanted: { ...body, withName: false, withReference: false } }
}

/** Each way of access offers both forms: the JSON, and the text of an SD-JWT VC. */
export const attestationEndpoints = [
  ...ownFile('POST /attestations', 'POST /my/attestations', {
    ...byCandidate,
    idempotent: true,
    summary: 'Take an attestation of a document',
    output: attestationSchema,
    run: (ctx, { body }, { holder, publicUrl }) =>
      writeAs(ctx, holder, (write, whose) => issueAttestation(write, whose, body, publicUrl)),
  }),
  ...ownFile('POST /attestations/sd-jwt', 'POST /my/attestations/sd-jwt', {
    ...byCandidate,
    idempotent: true,
    summary:
      'Take an attestation of a document as an SD-JWT VC, whose holder may keep name and reference back',
    output: sdJwtSchema,
    run: (ctx, { body }, { holder, publicUrl }) =>
      writeAs(ctx, holder, async (write, whose) => ({
        attestation: await issueSdJwt(write, whose, body, publicUrl),
      })),
  }),
  // Answered only once: code and PIN of an offer are stored nowhere.
  ...ownFile('POST /attestations/wallet-offers', 'POST /my/attestations/wallet-offers', {
    ...byCandidate,
    summary:
      'Offer an attestation to a wallet, by OpenID4VCI: the link for its QR code, and the PIN that the wallet asks for',
    output: walletOfferSchema,
    run: (ctx, { body }, { holder, publicUrl }) =>
      writeAs(ctx, holder, (write, whose) => offerToWallet(write, whose, body, publicUrl)),
  }),
  endpoint('POST /records/{id}/attestations', 'records:all', {
    ...byStaff,
    summary: 'Take an attestation of a document for its candidate; it names nobody',
    output: attestationSchema,
    run: async (ctx, { params, body }, { publicUrl }) => {
      const { holder, wanted } = await ofRecord(ctx, params.id, body)
      return issueAttestation(ctx, holder, wanted, publicUrl)
    },
  }),
  endpoint('POST /records/{id}/attestations/sd-jwt', 'records:all', {
    ...byStaff,
    summary:
      'Take an attestation of a document for its candidate, as an SD-JWT VC; it names nobody',
    output: sdJwtSchema,
    run: async (ctx, { params, body }, { publicUrl }) => {
      const { holder, wanted } = await ofRecord(ctx, params.id, body)
      return { attestation: await issueSdJwt(ctx, holder, wanted, publicUrl) }
    },
  }),
  endpoint('GET /records/{id}/attestations', 'records:all', {
    summary: 'The attestations of a record, and for which of its documents one can be made now',
    refuses: ['record.not_found'],
    output: recordAttestationsSchema,
    run: (ctx, { params }, { publicUrl }) => attestationsOfRecord(ctx, params.id, publicUrl),
  }),
  endpoint('POST /attestations/check', 'public', {
    summary:
      'Signature, state and words of an attestation in either form, each apart; another issuer’s is not judged',
    transaction: 'read',
    body: attestationTextSchema,
    limit: verificationRates.verify,
    output: attestationVerdictSchema,
    run: (ctx, { body }, { publicUrl }) => checkAttestation(ctx, body.attestation, publicUrl),
  }),
] as const
