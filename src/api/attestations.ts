import { z } from 'zod'
import { attestationsOfRecord, checkAttestation, issueAttestation } from '#modules/attestations'
import {
  attestationSchema,
  attestationTextSchema,
  attestationVerdictSchema,
  newAttestationSchema,
  recordAttestationsSchema,
  staffAttestationSchema,
} from '#modules/attestations/schema'
import { getLinkedRecord } from '#modules/lookup'
import { getRecord } from '#modules/records'
import { endpoint } from './endpoint.ts'
import { holderOf } from './holder-of.ts'

const refuses = [
  'attestation.no_address',
  'attestation.not_shareable',
  'attestation.not_on_file',
  'attestation.contested',
  'consent.no_sharing',
  'setup.required',
] as const

const ofViewing = endpoint({
  method: 'POST',
  path: '/attestations',
  summary: 'Take an attestation of a paper in the record that a viewing has open',
  permission: 'public',
  transaction: 'none',
  body: newAttestationSchema,
  limit: 'attestation',
  idempotent: true,
  proofs: ['viewing'],
  refuses,
  output: attestationSchema,
  status: 201,
  run: async (ctx, { body }, edge) => {
    await ctx.read((read) => holderOf(read, edge))
    return ctx.write(async (write) =>
      issueAttestation(write, await holderOf(write, edge), body, edge.publicUrl),
    )
  },
})

const ofLink = endpoint({
  method: 'POST',
  path: '/my/attestations',
  summary: 'Take an attestation of a paper in the linked record',
  permission: 'signed-in',
  transaction: 'write',
  body: newAttestationSchema,
  limit: 'attestation',
  refuses: [...refuses, 'link.account_only', 'link.not_linked', 'lookup.no_data_found'],
  output: attestationSchema,
  status: 201,
  run: async (ctx, { body }, { publicUrl }) =>
    issueAttestation(ctx, await getLinkedRecord(ctx), body, publicUrl),
})

const ofStaff = endpoint({
  method: 'POST',
  path: '/records/{id}/attestations',
  summary: 'Take an attestation of a paper for its candidate; it names nobody',
  permission: 'records:all',
  recentSignIn: true,
  transaction: 'write',
  params: z.object({ id: z.uuid() }),
  body: staffAttestationSchema,
  idempotent: true,
  refuses: [...refuses, 'record.not_found'],
  output: attestationSchema,
  status: 201,
  run: async (ctx, { params, body }, { publicUrl }) => {
    const { id: recordId } = await getRecord(ctx, params.id)
    const wanted = { ...body, withName: false, withReference: false }
    return issueAttestation(ctx, { recordId, kinds: null }, wanted, publicUrl)
  },
})

const listEndpoint = endpoint({
  method: 'GET',
  path: '/records/{id}/attestations',
  summary: 'The attestations of a record, and for which of its papers one can be made now',
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
    'Signature, state and words of an attestation, each apart; another issuer’s is not judged',
  permission: 'public',
  transaction: 'read',
  body: attestationTextSchema,
  limit: 'verify',
  output: attestationVerdictSchema,
  run: (ctx, { body }, { publicUrl }) => checkAttestation(ctx, body.attestation, publicUrl),
})

export const attestationEndpoints = [
  ofViewing,
  ofLink,
  ofStaff,
  listEndpoint,
  checkEndpoint,
] as const
