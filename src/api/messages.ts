import { z } from 'zod'
import { chooseMessages } from '#modules/consents'
import { lookupRates } from '#modules/lookup/schema'
import {
  listFailedMessages,
  listNotifications,
  offKinds,
  ownDailySummary,
  readNotifications,
  switchDailySummary,
} from '#modules/messages'
import {
  dailySummarySchema,
  messageSchema,
  messageSwitchesSchema,
  notificationListSchema,
  notificationPageSchema,
  readNotificationsSchema,
} from '#modules/messages/schema'
import { listMessages, sendAgain } from '#modules/records'
import { cursorAsked, pagePlace } from '#platform/pages/schema'
import { peopleOf, peopleSchema, withPhotos } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { ownFile } from './own-file.ts'

/** The messages, the latest first, and the kinds that the candidate has switched off. */
const messagesSchema = messageSwitchesSchema.extend({ messages: z.array(messageSchema) })

export const messageEndpoints = [
  endpoint('GET /records/{id}/messages', 'records:all', {
    summary: 'The messages to the candidate of a record, and what became of each',
    output: messagesSchema,
    run: (ctx, { params }) => listMessages(ctx, params.id),
  }),
  endpoint('POST /records/{id}/messages/{messageId}/again', 'records:all', {
    summary: 'Send a message to the candidate again, as a new message',
    idempotent: true,
    refuses: [
      'record.not_found',
      'record.in_trash',
      'candidate_message.not_found',
      'candidate_message.not_repeatable',
      'candidate_message.switched_off',
      'candidate_message.under_way',
    ],
    output: messagesSchema,
    run: async (ctx, { params: { id: recordId, messageId } }) => {
      await sendAgain(ctx, { recordId, messageId })
      return listMessages(ctx, recordId)
    },
  }),
  endpoint('GET /failed-messages', 'records:all', {
    summary:
      'Messages to candidates that did not surely arrive and were not sent again, latest first',
    query: z.object(cursorAsked),
    output: z.object({
      messages: z.array(
        messageSchema
          .pick({ id: true, kind: true, way: true, endedAt: true })
          .extend({ state: z.enum(['failed', 'perhaps']) })
          .extend({ recordId: z.string(), reference: z.string(), name: z.string() }),
      ),
      ...pagePlace,
    }),
    run: (ctx, { query }) => listFailedMessages(ctx, query),
  }),
  ...ownFile('GET /message-switches', 'GET /my/message-switches', {
    summary: 'Which messages the candidate has switched off',
    output: messageSwitchesSchema,
    run: async (ctx, _, { holder }) => ({ off: await offKinds(ctx, (await holder(ctx)).recordId) }),
  }),
  ...ownFile('PUT /message-switches', 'PUT /my/message-switches', {
    summary:
      'Switch messages off; all others are on. The candidate is always told when an access code is changed or ended',
    body: messageSwitchesSchema,
    limit: lookupRates.ownFile,
    output: messageSwitchesSchema,
    run: async (ctx, { body }, { holder }) => chooseMessages(ctx, await holder(ctx), body),
  }),
  endpoint('GET /my/notifications', 'records:own', {
    summary: 'The caller’s notifications as staff, newest first',
    query: notificationListSchema,
    output: notificationPageSchema.extend({
      people: peopleSchema,
      /** The photos of the records named above, by record. */
      photos: z.record(z.string(), z.string()),
    }),
    run: async (ctx, { query }) => {
      const list = await listNotifications(ctx, query)
      const photo = await withPhotos(
        ctx,
        list.notifications.map(({ recordId }) => recordId),
      )
      const photos = list.notifications.flatMap(({ recordId }) => {
        const id = photo(recordId)
        return recordId !== null && id !== null ? [[recordId, id] as const] : []
      })
      const ids = list.notifications.map(({ madeBy }) => madeBy)
      return { ...list, people: await peopleOf(ctx, ids), photos: Object.fromEntries(photos) }
    },
  }),
  endpoint('POST /my/notifications/read', 'records:own', {
    summary: 'Mark some notifications as read, or all of them',
    body: readNotificationsSchema,
    run: (ctx, { body }) => readNotifications(ctx, body),
  }),
  endpoint('GET /my/daily-summary', 'records:own', {
    summary: 'Whether the caller gets a daily mail that counts the unread notifications',
    output: dailySummarySchema,
    run: (ctx) => ownDailySummary(ctx),
  }),
  endpoint('PUT /my/daily-summary', 'records:own', {
    summary: 'Switch your own daily mail on or off; it is sent only when something is new',
    body: dailySummarySchema,
    output: dailySummarySchema,
    run: (ctx, { body }) => switchDailySummary(ctx, body),
  }),
] as const
