import { z } from 'zod'
import { accountNames } from '#modules/accounts'
import { listNotifications, readNotifications } from '#modules/notifications'
import {
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
] as const
