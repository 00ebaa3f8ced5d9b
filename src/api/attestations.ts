import { z } from 'zod'
import {
  type AttestedHolder,
  attestationsOfRecord,
  checkAttestation,
  issueAttestation,
  issueSdJwt,
  offerToWallet,
} from '#modules/attestations'
import { attestationRates } from '#modules/attestations/limits'
import {
  attestationSchema,
  attestationTextSchema,
  attestationVerdictSchema,
  newAttestationSchema,
  recordAttestationsSchema,
  sdJwtSchema,
  staffAttestationSchema,
  walletOfferSchema,
} from '#modules/attestations/schema'
import { getLinkedRecord } from '#modules/lookup'
import { verificationRates } from '#modules/receipts/limits'
import { getRecord } from '#modules/records'
import type { ActionContext, WriteContext } from '#platform/context'
import { type Edge, endpoint, holderOf } from './endpoint.ts'

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

/** Each way of access offers both forms: the JSON, and the text of an SD-JWT VC. */
const byViewing = {
  method: 'POST',
  permission: 'public',
  transaction: 'none',
  body: newAttestationSchema,
  limit: attestationRates.attestation,
  idempotent: true,
  proofs: ['viewing'],
  refuses,
  status: 201,
} as const

const ofViewing = endpoint({
  ...byViewing,
  path: '/attestations',
  summary: 'Take an attestation of a document in the record that a viewing has open',
  output: attestationSchema,
  run: (ctx, { body }, edge) =>
    withHolder(ctx, edge, (write, holder) => issueAttestation(write, holder, body, edge.publicUrl)),
})

const sdJwtOfViewing = endpoint({
  ...byViewing,
  path: '/attestations/sd-jwt',
  summary:
    'Take an attestation of a document in the record that a viewing has open, as an SD-JWT VC, whose holder may keep name and reference back',
  output: sdJwtSchema,
  run: (ctx, { body }, edge) =>
    withHolder(ctx, edge, async (write, holder) => ({
      attestation: await issueSdJwt(write, holder, body, edge.publicUrl),
    })),
})

/** Answered only once: code and PIN of an offer are stored nowhere. */
const offerOfViewing = endpoint({
  ...byViewing,
  path: '/attestations/wallet-offers',
  idempotent: false,
  summary:
    'Offer an attestation to a wallet, by OpenID4VCI: the link for its QR code, and the PIN that the wallet asks for',
  output: walletOfferSchema,
  run: (ctx, { body }, edge) =>
    withHolder(ctx, edge, (write, holder) => offerToWallet(write, holder, body, edge.publicUrl)),
})

/** Asks whose viewing it is before the transaction too, so that nobody without one waits for the writer. */
async function withHolder<T>(
  ctx: ActionContext,
  edge: Edge,
  issue: (write: WriteContext, holder: AttestedHolder) => Promise<T>,
): Promise<T> {
  await ctx.read((read) => holderOf(read, edge))
  return ctx.write(async (write) => issue(write, await holderOf(write, edge)))
}

const byLink = {
  method: 'POST',
  permission: 'signed-in',
  transaction: 'write',
  body: newAttestationSchema,
  limit: attestationRates.attestation,
  refuses: [...refuses, 'link.account_only', 'link.not_linked', 'lookup.no_data_found'],
  status: 201,
} as const

const ofLink = endpoint({
  ...byLink,
  path: '/my/attestations',
  summary: 'Take an attestation of a document in the linked record',
  output: attestationSchema,
  run: async (ctx, { body }, { publicUrl }) =>
    issueAttestation(ctx, await getLinkedRecord(ctx), body, publicUrl),
})

const sdJwtOfLink = endpoint({
  ...byLink,
  path: '/my/attestations/sd-jwt',
  summary: 'Take an attestation of a document in the linked record, as an SD-JWT VC',
  output: sdJwtSchema,
  run: async (ctx, { body }, { publicUrl }) => ({
    attestation: await issueSdJwt(ctx, await getLinkedRecord(ctx), body, publicUrl),
  }),
})

const offerOfLink = endpoint({
  ...byLink,
  path: '/my/attestations/wallet-offers',
  summary: 'Offer an attestation of a document in the linked record to a wallet, by OpenID4VCI',
  output: walletOfferSchema,
  run: async (ctx, { body }, { publicUrl }) =>
    offerToWallet(ctx, await getLinkedRecord(ctx), body, publicUrl),
})

const byStaff = {
  method: 'POST',
  permission: 'records:all',
  recentSignIn: { scope: 'candidates' },
  transaction: 'write',
  params: z.object({ id: z.uuid() }),
  body: staffAttestationSchema,
  idempotent: true,
  refuses: [...refuses, 'record.not_found'],
  status: 201,
} as const
const namesNobody = { withName: false, withReference: false }

const ofStaff = endpoint({
  ...byStaff,
  path: '/records/{id}/attestations',
  summary: 'Take an attestation of a document for its candidate; it names nobody',
  output: attestationSchema,
  run: async (ctx, { params, body }, { publicUrl }) => {
    const { id: recordId } = await getRecord(ctx, params.id)
    const wanted = { ...body, ...namesNobody }
    return issueAttestation(ctx, { recordId, kinds: null }, wanted, publicUrl)
  },
})

const sdJwtOfStaff = endpoint({
  ...byStaff,
  path: '/records/{id}/attestations/sd-jwt',
  summary: 'Take an attestation of a document for its candidate, as an SD-JWT VC; it names nobody',
  output: sdJwtSchema,
  run: async (ctx, { params, body }, { publicUrl }) => {
    const { id: recordId } = await getRecord(ctx, params.id)
    const wanted = { ...body, ...namesNobody }
    return {
      attestation: await issueSdJwt(ctx, { recordId, kinds: null }, wanted, publicUrl),
    }
  },
})

const listEndpoint = endpoint({
  method: 'GET',
  path: '/records/{id}/attestations',
  summary: 'The attestations of a record, and for which of its documents one can be made now',
  permission: 'records:all',
  transaction: 'read',
  params: z.object({ id: z.uuid() }),
  refuses: ['record.not_found'],
  output: recordAttestationsSchema,
  run: (ctx, { params }, { publicUrl }) => attestationsOfRecord(ctx, params.id, publicUrl),
})

const checkEndpoint = endpoint({
  method: 'POST',
  path: '/attestations/check',
  summary:
    'Signature, state and words of an attestation in either form, each apart; another issuer’s is not judged',
  permission: 'public',
  transaction: 'read',
  body: attestationTextSchema,
  limit: verificationRates.verify,
  output: attestationVerdictSchema,
  run: (ctx, { body }, { publicUrl }) => checkAttestation(ctx, body.attestation, publicUrl),
})

export const attestationEndpoints = [
  ofViewing,
  ofLink,
  ofStaff,
  sdJwtOfViewing,
  sdJwtOfLink,
  sdJwtOfStaff,
  offerOfViewing,
  offerOfLink,
  listEndpoint,
  checkEndpoint,
] as const
