import { z } from 'zod'
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
  noticeFilterSchema,
  noticeFormSchema,
  noticeImageQuerySchema,
  noticePageSchema,
  noticeSchema,
} from '#modules/notices/schema'
import { Refusal } from '#platform/errors'
import { answerPicture } from './answer-picture.ts'
import { endpoint } from './endpoint.ts'
import { parseInput } from './parse-input.ts'
import { plainJson } from './plain-text.ts'
import { refuseUnfilled, withTexts, withTextsOf } from './said-notice.ts'
import { formIn, pictureRefusals } from './upload-body.ts'

const formSchema = noticeFormSchema(parsed)

const idParams = z.object({ id: z.uuid() })

const listEndpoint = endpoint({
  method: 'GET',
  path: '/notices',
  summary: 'The notices of the organisation, newest first',
  permission: 'public',
  transaction: 'read',
  query: noticeFilterSchema,
  output: noticePageSchema,
  run: async (ctx, { query }) => {
    const list = await listNotices(ctx, query)
    return { ...list, notices: await withTexts(ctx.tx, list.notices) }
  },
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
  run: async (ctx, { params }) => withTextsOf(ctx, await getNotice(ctx, params.id)),
})

const imageEndpoint = endpoint({
  method: 'GET',
  path: '/notices/{id}/images/{place}',
  summary: 'A picture of a notice, redrawn without metadata',
  permission: 'public',
  transaction: 'none',
  params: idParams.extend({ place: z.coerce.number().int().min(1).max(imagesPerNotice) }),
  query: noticeImageQuerySchema,
  refuses: [
    'notice.not_found',
    'document.file_missing',
    'document.file_corrupt',
    'document.damaged',
  ],
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
    'Publish a notice: multipart with sentences as JSON or own words (title and text, their language, translations as JSON), publishAt to plan it or draft=yes, and up to two picture files',
  permission: 'notices:manage',
  transaction: 'none',
  accepts: { fields: formSchema, files: imagesPerNotice },
  idempotent: true,
  refuses: ['notice.too_many_images', ...pictureRefusals],
  output: managedNoticeSchema,
  status: 201,
  run: async (ctx, _, { request }) => {
    const { fields, files } = await formIn(request, imagesPerNotice)
    const said = parseInput(formSchema, fields, managedNoticeSchema)
    await refuseUnfilled(ctx, said.sentences)
    const images = files.map(({ source }) => source)
    const notice = await publishNotice(ctx, { ...said, images })
    return ctx.read((read) => withTextsOf(read, notice))
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
