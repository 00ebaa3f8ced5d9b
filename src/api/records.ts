import { z } from 'zod'
import type { RefusalCode } from '#gate'
import { currentDocuments, refuseWhileHeld } from '#modules/documents'
import { documentSchema } from '#modules/documents/schema'
import { accessCodeIssuedAt } from '#modules/lookup'
import { purgeRecord } from '#modules/privacy'
import {
  addRecord,
  approveRecord,
  changeRecord,
  deleteRecord,
  getRecord,
  hideRecord,
  restoreRecord,
  returnRecord,
  unhideRecord,
  withdrawApproval,
} from '#modules/records'
import {
  type CandidateRecord,
  newRecordSchema,
  reasonSchema,
  recordChangesSchema,
  recordSchema,
} from '#modules/records/schema'
import type { ReadContext } from '#platform/context'
import { endpoint } from './endpoint.ts'

const idParams = z.object({ id: z.uuid() })

/** A record with its current documents: the answer of most calls about one record. */
const recordWithDocuments = recordSchema.extend({ documents: z.array(documentSchema) })

async function withDocuments(ctx: ReadContext, record: CandidateRecord) {
  return { ...record, documents: await currentDocuments(ctx, record.id) }
}

const addRecordEndpoint = endpoint({
  method: 'POST',
  path: '/records',
  summary: 'Add a record: pending from a moderator, approved from an admin',
  permission: 'records:own',
  transaction: 'write',
  body: newRecordSchema,
  idempotent: true,
  refuses: ['record.passport_taken', 'record.licence_stops', 'record.agency_closes'],
  output: recordWithDocuments,
  status: 201,
  run: async (ctx, { body }) => withDocuments(ctx, await addRecord(ctx, body)),
})

const readRecordEndpoint = endpoint({
  method: 'GET',
  path: '/records/{id}',
  summary: 'Read a record with its current documents',
  permission: 'records:own',
  transaction: 'read',
  params: idParams,
  refuses: ['record.not_found'],
  output: recordWithDocuments.extend({ accessCodeIssuedAt: z.string().nullable() }),
  run: async (ctx, { params }) => ({
    ...(await withDocuments(ctx, await getRecord(ctx, params.id))),
    accessCodeIssuedAt: await accessCodeIssuedAt(ctx, params.id),
  }),
})

const changeRecordEndpoint = endpoint({
  method: 'PATCH',
  path: '/records/{id}',
  summary: 'Change details; for the author of a returned record this also submits it again',
  permission: 'records:own',
  transaction: 'write',
  params: idParams,
  body: recordChangesSchema,
  requiresIfMatch: true,
  refuses: [
    'record.not_found',
    'record.in_trash',
    'record.not_editable',
    'record.changed_meanwhile',
    'record.passport_taken',
  ],
  output: recordWithDocuments,
  run: async (ctx, { params, body, version }) =>
    withDocuments(ctx, await changeRecord(ctx, { recordId: params.id, version, changes: body })),
})

const deleteRecordEndpoint = endpoint({
  method: 'DELETE',
  path: '/records/{id}',
  summary:
    'Move a record to the trash, where it stays as long as the settings say (`trashDays`; 30 unless changed)',
  permission: 'records:all',
  transaction: 'write',
  params: idParams,
  requiresIfMatch: true,
  refuses: ['record.not_found', 'record.in_trash', 'record.changed_meanwhile'],
  output: recordWithDocuments,
  run: async (ctx, { params, version }) =>
    withDocuments(ctx, await deleteRecord(ctx, { recordId: params.id, version })),
})

const wrongMove = ['record.in_trash', 'record.wrong_state'] as const satisfies RefusalCode[]

interface MoveEndpoint {
  summary: string
  permission: 'records:all' | 'records:approve'
  refuses: readonly RefusalCode[]
  move: typeof hideRecord
}

/** Makes an endpoint for a state change that needs only the version. */
function moveEndpoint<const Path extends string>(
  path: Path,
  { summary, permission, refuses, move }: MoveEndpoint,
) {
  return endpoint({
    method: 'POST',
    path,
    summary,
    permission,
    transaction: 'write',
    params: idParams,
    requiresIfMatch: true,
    refuses: ['record.not_found', 'record.changed_meanwhile', ...refuses],
    output: recordWithDocuments,
    run: async (ctx, { params, version }) =>
      withDocuments(ctx, await move(ctx, { recordId: params.id, version })),
  })
}

/** Makes an endpoint for a state change that tells the author why. */
function reasonEndpoint<const Path extends string>(
  path: Path,
  summary: string,
  move: typeof returnRecord,
) {
  return endpoint({
    method: 'POST',
    path,
    summary,
    permission: 'records:approve',
    transaction: 'write',
    params: idParams,
    body: reasonSchema,
    requiresIfMatch: true,
    refuses: ['record.not_found', 'record.changed_meanwhile', ...wrongMove],
    output: recordWithDocuments,
    run: async (ctx, { params, body, version }) =>
      withDocuments(ctx, await move(ctx, { recordId: params.id, version, reason: body.reason })),
  })
}

const purgeEndpoint = endpoint({
  method: 'POST',
  path: '/records/{id}/purge',
  summary: 'Remove a record in the trash for good, with its files',
  permission: 'records:all',
  recentSignIn: { scope: 'purge' },
  transaction: 'none',
  params: idParams,
  requiresIfMatch: true,
  refuses: [
    'record.not_found',
    'record.not_in_trash',
    'record.changed_meanwhile',
    'original.in_office',
  ],
  output: null,
  run: async (ctx, { params, version }) => {
    await purgeRecord(ctx, { recordId: params.id, version }, async (write, target) => {
      await refuseWhileHeld(write, target.recordId)
      return target
    })
  },
})

export const recordEndpoints = [
  addRecordEndpoint,
  readRecordEndpoint,
  changeRecordEndpoint,
  deleteRecordEndpoint,
  moveEndpoint('/records/{id}/approve', {
    summary: 'Approve a pending record',
    permission: 'records:approve',
    refuses: [...wrongMove, 'record.second_person', 'record.under_age'],
    move: approveRecord,
  }),
  reasonEndpoint('/records/{id}/return', 'Return a pending record with a reason', returnRecord),
  reasonEndpoint('/records/{id}/withdraw', 'Withdraw an approval with a reason', withdrawApproval),
  moveEndpoint('/records/{id}/hide', {
    summary: 'Hide a record from the public',
    permission: 'records:all',
    refuses: ['record.in_trash', 'record.already_hidden'],
    move: hideRecord,
  }),
  moveEndpoint('/records/{id}/unhide', {
    summary: 'Show a hidden record again',
    permission: 'records:all',
    refuses: ['record.in_trash', 'record.already_visible'],
    move: unhideRecord,
  }),
  moveEndpoint('/records/{id}/restore', {
    summary: 'Take a record out of the trash',
    permission: 'records:all',
    refuses: ['record.not_in_trash', 'record.passport_taken'],
    move: restoreRecord,
  }),
  purgeEndpoint,
] as const
