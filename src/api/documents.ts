import { z } from 'zod'
import {
  drawDocument,
  findDocument,
  mediaTypes,
  noteEarlierVersion,
  readOriginal,
  removeDocument,
  uploadDocument,
  watermarkText,
} from '#modules/documents'
import { documentKindSchema, documentSchema, imageQuerySchema } from '#modules/documents/schema'
import { documentInLinkedRecord, documentInViewing, findViewing } from '#modules/lookup'
import { readSettings, refuseWithoutSecondFactor } from '#modules/organisation'
import { documentInShare, findShareViewing } from '#modules/shares'
import type { ActionContext, Actor, ReadContext } from '#platform/context'
import { refuseUnless } from '#platform/errors'
import { acceptedFormat } from './accepted-format.ts'
import { type Edge, endpoint } from './endpoint.ts'
import { pictureRefusals, uploadIn } from './upload-body.ts'
import { sharedTokenIn, viewingTokenIn } from './viewing-cookie.ts'

const slotParams = z.object({ id: z.uuid(), kind: documentKindSchema })
const documentParams = z.object({ id: z.uuid() })

const uploadEndpoint = endpoint({
  method: 'PUT',
  path: '/records/{id}/documents/{kind}',
  summary: 'Upload the scan of one kind of paper: raw bytes, or multipart with one file',
  may: 'records:own',
  transaction: 'none',
  params: slotParams,
  accepts: 'file',
  takesKey: true,
  refuses: ['record.not_found', 'record.in_trash', 'record.not_editable', ...pictureRefusals],
  output: documentSchema,
  run: async (ctx, { params }, { request }) => {
    const { source, originalName } = await uploadIn(request)
    return uploadDocument(ctx, { recordId: params.id, kind: params.kind, originalName, source })
  },
})

const removeEndpoint = endpoint({
  method: 'DELETE',
  path: '/records/{id}/documents/{kind}',
  summary: 'Take a paper off the record; its versions stay in the history',
  may: 'records:own',
  transaction: 'write',
  params: slotParams,
  refuses: ['record.not_found', 'record.in_trash', 'record.not_editable', 'document.not_found'],
  output: null,
  run: (ctx, { params }) => removeDocument(ctx, { recordId: params.id, kind: params.kind }),
})

const imageEndpoint = endpoint({
  method: 'GET',
  path: '/documents/{id}/image',
  summary: 'A page as a picture: for an open viewing (token or cookie), or for staff',
  may: 'public',
  transaction: 'none',
  params: documentParams,
  query: imageQuerySchema,
  proofs: ['viewing', 'shared', 'account'],
  refuses: [
    'session.required',
    'session.second_factor_owed',
    'document.not_found',
    'document.damaged',
  ],
  output: { response: ['image/jpeg', 'image/webp'] },
  run: async (ctx, { params, query }, edge) => {
    const found = await documentFor(ctx, params.id, edge)
    if (found.staff) await noteEarlierVersion(asActor(ctx, found.staff), found.document)
    const isPlain = found.staff !== null && query.watermark === 'no'
    const { displayName } = await ctx.read(({ tx }) => readSettings(tx))
    const format = acceptedFormat(edge.request)
    const picture = await drawDocument(ctx, found.document, {
      page: query.page,
      width: query.width,
      format,
      watermark: isPlain ? null : watermarkText(displayName, found.record.reference),
    })
    return new Response(new Uint8Array(picture), {
      headers: {
        'content-type': `image/${format}`,
        'content-length': String(picture.length),
        'content-disposition': 'inline',
        'cache-control': 'private, no-store',
        vary: 'accept, authorization, cookie',
      },
    })
  },
})

/**
 * Who holds an open viewing, of a record or of a share, sees its papers; otherwise staff see what
 * they may, and a linked person the own papers. A viewing goes first: a member of staff who looks
 * at a file as the candidate does sees what the candidate sees.
 */
async function documentFor(ctx: ActionContext, documentId: string, edge: Edge) {
  const { headers } = edge.request
  const tokens = [viewingTokenIn, sharedTokenIn]
    .map((tokenIn) => tokenIn(headers, edge.publicUrl))
    .filter((one) => one !== null)
  for (const token of tokens) {
    const seen = await ctx.read((read) => documentBehind(read, token, documentId)).catch(() => null)
    if (seen) return { ...seen, staff: null }
  }
  const actor = await edge.accounts.authenticate(headers).catch(() => null)
  const refusal = tokens.length > 0 ? 'viewing.ended' : 'session.required'
  refuseUnless(actor && actor.kind !== 'anonymous', refusal)
  await ctx.read((read) => refuseWithoutSecondFactor({ ...read, actor }))
  try {
    const found = await ctx.read((read) => findDocument({ ...read, actor }, documentId))
    return { ...found, staff: actor }
  } catch (error) {
    const own = await documentInLinkedRecord(asActor(ctx, actor), documentId).catch(() => null)
    if (own) return { ...own, staff: null }
    throw error
  }
}

async function documentBehind(ctx: ReadContext, token: string, documentId: string) {
  const viewing = await findViewing(ctx, token)
  if (viewing) return documentInViewing(ctx, viewing, documentId)
  const shared = await findShareViewing(ctx, token)
  return shared && documentInShare(ctx, shared, documentId)
}

/** A public endpoint knows nobody; this one asks by itself who it is, and acts as that person. */
function asActor(ctx: ActionContext, actor: Actor): ActionContext {
  return {
    ...ctx,
    actor,
    read: (run) => ctx.read((read) => run({ ...read, actor })),
    write: (run) => ctx.write((write) => run({ ...write, actor })),
    writeGrouped: (run) => ctx.writeGrouped((write) => run({ ...write, actor })),
  }
}

const originalEndpoint = endpoint({
  method: 'GET',
  path: '/documents/{id}/original',
  summary: 'The bytes as received, as a download; audited',
  may: 'records:own',
  transaction: 'none',
  params: documentParams,
  refuses: ['document.not_found'],
  output: { response: mediaTypes },
  run: async (ctx, { params }) => {
    const { document, stream, bytes } = await readOriginal(ctx, params.id)
    const name = encodeURIComponent(document.originalName)
    return new Response(stream, {
      headers: {
        'content-type': document.mediaType,
        'content-length': String(bytes),
        'content-disposition': `attachment; filename*=UTF-8''${name}`,
        'cache-control': 'private, no-store',
        // A PDF may hold script; wherever it is opened, it has no origin and no rights.
        'content-security-policy': "default-src 'none'; sandbox",
      },
    })
  },
})

export const documentEndpoints = [
  uploadEndpoint,
  removeEndpoint,
  imageEndpoint,
  originalEndpoint,
] as const
