import { refuseUnless, sharedTokenIn, viewingTokenIn } from '#gate'
import {
  drawDocument,
  drawSmall,
  findDocument,
  leavingName,
  listEnding,
  mediaTypes,
  noteEarlierVersion,
  notePrintedDates,
  readFace,
  readOriginal,
  removeDocument,
  uploadDocument,
  watermarkText,
} from '#modules/documents'
import {
  documentKindSchema,
  documentSchema,
  endingListSchema,
  endingSchema,
  imageQuerySchema,
  printedDatesSchema,
} from '#modules/documents/schema'
import { documentInLinkedRecord, documentInViewing, findViewing } from '#modules/lookup'
import { readSettings } from '#modules/organisation'
import { findShareViewing } from '#modules/shares'
import type { ActionContext, ReadContext } from '#platform/context'
import { cursorAsked } from '#platform/pages/schema'
import { isolated } from '#texts/isolated'
import { answerPicture, download, pictureAnswer } from './answers.ts'
import { type Edge, endpoint } from './endpoint.ts'
import { uploadIn } from './upload-body.ts'

/**
 * Returns a document to the caller. A caller with an open viewing, of a record or a share, sees its
 * documents; otherwise staff see what they may, and a linked person their own. A viewing comes first: a
 * member of staff who opens a file as the candidate does sees what the candidate sees.
 */
async function documentFor(ctx: ActionContext, documentId: string, edge: Edge) {
  const { headers } = edge.request
  const tokens = [viewingTokenIn, sharedTokenIn]
    .map((tokenIn) => tokenIn(headers, edge.publicUrl))
    .filter((one) => one !== null)
  for (const token of tokens) {
    const seen = await ctx.read((read) => documentBehind(read, token, documentId))
    if (seen) return { ...seen, staff: null }
  }
  const asAccount = await edge.identify()
  const refusal = tokens.length > 0 ? 'viewing.ended' : 'session.required'
  refuseUnless(asAccount.actor.kind !== 'anonymous', refusal)
  const found = await asAccount.read((read) => findDocument(read, documentId))
  if (found) return { ...found, staff: asAccount }
  const isPerson = asAccount.actor.kind === 'account'
  const own = isPerson ? await documentInLinkedRecord(asAccount, documentId) : null
  refuseUnless(own, 'document.not_found')
  return { ...own, staff: null }
}

async function documentBehind(ctx: ReadContext, token: string, documentId: string) {
  const viewing = (await findViewing(ctx, token)) ?? (await findShareViewing(ctx, token))
  return viewing && documentInViewing(ctx, viewing, documentId)
}

/** Returns what is burnt into every picture of a record that leaves the staff area (H8). */
export async function markOf(
  ctx: Pick<ActionContext, 'read'>,
  { reference }: { reference: string },
): Promise<string> {
  const { displayName } = await ctx.read(({ tx }) => readSettings(tx))
  return watermarkText(isolated(displayName), reference)
}

export const documentEndpoints = [
  endpoint('PUT /records/{id}/documents/{kind}', 'records:own', {
    summary: 'Upload the scan of one kind of document: raw bytes, or multipart with one file',
    transaction: 'none',
    params: { kind: documentKindSchema },
    accepts: 'file',
    idempotent: true,
    refuses: [
      'record.in_trash',
      'record.not_editable',
      'document.kind_of_admins',
      'document.scan_not_kept',
      'consent.no_keeping',
    ],
    output: documentSchema,
    run: async (ctx, { params }, { request }) => {
      const { source, originalName } = await uploadIn(request)
      const { id: recordId, kind } = params
      const document = await uploadDocument(ctx, { recordId, kind, originalName, source })
      // Nobody waits for these.
      void drawSmall(ctx, document, markOf)
      return document
    },
  }),
  endpoint('DELETE /records/{id}/documents/{kind}', 'records:own', {
    summary: 'Take a document off the record; its versions stay in the history',
    params: { kind: documentKindSchema },
    refuses: [
      'record.in_trash',
      'record.not_editable',
      'document.kind_of_admins',
      'document.not_found',
    ],
    run: (ctx, { params }) => removeDocument(ctx, { recordId: params.id, kind: params.kind }),
  }),
  endpoint('GET /documents/{id}/image', 'public', {
    summary: 'A page as a picture: for an open viewing (token or cookie), or for staff',
    transaction: 'none',
    query: imageQuerySchema,
    proofs: ['viewing', 'shared', 'account'],
    refuses: [
      'session.required',
      'session.second_factor_owed',
      'document.not_found',
      'document.file_missing',
      'document.file_corrupt',
      'document.damaged',
    ],
    output: { response: ['image/jpeg', 'image/webp'] },
    run: async (ctx, { params, query }, edge) => {
      const found = await documentFor(ctx, params.id, edge)
      if (found.staff) await noteEarlierVersion(found.staff, found.document)
      const isPlain = found.staff !== null && query.watermark === 'no'
      const mark = await markOf(ctx, found.record)
      return answerPicture(edge.request, 'never', (format) =>
        drawDocument(ctx, found.document, {
          page: query.page,
          width: query.width,
          format,
          watermark: isPlain ? null : mark,
        }),
      )
    },
  }),
  endpoint('GET /documents/{id}/face', 'records:own', {
    summary:
      'The face on a photo for a list of staff: 64 × 64 px, drawn with the upload; 404 while it is not there, never drawn for the list',
    transaction: 'none',
    refuses: ['document.not_found'],
    output: { response: ['image/webp'] },
    run: async (ctx, { params }) => {
      const found = await ctx.read((read) => findDocument(read, params.id))
      refuseUnless(found, 'document.not_found')
      return pictureAnswer('webp', 'privately', await readFace(ctx, found.document))
    },
  }),
  endpoint('GET /documents/{id}/original', 'records:own', {
    summary: 'The bytes as received, as a download; audited',
    recentSignIn: { scope: 'candidates', atWork: true },
    transaction: 'none',
    refuses: ['document.not_found', 'document.file_missing', 'document.file_corrupt'],
    output: { response: mediaTypes },
    run: async (ctx, { params }) => {
      const { document, stream, bytes } = await readOriginal(ctx, params.id)
      const { originalName, mediaType: type } = document
      // A PDF may hold script; wherever it is opened, it has no origin and no rights.
      const policy = { 'content-security-policy': "default-src 'none'; sandbox" }
      return download({ name: leavingName(originalName, type), type, bytes }, stream, policy)
    },
  }),
  endpoint('PUT /records/{id}/documents/{kind}/dates', 'records:own', {
    summary: 'Note the dates that are printed on a document; null where none is',
    params: { kind: documentKindSchema },
    body: printedDatesSchema,
    refuses: [
      'record.in_trash',
      'record.not_editable',
      'document.kind_of_admins',
      'document.not_found',
    ],
    output: documentSchema,
    run: (ctx, { params, body }) =>
      notePrintedDates(ctx, { recordId: params.id, kind: params.kind, dates: body }),
  }),
  endpoint('GET /ending-papers', 'records:all', {
    summary: 'Current documents by the end that is printed on them, the earliest first',
    query: endingSchema.extend(cursorAsked),
    output: endingListSchema,
    run: (ctx, { query }) => listEnding(ctx, { ...query, pageSize: 50 }),
  }),
] as const
