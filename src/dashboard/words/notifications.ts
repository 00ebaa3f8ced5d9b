import { notificationsWords } from './en/notifications.ts'
import { pageWords } from './page-words.ts'

/** Notifications for staff. */
export const { use: useNotificationsWords } = pageWords('notifications', notificationsWords)
