import { z } from 'zod'
import { currentDocuments, purgeRecord } from '#modules/documents'
import { documentSchema } from '#modules/documents/schema'
import { accessCodeIssuedAt } from '#modules/lookup'
import {
  addRecord,
  approveRecord,
  changeRecord,
  deleteRecord,
  findRecord,
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

/** A record with its current papers: what most calls about one record answer. */
const recordWithDocuments = recordSchema.extend({ documents: z.array(documentSchema) })

async function withDocuments(ctx: ReadContext, record: CandidateRecord) {
  return { ...record, documents: await currentDocuments(ctx, record.id) }
}

const addRecordEndpoint = endpoint({
  method: 'POST',
  path: '/records',
  summary: 'Add a record: pending from a moderator, approved from an admin',
  may: 'records:own',
  transaction: 'write',
  body: newRecordSchema,
  takesKey: true,
  output: recordWithDocuments,
  status: 201,
  run: async (ctx, { body }) => withDocuments(ctx, await addRecord(ctx, body)),
})

const readRecordEndpoint = endpoint({
  method: 'GET',
  path: '/records/{id}',
  summary: 'Read a record with its current documents',
  may: 'records:own',
  transaction: 'read',
  params: idParams,
  output: recordWithDocuments.extend({ accessCodeIssuedAt: z.string().nullable() }),
  run: async (ctx, { params }) => ({
    ...(await withDocuments(ctx, await findRecord(ctx, params.id))),
    accessCodeIssuedAt: await accessCodeIssuedAt(ctx, params.id),
  }),
})

const changeRecordEndpoint = endpoint({
  method: 'PATCH',
  path: '/records/{id}',
  summary: 'Change details; the author of a returned record submits it again with this',
  may: 'records:own',
  transaction: 'write',
  params: idParams,
  body: recordChangesSchema,
  wantsVersion: true,
  output: recordWithDocuments,
  run: async (ctx, { params, body, version }) =>
    withDocuments(ctx, await changeRecord(ctx, { recordId: params.id, version, changes: body })),
})

const deleteRecordEndpoint = endpoint({
  method: 'DELETE',
  path: '/records/{id}',
  summary:
    'Move a record to the trash, where it stays as long as the settings say (`trashDays`; 30 unless changed)',
  may: 'records:all',
  transaction: 'write',
  params: idParams,
  wantsVersion: true,
  output: recordWithDocuments,
  run: async (ctx, { params, version }) =>
    withDocuments(ctx, await deleteRecord(ctx, { recordId: params.id, version })),
})

type Move = typeof hideRecord

/** The moves of a record that need nothing but the version. */
function moveEndpoint<const Path extends string>(
  path: Path,
  summary: string,
  may: 'records:all' | 'records:approve',
  move: Move,
) {
  return endpoint({
    method: 'POST',
    path,
    summary,
    may,
    transaction: 'write',
    params: idParams,
    wantsVersion: true,
    output: recordWithDocuments,
    run: async (ctx, { params, version }) =>
      withDocuments(ctx, await move(ctx, { recordId: params.id, version })),
  })
}

/** The moves that tell the author why. */
function reasonEndpoint<const Path extends string>(
  path: Path,
  summary: string,
  move: typeof returnRecord,
) {
  return endpoint({
    method: 'POST',
    path,
    summary,
    may: 'records:approve',
    transaction: 'write',
    params: idParams,
    body: reasonSchema,
    wantsVersion: true,
    output: recordWithDocuments,
    run: async (ctx, { params, body, version }) =>
      withDocuments(ctx, await move(ctx, { recordId: params.id, version, reason: body.reason })),
  })
}

const purgeEndpoint = endpoint({
  method: 'POST',
  path: '/records/{id}/purge',
  summary: 'Remove a record in the trash for good, with its files',
  may: 'records:all',
  recentSignIn: true,
  transaction: 'none',
  params: idParams,
  wantsVersion: true,
  output: null,
  run: (ctx, { params, version }) => purgeRecord(ctx, { recordId: params.id, version }),
})

export const recordEndpoints = [
  addRecordEndpoint,
  readRecordEndpoint,
  changeRecordEndpoint,
  deleteRecordEndpoint,
  moveEndpoint(
    '/records/{id}/approve',
    'Approve a pending record',
    'records:approve',
    approveRecord,
  ),
  reasonEndpoint('/records/{id}/return', 'Return a pending record with a reason', returnRecord),
  reasonEndpoint('/records/{id}/withdraw', 'Withdraw an approval with a reason', withdrawApproval),
  moveEndpoint('/records/{id}/hide', 'Hide a record from the public', 'records:all', hideRecord),
  moveEndpoint('/records/{id}/unhide', 'Show a hidden record again', 'records:all', unhideRecord),
  moveEndpoint(
    '/records/{id}/restore',
    'Take a record out of the trash',
    'records:all',
    restoreRecord,
  ),
  purgeEndpoint,
] as const
