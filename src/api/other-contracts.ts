import { z } from 'zod'
import { refuseUnless, viewingTokenIn } from '#gate'
import { mayRole } from '#modules/accounts/schema'
import {
  answerOther,
  drawOther,
  otherContracts,
  otherContractsOf,
  reportOther,
  unansweredOthers,
} from '#modules/contracts'
import {
  newOtherSchema,
  otherAnswerSchema,
  otherListSchema,
  reportedSchema,
  unansweredSchema,
} from '#modules/contracts/schema'
import { watermarkText } from '#modules/documents'
import { findViewing, getLinkedRecord } from '#modules/lookup'
import { lookupRates } from '#modules/lookup/limits'
import { readSettings } from '#modules/organisation'
import { selectRecord } from '#modules/records'
import type { ActionContext, ReadContext } from '#platform/context'
import { isolated } from '#texts/isolated'
import { answerPicture } from './answer-picture.ts'
import { type Edge, endpoint } from './endpoint.ts'
import { parseInput } from './parse-input.ts'
import { formIn, pictureRefusals } from './upload-body.ts'

const idParams = z.object({ id: z.uuid() })
const notLinked = ['link.account_only', 'link.not_linked', 'lookup.no_data_found'] as const
const fields = newOtherSchema.in as z.ZodObject

/** Returns the record of the request's viewing, by its token; refuses with `viewing.ended`. */
async function holderOf(ctx: ReadContext, { request, publicUrl }: Edge) {
  const token = viewingTokenIn(request.headers, publicUrl)
  const viewing = token === null ? null : await findViewing(ctx, token)
  refuseUnless(viewing, 'viewing.ended')
  return viewing
}

/** Reads a report and its photo from a multipart form. */
async function reportedIn(request: Request) {
  const sent = await formIn(request, 1)
  const other = parseInput(newOtherSchema, sent.fields, reportedSchema)
  return { other, photo: sent.files[0]?.source ?? null }
}

const report = {
  method: 'POST',
  transaction: 'none',
  accepts: { fields, files: 1 },
  output: reportedSchema,
  status: 201,
} as const
const reportRefusals = [
  'contract.nothing_reported',
  'contract.too_many_reports',
  'lookup.no_data_found',
  ...pictureRefusals,
] as const

const reportEndpoint = endpoint({
  ...report,
  path: '/other-contracts',
  summary:
    'Report a contract other than the first: kept for good. Multipart, with at most one photo',
  permission: 'public',
  limit: lookupRates.ownFile,
  proofs: ['viewing'],
  refuses: reportRefusals,
  run: async (ctx, _, edge) => {
    await ctx.read((read) => holderOf(read, edge))
    return reportOther(ctx, (read) => holderOf(read, edge), await reportedIn(edge.request))
  },
})

const reportLinkedEndpoint = endpoint({
  ...report,
  path: '/my/other-contracts',
  summary:
    'Report a contract other than the first for the linked record: kept for good. Multipart, with at most one photo',
  permission: 'signed-in',
  limit: lookupRates.ownFile,
  refuses: ['link.account_only', 'link.not_linked', ...reportRefusals],
  run: async (ctx, _, { request }) => {
    await ctx.read(getLinkedRecord)
    return reportOther(ctx, getLinkedRecord, await reportedIn(request))
  },
})

const openedEndpoint = endpoint({
  method: 'GET',
  path: '/other-contracts',
  summary: 'The other contracts that were reported for the record that a viewing has open',
  permission: 'public',
  transaction: 'read',
  proofs: ['viewing'],
  output: otherListSchema,
  run: async (ctx, _, edge) => ({
    contracts: await otherContracts(ctx, await holderOf(ctx, edge)),
  }),
})

