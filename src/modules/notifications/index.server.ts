export { ownDailySummary, switchDailySummary, tellOfNotifications } from './daily-summary.ts'
export { notify } from './notify.ts'
export {
  countUnread,
  countUnreadByKind,
  forgetOldNotifications,
  listNotifications,
  readNotifications,
} from './read-notifications.ts'
