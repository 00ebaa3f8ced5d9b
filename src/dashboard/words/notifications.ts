import { notificationsWords } from './en/notifications.ts'
import { pageWords } from './page-words.ts'

/** What happened that somebody of the staff should know of. */
export const { use: useNotificationsWords } = pageWords('notifications', notificationsWords)
