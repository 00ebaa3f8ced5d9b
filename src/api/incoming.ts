import { z } from 'zod'
import { refuseUnless, viewingTokenIn } from '#gate'
import { mayRole } from '#modules/accounts/forms.schema'
import { watermarkText } from '#modules/documents'
import { documentKindSchema } from '#modules/documents/schema'
import {
  acceptIncoming,
  adjustPage,
  drawIncoming,
  listIncoming,
  recordOfIncoming,
  returnIncoming,
  sendPage,
  takePageBack,
} from '#modules/incoming'
import {
  acceptedSchema,
  changedPageSchema,
  incomingListSchema,
  incomingRates,
  incomingSchema,
  returnedSchema,
} from '#modules/incoming/schema'
import { findViewing, getLinkedRecord } from '#modules/lookup'
import { readSettings } from '#modules/organisation'
import { getRecord, selectRecord } from '#modules/records'
import type { ActionContext } from '#platform/context'
import { isolated } from '#texts/isolated'
import { answerPicture } from './answers.ts'
import { type Edge, endpoint } from './endpoint.ts'
import { notLinked, ownFile, writeAs } from './own-file.ts'
import { uploadIn } from './upload-body.ts'

const page = { pageId: z.uuid() }
const changing = ['incoming.not_found', 'incoming.changed_meanwhile'] as const
const deciding = [...changing, 'incoming.decided_already'] as const

export const incomingEndpoints = [
  endpoint('GET /records/{id}/incoming', 'records:own', {
    summary:
      'What documents a record needs, how far each is, and photos of documents that the candidate sent',
    refuses: ['record.not_found'],
    output: incomingListSchema,
    run: async (ctx, { params: { id } }) => {
      await getRecord(ctx, id)
      return listIncoming(ctx, id)
    },
  }),
  endpoint('POST /incoming/{id}/accept', 'records:own', {
    summary: 'File what a candidate sent as the document of its kind, like an upload',
    transaction: 'none',
    body: acceptedSchema,
    refuses: [
      ...deciding,
      ...(['record.not_found', 'record.in_trash', 'record.not_editable'] as const),
      ...(['document.kind_of_admins', 'document.scan_not_kept', 'consent.no_keeping'] as const),
      ...(['document.file_missing', 'document.file_corrupt', 'document.damaged'] as const),
      'document.too_large',
    ],
    output: incomingListSchema,
    run: async (ctx, { params, body }) => {
      const recordId = await acceptIncoming(ctx, { id: params.id, ...body })
      return ctx.read((read) => listIncoming(read, recordId))
    },
  }),
  endpoint('POST /incoming/{id}/return', 'records:own', {
    summary: 'Return what a candidate sent, with why and by when to send it again; they are told',
    transaction: 'none',
    body: returnedSchema,
    refuses: [...deciding, 'record.not_found', 'record.in_trash', 'incoming.day_past'],
    output: incomingListSchema,
    run: async (ctx, { params, body }) => {
      const recordId = await returnIncoming(ctx, { id: params.id, ...body })
      return ctx.read((read) => listIncoming(read, recordId))
    },
  }),
  endpoint('GET /incoming/{id}/pages/{pageId}', 'public', {
    summary: 'A photo that waits, as a picture: for the open file, and for staff',
    transaction: 'none',
    params: page,
    query: z.object({
      page: z.coerce.number().int().min(1).max(20).default(1),
      width: z.coerce
        .number()
        .pipe(z.literal([240, 960, 1600]))
        .default(960),
      /** The version that was seen: a page that was turned has another address. */
      of: z.coerce.number().int().min(1).max(100_000).optional(),
    }),
    proofs: ['viewing', 'account'],
    refuses: [
      ...(['session.required', 'incoming.not_found', 'document.file_missing'] as const),
      ...(['document.file_corrupt', 'document.damaged', ...notLinked] as const),
    ],
    output: { response: ['image/jpeg', 'image/webp'] },
    run: async (ctx, { params, query: { page: at, width } }, edge) => {
      const recordId = await recordSeen(ctx, edge, params.id)
      const watermark = recordId === null ? null : await markFor(ctx, recordId)
      return answerPicture(edge.request, 'never', (format) =>
        drawIncoming(ctx, { ...params, recordId }, { page: at, width, format, watermark }),
      )
    },
  }),
  ...ownFile('GET /own-incoming', 'GET /my/incoming', {
    summary: 'What documents the file needs, how far each is, and the photos that were sent',
    output: incomingListSchema,
    run: async (ctx, _, { holder }) => listIncoming(ctx, (await holder(ctx)).recordId),
  }),
  ...ownFile('POST /own-incoming/{kind}', 'POST /my/incoming/{kind}', {
    summary:
      'Send a photo of a document, or a further page: raw bytes, or multipart with one file; the same photo again changes nothing',
    transaction: 'none',
    params: { kind: documentKindSchema },
    accepts: 'file',
    limit: incomingRates.incoming,
    refuses: [
      ...(['incoming.only_seen', 'incoming.no_photo_of_it', 'incoming.too_many_pages'] as const),
      ...(['incoming.too_many', 'incoming.changed_meanwhile', 'incoming.not_found'] as const),
      'consent.no_keeping',
    ],
    output: incomingSchema,
    run: async (ctx, { params: { kind } }, { holder, request }) => {
      await ctx.read(holder)
      const { source } = await uploadIn(request)
      return sendPage(ctx, holder, { kind, source })
    },
  }),
  ...ownFile('PUT /own-incoming/{id}/pages/{pageId}', 'PUT /my/incoming/{id}/pages/{pageId}', {
    summary: 'Turn a photo that waits, then cut off its edges, in per cent',
    transaction: 'none',
    params: page,
    body: changedPageSchema,
    limit: incomingRates.incoming,
    refuses: changing,
    output: incomingSchema,
    run: (ctx, { params, body }, { holder }) =>
      writeAs(ctx, holder, (write) => adjustPage(write, holder, { ...params, ...body })),
  }),
  ...ownFile(
    'POST /own-incoming/{id}/pages/{pageId}/taking-back',
    'POST /my/incoming/{id}/pages/{pageId}/taking-back',
    {
      summary: 'Take a photo back that waits',
      transaction: 'none',
      params: page,
      body: acceptedSchema,
      limit: incomingRates.incoming,
      refuses: changing,
      output: incomingSchema,
      run: async (ctx, { params, body }, { holder }) => {
        await ctx.read(holder)
        return takePageBack(ctx, holder, { ...params, ...body })
      },
    },
  ),
] as const

/** Returns what is burnt into the picture: it leaves the staff area (H8). */
const markFor = (ctx: ActionContext, recordId: string) =>
  ctx.read(async ({ tx }) => {
    const { displayName } = await readSettings(tx)
    const record = await selectRecord(tx, recordId)
    return watermarkText(isolated(displayName), record?.reference ?? '')
  })

/** Returns the record whose file is open here; null for staff who may see the record of the photo. */
async function recordSeen(ctx: ActionContext, edge: Edge, id: string): Promise<string | null> {
  const token = viewingTokenIn(edge.request.headers, edge.publicUrl)
  const viewing = token === null ? null : await ctx.read((read) => findViewing(read, token))
  if (viewing) return viewing.recordId
  const { actor, read } = await edge.identify()
  refuseUnless(actor.kind === 'account' || actor.kind === 'api_key', 'session.required')
  if (!mayRole(actor.role, 'records:own')) return (await read(getLinkedRecord)).recordId
  await read((asStaff) => recordOfIncoming(asStaff, id))
  return null
}
