import { sentence } from '../isolated.ts'

/** Deleted records, which can be restored for a time, in English. */
export const trashWords = {
  title: 'Trash',
  lead: (time: string) =>
    `A deleted record stays here for ${time}, then it is removed for good automatically. Until then you can restore it; nobody outside the staff can open it.`,
  aTime: 'a time',
  daysLeft: 'The days that are left',
  empty: 'The trash is empty. What you delete in “Records” waits here.',
  list: 'Deleted records',
  columns: {
    name: 'Name',
    passport: 'Passport',
    deleted: 'Deleted',
    removed: 'Removed for good',
    actions: 'Actions',
  },
  left: {
    over: 'Time is up. It is removed soon, unless an original is still in the office',
    lessThanADay: 'Less than a day left',
    days: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  },
  restore: 'Restore',
  restoreOne: (name: string) => `Restore ${name}`,
  purge: 'Delete for good',
  purgeOne: (name: string) => `Delete for good: ${name}`,
  mayPurge: {
    text: (name: string) =>
      sentence`You won't be able to revert this! The details of ${name}, every version of the documents, the access code and the shares are removed for good. What stays: the audit log says that it was done, by whom and when, without any personal data; and copies in backups that were made before.`,
    yes: 'Yes, delete it!',
  },
}
