import { notificationsWords } from '#texts/en/desk-notifications'
import { pageWords } from './page-words.ts'

/** Notifications for staff. */
export const { use: useNotificationsWords } = pageWords('notifications', notificationsWords)
