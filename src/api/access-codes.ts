import { z } from 'zod'
import {
  describeAccessCode,
  issueAccessCode,
  noteHandedOver,
  revokeAccessCode,
} from '#modules/lookup'
import { accessCodeSchema, accessCodeStateSchema, codeHandoverSchema } from '#modules/lookup/schema'
import { endpoint } from './endpoint.ts'

const path = '/records/{id}/access-code'
const params = z.object({ id: z.uuid() })

const readEndpoint = endpoint({
  method: 'GET',
  path,
  summary: 'When the access code of a record was issued and by whom; never the code',
  permission: 'records:all',
  transaction: 'read',
  params,
  refuses: ['record.not_found'],
  output: accessCodeStateSchema,
  run: (ctx, { params: { id } }) => describeAccessCode(ctx, id),
})

const issueEndpoint = endpoint({
  method: 'POST',
  path,
  summary: 'Issue an access code, shown only this once; an earlier one ends',
  permission: 'records:all',
  recentSignIn: { scope: 'candidates', atWork: true },
  transaction: 'write',
  params,
  idempotent: true,
  refuses: ['record.not_found', 'record.in_trash'],
  output: accessCodeSchema,
  run: async (ctx, { params: { id } }) => ({ accessCode: await issueAccessCode(ctx, id) }),
})

const revokeEndpoint = endpoint({
  method: 'DELETE',
  path,
  summary: 'Revoke the access code of a record; what it opened closes, its shares stop',
  permission: 'records:all',
  transaction: 'write',
  params,
  refuses: ['record.not_found'],
  output: null,
  run: (ctx, { params: { id } }) => revokeAccessCode(ctx, id),
})

const handOverEndpoint = endpoint({
  method: 'POST',
  path: `${path}/handover`,
  summary:
    'Note that staff handed the code that was issued at `issuedAt` to the candidate in person, who is told so',
  permission: 'records:all',
  transaction: 'write',
  params,
  body: codeHandoverSchema,
  refuses: ['record.not_found', 'access_code.not_in_force'],
  output: accessCodeStateSchema,
  run: async (ctx, { params: { id }, body }) => {
    await noteHandedOver(ctx, id, body)
    return describeAccessCode(ctx, id)
  },
})

export const accessCodeEndpoints = [
  readEndpoint,
  issueEndpoint,
  revokeEndpoint,
  handOverEndpoint,
] as const
