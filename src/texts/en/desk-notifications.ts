/** Notifications for staff, in English. */
export const notificationsWords = {
  title: 'Notifications',
  lead: 'What was decided, mentioned, assigned or reported. Each is kept for 90 days.',
  daily: 'Get a daily email about them',
  none: 'Nothing yet.',
  allRead: 'All are read.',
  unread: (count: number) => `${count} unread.`,
  readAll: 'Mark all as read',
  isUnread: 'Unread',
  /** A name, with a suffix such as "(API key)" translated. */
  by: (name: string) => name,
  deeds: {
    returned: 'Returned to you',
    approved: 'Approved',
    mentioned: 'You are mentioned in a note',
    assigned: 'Assigned to you',
    overdue: 'An original is overdue',
    case: 'A case waits for you',
  },
}
