import { z } from 'zod'
import { accountNames } from '#modules/accounts'
import {
  listNotifications,
  ownDailySummary,
  readNotifications,
  switchDailySummary,
} from '#modules/notifications'
import {
  dailySummarySchema,
  notificationListSchema,
  notificationPageSchema,
  readNotificationsSchema,
} from '#modules/notifications/schema'
import { endpoint } from './endpoint.ts'

export const notificationEndpoints = [
  endpoint({
    method: 'GET',
    path: '/my/notifications',
    summary: 'What the one who asks is told as staff, the newest first',
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
    summary: 'Note that some of them were read, or all of them',
    permission: 'records:own',
    transaction: 'write',
    body: readNotificationsSchema,
    output: null,
    run: (ctx, { body }) => readNotifications(ctx, body),
  }),
  endpoint({
    method: 'GET',
    path: '/my/daily-summary',
    summary: 'Whether the one who asks gets a mail a day that counts the unread ones',
    permission: 'records:own',
    transaction: 'read',
    output: dailySummarySchema,
    run: (ctx) => ownDailySummary(ctx),
  }),
  endpoint({
    method: 'PUT',
    path: '/my/daily-summary',
    summary: 'Switch the own daily mail on or off; it comes only when something is new',
    permission: 'records:own',
    transaction: 'write',
    body: dailySummarySchema,
    output: dailySummarySchema,
    run: (ctx, { body }) => switchDailySummary(ctx, body),
  }),
] as const
