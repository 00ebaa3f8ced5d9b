import { z } from 'zod'
import {
  changeNotice,
  drawNoticeImage,
  getManagedNotice,
  listManagedNotices,
  removeNoticeImage,
  replaceNoticeImage,
  showNotice,
  withdrawNotice,
} from '#modules/notices'
import {
  imagesPerNotice,
  managedNoticePageSchema,
  managedNoticeSchema,
  noticeChangesSchema,
  noticeFilterSchema,
  noticeImageQuerySchema,
  publicationSchema,
} from '#modules/notices/schema'
import { peopleOf, pictureAnswer } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { refuseUnfilled, withTexts, withTextsOf } from './notices.ts'
import { uploadIn } from './upload-body.ts'

export const managedNoticeEndpoints = [
  endpoint('GET /managed-notices', 'notices:manage', {
    summary: 'All notices, newest first, including drafts, planned and withdrawn ones',
    query: noticeFilterSchema,
    output: managedNoticePageSchema,
    run: async (ctx, { query }) => {
      const list = await listManagedNotices(ctx, query)
      const ids = list.notices.flatMap(({ publishedBy, changedBy }) => [publishedBy, changedBy])
      const notices = await withTexts(ctx.tx, list.notices)
      return { ...list, notices, people: await peopleOf(ctx, ids) }
    },
  }),
  endpoint('GET /managed-notices/{id}', 'notices:manage', {
    summary: 'One notice, whatever its state',
    output: managedNoticeSchema,
    run: async (ctx, { params }) => withTextsOf(ctx, await getManagedNotice(ctx, params.id)),
  }),
  endpoint('GET /managed-notices/{id}/images/{place}', 'notices:manage', {
    summary: 'A picture of a notice, whatever its state',
    transaction: 'none',
    params: { place: z.coerce.number().int().min(1).max(imagesPerNotice) },
    query: noticeImageQuerySchema,
    refuses: ['document.damaged'],
    output: { response: ['image/webp'] },
    run: async (ctx, { params: { id, place }, query: { width } }) => {
      const view = { noticeId: id, place, width, format: 'webp', isManaged: true } as const
      return pictureAnswer('webp', 'never', await drawNoticeImage(ctx, view))
    },
  }),
  endpoint('PATCH /notices/{id}', 'notices:manage', {
    summary: 'Change what a notice says; its sentences and its translations each all together',
    body: noticeChangesSchema,
    requiresIfMatch: 'record.changed_meanwhile',
    output: managedNoticeSchema,
    run: async (ctx, { params, body, version }) => {
      await refuseUnfilled(ctx, body.sentences)
      const change = { noticeId: params.id, version, changes: body }
      return withTextsOf(ctx, await changeNotice(ctx, change))
    },
  }),
  endpoint('PUT /notices/{id}/images/{place}', 'notices:manage', {
    summary: 'Put a picture in its place on a notice: raw bytes, or multipart with one file',
    transaction: 'none',
    params: { place: z.coerce.number().int().min(1).max(imagesPerNotice) },
    accepts: 'file',
    requiresIfMatch: 'record.changed_meanwhile',
    output: managedNoticeSchema,
    run: async (ctx, { params: { id, place }, version }, { request }) => {
      const { source } = await uploadIn(request)
      const notice = await replaceNoticeImage(ctx, { noticeId: id, place, version, source })
      return ctx.read((read) => withTextsOf(read, notice))
    },
  }),
  endpoint('DELETE /notices/{id}/images/{place}', 'notices:manage', {
    summary: 'Remove a picture from a notice for good',
    transaction: 'none',
    params: { place: z.coerce.number().int().min(1).max(imagesPerNotice) },
    requiresIfMatch: 'record.changed_meanwhile',
    output: managedNoticeSchema,
    run: async (ctx, { params: { id, place }, version }) => {
      const notice = await removeNoticeImage(ctx, { noticeId: id, place, version })
      return ctx.read((read) => withTextsOf(read, notice))
    },
  }),
  endpoint('POST /notices/{id}/publish', 'notices:manage', {
    summary: 'Put a draft or a withdrawn notice on the public site, now or at a later time',
    body: publicationSchema,
    requiresIfMatch: 'record.changed_meanwhile',
    refuses: ['notice.already_public'],
    output: managedNoticeSchema,
    run: async (ctx, { params, body, version }) => {
      const which = { noticeId: params.id, version, publishAt: body.publishAt }
      return withTextsOf(ctx, await showNotice(ctx, which))
    },
  }),
  endpoint('POST /notices/{id}/withdraw', 'notices:manage', {
    summary: 'Take a notice off the public site; nothing of it is lost',
    requiresIfMatch: 'record.changed_meanwhile',
    output: managedNoticeSchema,
    run: async (ctx, { params, version }) =>
      withTextsOf(ctx, await withdrawNotice(ctx, { noticeId: params.id, version })),
  }),
] as const
