import type { notificationsWords as english } from '../en/desk-notifications.ts'
import type { InAnyLanguage } from '../words.ts'
import { named } from './desk-parts.ts'
import { count as digits } from './numbers.ts'

/** Notifications for staff, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  title: 'বিজ্ঞপ্তি',
  lead: 'কী ঠিক হয়েছে, কোথায় আপনার নাম এসেছে, আপনাকে কী দায়িত্ব দেওয়া হয়েছে আর কী খবর এসেছে। প্রতিটি ৯০ দিন রাখা হয়।',
  daily: 'দিনে একবার ইমেইলে জানতে চাই',
  none: 'এখনো কিছু নেই।',
  allRead: 'সব পড়া হয়েছে।',
  unread: (count) => `${digits(count)}টি পড়া হয়নি।`,
  readAll: 'সব পড়া হয়েছে বলে চিহ্ন দিন',
  isUnread: 'পড়া হয়নি',
  by: named,
  deeds: {
    returned: 'আপনার কাছে ফেরত এসেছে',
    approved: 'অনুমোদন করা হয়েছে',
    mentioned: 'একটি নোটে আপনার নাম আছে',
    assigned: 'আপনার দায়িত্বে দেওয়া হয়েছে',
    overdue: 'একটি আসল কাগজ ফেরত দেওয়ার দিন পেরিয়ে গেছে',
    case: 'একটি উত্তরের কাজ আপনার অপেক্ষায়',
  },
}
