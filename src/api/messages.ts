import { z } from 'zod'
import { accountNames } from '#modules/accounts'
import { chooseMessages } from '#modules/consents'
import { getLinkedRecord } from '#modules/lookup'
import { lookupRates } from '#modules/lookup/limits'
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
import { endpoint, holderOf } from './endpoint.ts'

/** The messages, the latest first, and the kinds that the candidate has switched off. */
const messagesSchema = messageSwitchesSchema.extend({ messages: z.array(messageSchema) })

const listEndpoint = endpoint({
  method: 'GET',
  path: '/records/{id}/messages',
  summary: 'The messages to the candidate of a record, and what became of each',
  permission: 'records:all',
  transaction: 'read',
  params: z.object({ id: z.uuid() }),
  refuses: ['record.not_found'],
  output: messagesSchema,
  run: (ctx, { params }) => listMessages(ctx, params.id),
})

const againEndpoint = endpoint({
  method: 'POST',
  path: '/records/{id}/messages/{messageId}/again',
  summary: 'Send a message to the candidate again, as a new message',
  permission: 'records:all',
  transaction: 'write',
  params: z.object({ id: z.uuid(), messageId: z.uuid() }),
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
})

const failedEndpoint = endpoint({
  method: 'GET',
  path: '/failed-messages',
  summary:
    'Messages to candidates that did not surely arrive and were not sent again, latest first',
  permission: 'records:all',
  transaction: 'read',
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
})

export const messageEndpoints = [listEndpoint, againEndpoint, failedEndpoint] as const

const notLinked = ['link.account_only', 'link.not_linked', 'lookup.no_data_found'] as const

const ofViewing = [
  endpoint({
    method: 'GET',
    path: '/message-switches',
    summary:
      'Which messages are switched off by the candidate of the record that a viewing has open',
    permission: 'public',
    transaction: 'read',
    proofs: ['viewing'],
    output: messageSwitchesSchema,
    run: async (ctx, _, edge) => {
      const { recordId } = await holderOf(ctx, edge)
      return { off: await offKinds(ctx, recordId) }
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/message-switches',
    summary:
      'Switch messages to the candidate of a viewing off; all others are on. The candidate is always told when an access code is changed or ended',
    permission: 'public',
    transaction: 'write',
    body: messageSwitchesSchema,
    limit: lookupRates.ownFile,
    proofs: ['viewing'],
    output: messageSwitchesSchema,
    run: async (ctx, { body }, edge) => chooseMessages(ctx, await holderOf(ctx, edge), body),
  }),
] as const

const ofLink = [
  endpoint({
    method: 'GET',
    path: '/my/message-switches',
    summary: 'Which messages are switched off by the candidate of the linked record',
    permission: 'signed-in',
    transaction: 'read',
    refuses: notLinked,
    output: messageSwitchesSchema,
    run: async (ctx) => ({ off: await offKinds(ctx, (await getLinkedRecord(ctx)).recordId) }),
  }),
  endpoint({
    method: 'PUT',
    path: '/my/message-switches',
    summary: 'Switch messages about the linked record off; all others are on',
    permission: 'signed-in',
    transaction: 'write',
    body: messageSwitchesSchema,
    limit: lookupRates.ownFile,
    refuses: notLinked,
    output: messageSwitchesSchema,
    run: async (ctx, { body }) => chooseMessages(ctx, await getLinkedRecord(ctx), body),
  }),
] as const

export const messageSwitchEndpoints = [...ofViewing, ...ofLink] as const

export const notificationEndpoints = [
  endpoint({
    method: 'GET',
    path: '/my/notifications',
    summary: 'The caller’s notifications as staff, newest first',
    permission: 'records:own',
    transaction: 'read',
    query: notificationListSchema,
    output: notificationPageSchema.extend({ people: z.record(z.string(), z.string()) }),
    run: async (ctx, { query }) => {
      const list = await listNotifications(ctx, query)
      const ids = list.notifications.flatMap(({ madeBy }) => madeBy ?? [])
      return { ...list, people: Object.fromEntries(await accountNames(ctx.tx, ids)) }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/my/notifications/read',
    summary: 'Mark some notifications as read, or all of them',
    permission: 'records:own',
    transaction: 'write',
    body: readNotificationsSchema,
    output: null,
    run: (ctx, { body }) => readNotifications(ctx, body),
  }),
  endpoint({
    method: 'GET',
    path: '/my/daily-summary',
    summary: 'Whether the caller gets a daily mail that counts the unread notifications',
    permission: 'records:own',
    transaction: 'read',
    output: dailySummarySchema,
    run: (ctx) => ownDailySummary(ctx),
  }),
  endpoint({
    method: 'PUT',
    path: '/my/daily-summary',
    summary: 'Switch your own daily mail on or off; it is sent only when something is new',
    permission: 'records:own',
    transaction: 'write',
    body: dailySummarySchema,
    output: dailySummarySchema,
    run: (ctx, { body }) => switchDailySummary(ctx, body),
  }),
] as const
