import { z } from 'zod'
import { refuseUnless, viewingTokenIn } from '#gate'
import { mayRole } from '#modules/accounts/forms.schema'
import { drawCaseFile, readCase } from '#modules/cases'
import { kindsThat } from '#modules/cases/kinds.schema'
import { broughtSchema, caseWithFileSchema, fieldsOf } from '#modules/cases/schema'
import { bringWithFile, type FileHolder } from '#modules/desk'
import { watermarkText } from '#modules/documents'
import { findViewing, getLinkedRecord, getSelf } from '#modules/lookup'
import { lookupRates } from '#modules/lookup/schema'
import { readSettings } from '#modules/organisation'
import { selectRecord } from '#modules/records'
import type { ActionContext } from '#platform/context'
import { isolated } from '#texts/isolated'
import { answerPicture } from './answers.ts'
import { type Edge, endpoint } from './endpoint.ts'
import { ownFileOf } from './own-file.ts'
import { parseInput } from './parse-input.ts'
import { formIn } from './upload-body.ts'

const notLinked = ['link.account_only', 'link.not_linked'] as const

/** As `ownFile`, and a signed-in person need not have a file. */
export const ownCase = ownFileOf<FileHolder>(getSelf, notLinked)

/** What bringing a case refuses with, by the verbs of the kinds. */
export const refusesBringing = [
  ...(['case.not_in_file', 'case.open_already', 'case.said_twice'] as const),
  ...(['case.day_ahead', 'case.too_many'] as const),
] as const

/** What answering refuses with besides, by the verbs of the kinds. */
export const refusesCorrecting = [
  ...(['ledger.already_corrected', 'ledger.correction_stays'] as const),
  ...(['ledger.corrected_along', 'ledger.refunded'] as const),
] as const

/** The fields of every kind that may come with a photo. */
const withFile = z.object(
  Object.assign(
    { kind: z.enum(kindsThat(({ file }) => file)) },
    ...kindsThat(({ file }) => file).map((kind) => fieldsOf(kind).shape),
  ),
)

/** For the kinds with which a photo may come. */
export const bringingWithFile = ownCase('POST /own-cases/files', 'POST /my/cases/files', {
  summary: 'Tell the organisation something with a photo: multipart, at most one file',
  transaction: 'none',
  accepts: { fields: withFile, files: 1 },
  limit: lookupRates.ownFile,
  refuses: [...refusesBringing, ...(['case.nothing_said', 'lookup.no_data_found'] as const)],
  output: broughtSchema,
  status: 201,
  run: async (ctx, _, { holder, request }) => {
    await ctx.read(holder)
    const sent = await formIn(request, 1)
    const given = parseInput(caseWithFileSchema, sent.fields, broughtSchema)
    const photo = sent.files[0]?.source ?? null
    return bringWithFile(ctx, holder, { given, photo })
  },
})

export const caseFileEndpoint = endpoint('GET /cases/{id}/file', 'public', {
  summary: 'A page of the photo that came with a case: for the open file, and for staff',
  transaction: 'none',
  query: z.object({ page: z.coerce.number().int().min(1).max(20).default(1) }),
  proofs: ['viewing', 'account'],
  refuses: [
    ...(['session.required', 'document.file_missing', 'document.file_corrupt'] as const),
    ...(['document.damaged', ...notLinked] as const),
    'lookup.no_data_found',
  ],
  output: { response: ['image/jpeg', 'image/webp'] },
  run: async (ctx, { params, query: { page } }, edge) => {
    const recordId = await recordSeen(ctx, edge, params.id)
    const watermark = await ctx.read(async ({ tx }) => {
      const { displayName } = await readSettings(tx)
      const record = recordId === null ? null : await selectRecord(tx, recordId)
      return watermarkText(isolated(displayName), record?.reference ?? '')
    })
    const asked = { caseId: params.id, recordId }
    return answerPicture(edge.request, 'never', (format) =>
      drawCaseFile(ctx, asked, { page, format, watermark: recordId === null ? null : watermark }),
    )
  },
})

/** Returns the record whose file is open here; null for staff who deal with the case. */
async function recordSeen(ctx: ActionContext, edge: Edge, id: string): Promise<string | null> {
  const token = viewingTokenIn(edge.request.headers, edge.publicUrl)
  const viewing = token === null ? null : await ctx.read((read) => findViewing(read, token))
  if (viewing) return viewing.recordId
  const { actor, read } = await edge.identify()
  refuseUnless(actor.kind === 'account' || actor.kind === 'api_key', 'session.required')
  if (!mayRole(actor.role, 'records:own')) return (await read(getLinkedRecord)).recordId
  await read((asStaff) => readCase(asStaff, id))
  return null
}
