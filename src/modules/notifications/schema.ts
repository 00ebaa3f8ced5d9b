import { z } from 'zod'
import { cursorAsked, pagePlace } from '#platform/pages/schema'

/** What staff are notified of in the dashboard. */
export const notificationKinds = [
  'returned',
  'approved',
  'mentioned',
  'assigned',
  'asked_back',
  'overdue',
  'case',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** How many of each kind a person has not read. */
export type UnreadCounts = Readonly<Record<NotificationKind, number>>

/** Whether a person gets a daily mail that counts what they have not read. */
export const dailySummarySchema = z.object({ isWanted: z.boolean() })
export type DailySummary = z.output<typeof dailySummarySchema>

/** Names and references are the present ones: nothing about a candidate is stored here. */
const notificationSchema = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  recordId: z.string().nullable(),
  reference: z.string().nullable(),
  name: z.string().nullable(),
  caseId: z.string().nullable(),
  /** Who did it; null: nobody who signed in. */
  madeBy: z.string().nullable(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
})

export const notificationListSchema = z.object({
  ...cursorAsked,
})

export const notificationPageSchema = z.object({
  notifications: z.array(notificationSchema),
  unread: z.number().int(),
  ...pagePlace,
})
export type NotificationPage = z.output<typeof notificationPageSchema>

/** Which ones were read; null: all of them. */
export const readNotificationsSchema = z.object({
  ids: z.array(z.uuid()).max(100).nullable(),
})