const linkedEndpoint = endpoint({
  method: 'GET',
  path: '/my/other-contracts',
  summary: 'The other contracts that were reported for the linked record',
  permission: 'signed-in',
  transaction: 'read',
  refuses: notLinked,
  output: otherListSchema,
  run: async (ctx) => ({ contracts: await otherContracts(ctx, await getLinkedRecord(ctx)) }),
})

const ofRecordEndpoint = endpoint({
  method: 'GET',
  path: '/records/{id}/other-contracts',
  summary: 'The other contracts that the candidate of a record reported',
  permission: 'records:all',
  transaction: 'read',
  params: idParams,
  refuses: ['record.not_found'],
  output: otherListSchema,
  run: async (ctx, { params }) => ({ contracts: await otherContractsOf(ctx, params.id) }),
})

const unansweredEndpoint = endpoint({
  method: 'GET',
  path: '/unanswered-contracts',
  summary: 'Reports of other contracts that nobody has answered, the oldest first',
  permission: 'records:all',
  transaction: 'read',
  output: unansweredSchema,
  run: (ctx) => unansweredOthers(ctx),
})

const answerEndpoint = endpoint({
  method: 'POST',
  path: '/records/{id}/other-contracts/{contractId}/answer',
  summary: 'Answer a report, once: the candidate reads it, and it stays as it was given',
  permission: 'records:all',
  transaction: 'write',
  params: idParams.extend({ contractId: z.uuid() }),
  body: otherAnswerSchema,
  refuses: ['record.not_found', 'contract.not_found', 'contract.answered_already'],
  output: otherListSchema,
  run: async (ctx, { params: { id, contractId }, body }) => {
    const known = await otherContractsOf(ctx, id)
    refuseUnless(
      known.some((one) => one.id === contractId),
      'contract.not_found',
    )
    await answerOther(ctx, { contractId, answer: body.answer })
    return { contracts: await otherContractsOf(ctx, id) }
  },
})

const photoEndpoint = endpoint({
  method: 'GET',
  path: '/other-contracts/{id}/photo',
  summary: 'A page of the photo of a reported contract: for the open file, and for staff',
  permission: 'public',
  transaction: 'none',
  params: idParams,
  query: z.object({ page: z.coerce.number().int().min(1).max(20).default(1) }),
  proofs: ['viewing', 'account'],
  refuses: [
    'session.required',
    'contract.not_found',
    'document.file_missing',
    'document.file_corrupt',
    'document.damaged',
    ...notLinked,
  ],
  output: { response: ['image/jpeg', 'image/webp'] },
  run: async (ctx, { params, query: { page } }, edge) => {
    const asked = { contractId: params.id, recordId: await recordSeen(ctx, edge) }
    const watermark = await ctx.read(async ({ tx }) => {
      const { displayName } = await readSettings(tx)
      const record = asked.recordId === null ? null : await selectRecord(tx, asked.recordId)
      return watermarkText(isolated(displayName), record?.reference ?? '')
    })
    const mark = asked.recordId === null ? null : watermark
    return answerPicture(edge.request, 'never', (format) =>
      drawOther(ctx, asked, { page, format, watermark: mark }),
    )
  },
})

/** Returns the record whose file is open here; null for staff, who see those of all. */
async function recordSeen(ctx: ActionContext, edge: Edge): Promise<string | null> {
  const token = viewingTokenIn(edge.request.headers, edge.publicUrl)
  const viewing = token === null ? null : await ctx.read((read) => findViewing(read, token))
  if (viewing) return viewing.recordId
  const { actor, read } = await edge.identify()
  refuseUnless(actor.kind === 'account' || actor.kind === 'api_key', 'session.required')
  if (mayRole(actor.role, 'records:all')) return null
  return (await read(getLinkedRecord)).recordId
}

export const otherContractEndpoints = [
  reportEndpoint,
  reportLinkedEndpoint,
  openedEndpoint,
  linkedEndpoint,
  ofRecordEndpoint,
  unansweredEndpoint,
  answerEndpoint,
  photoEndpoint,
] as const
