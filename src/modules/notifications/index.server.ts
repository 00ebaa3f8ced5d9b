export { ownDailySummary, switchDailySummary, tellOfNotifications } from './daily-summary.ts'
export {
  countUnread,
  countUnreadByKind,
  forgetOldNotifications,
  listNotifications,
  notify,
  readNotifications,
} from './notifications.ts'
