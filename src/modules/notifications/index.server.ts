export { notify } from './notify.ts'
export {
  countUnread,
  forgetOldNotifications,
  listNotifications,
  readNotifications,
} from './read-notifications.ts'
