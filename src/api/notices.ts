import { z } from 'zod'
import { refusal, refusals } from '#gate'
import {
  deleteNotice,
  drawNoticeImage,
  getNotice,
  listNotices,
  publishNotice,
} from '#modules/notices'
import {
  imagesPerNotice,
  managedNoticeSchema,
  noticeBeginningSchema,
  noticeFieldsSchema,
  noticeFilterSchema,
  noticeImageQuerySchema,
  noticePageSchema,
  noticeSchema,
} from '#modules/notices/schema'
import { Refusal } from '#platform/errors'
import { answerPicture } from './answer-picture.ts'
import { endpoint } from './endpoint.ts'
import { parseInput } from './parse-input.ts'
import { plainJson } from './plain-text.ts'
import { formIn, pictureRefusals } from './upload-body.ts'

/** In a form each field is a text, so the translations are JSON. */
const noticeFormSchema = noticeFieldsSchema.extend({
  translations: z.preprocess(parsed, noticeFieldsSchema.shape.translations),
  ...noticeBeginningSchema.shape,
})

const idParams = z.object({ id: z.uuid() })

const listEndpoint = endpoint({
  method: 'GET',
  path: '/notices',
  summary: 'The notices of the organisation, newest first',
  permission: 'public',
  transaction: 'read',
  query: noticeFilterSchema,
  output: noticePageSchema,
  run: (ctx, { query }) => listNotices(ctx, query),
})

const readEndpoint = endpoint({
  method: 'GET',
  path: '/notices/{id}',
  summary: 'One notice',
  permission: 'public',
  transaction: 'read',
  params: idParams,
  refuses: ['notice.not_found'],
  output: noticeSchema,
  run: (ctx, { params }) => getNotice(ctx, params.id),
})

const imageEndpoint = endpoint({
  method: 'GET',
  path: '/notices/{id}/images/{place}',
  summary: 'A picture of a notice, redrawn without metadata',
  permission: 'public',
  transaction: 'none',
  params: idParams.extend({ place: z.coerce.number().int().min(1).max(imagesPerNotice) }),
  query: noticeImageQuerySchema,
  refuses: ['notice.not_found', 'document.file_missing', 'document.damaged'],
  output: { response: ['image/jpeg', 'image/webp'] },
  run: (ctx, { params: { id, place }, query }, { request }) =>
    // A changed picture has another address in pages.
    answerPicture(request, 'hour', (format) =>
      drawNoticeImage(ctx, { noticeId: id, place, format, width: query.width }),
    ),
})

const publishEndpoint = endpoint({
  method: 'POST',
  path: '/notices',
  summary:
    'Publish a notice: multipart with the fields title and text, their language, translations as JSON, publishAt to plan it or draft=yes, and two picture files',
  permission: 'notices:manage',
  transaction: 'none',
  accepts: { fields: noticeFormSchema, files: imagesPerNotice },
  idempotent: true,
  refuses: ['notice.images_required', ...pictureRefusals],
  output: managedNoticeSchema,
  status: 201,
  run: async (ctx, _, { request }) => {
    const { fields, files } = await formIn(request, imagesPerNotice)
    const missing =
      files.length === imagesPerNotice
        ? []
        : [{ path: 'images', message: refusals['notice.images_required'].sentence }]
    const words = parseInput(noticeFormSchema, fields, managedNoticeSchema, missing)
    if (missing.length > 0) throw refusal('notice.images_required', { fields: missing })
    return publishNotice(ctx, { ...words, images: files.map(({ source }) => source) })
  },
})

const deleteEndpoint = endpoint({
  method: 'DELETE',
  path: '/notices/{id}',
  summary: 'Delete a notice and its pictures for good',
  permission: 'notices:manage',
  transaction: 'none',
  params: idParams,
  refuses: ['notice.not_found'],
  output: null,
  run: (ctx, { params }) => deleteNotice(ctx, { noticeId: params.id }),
})

export const noticeEndpoints = [
  listEndpoint,
  readEndpoint,
  imageEndpoint,
  publishEndpoint,
  deleteEndpoint,
] as const

/** Anything that is not JSON stays as it is, and the schema refuses it. */
function parsed(field: unknown): unknown {
  if (typeof field !== 'string') return field
  try {
    return plainJson(field)
  } catch (error) {
    if (error instanceof Refusal) throw error
    return field
  }
}
