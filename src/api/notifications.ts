import { z } from 'zod'
import { accountNames } from '#modules/accounts'
import {
  listNotifications,
  ownDailySummary,
  readNotifications,
  switchDailySummary,
} from '#modules/messages'
import {
  dailySummarySchema,
  notificationListSchema,
  notificationPageSchema,
  readNotificationsSchema,
} from '#modules/messages/schema'
import { endpoint } from './endpoint.ts'

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
