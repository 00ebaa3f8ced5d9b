import type { trashWords as english } from '../en/desk-trash.ts'
import type { InAnyLanguage } from '../words.ts'
import { count as digits } from './numbers.ts'

/** Deleted records, which can be restored for a time, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  title: 'ট্র্যাশ',
  lead: (time) =>
    `মুছে ফেলা রেকর্ড এখানে ${time} থাকে, তারপর নিজে থেকেই চিরতরে মুছে যায়। তার আগে ফিরিয়ে আনতে পারেন। কর্মী ছাড়া আর কেউ এটি খুলতে পারেন না।`,
  aTime: 'কিছু দিন',
  daysLeft: 'আর কত দিন বাকি, তা',
  empty: 'ট্র্যাশ খালি। “রেকর্ড” পাতায় যা মুছবেন, তা এখানে থাকবে।',
  list: 'মুছে ফেলা রেকর্ড',
  columns: {
    name: 'নাম',
    passport: 'পাসপোর্ট',
    deleted: 'মোছার দিন',
    removed: 'চিরতরে মুছে যাবে',
    actions: 'কাজ',
  },
  left: {
    over: 'সময় শেষ। শিগগিরই মুছে যাবে, যদি অফিসে কোনো আসল কাগজ না থাকে',
    lessThanADay: 'এক দিনেরও কম বাকি',
    days: (days) => `${digits(days)} দিন বাকি`,
  },
  restore: 'ফিরিয়ে আনুন',
  restoreOne: (name) => `ফিরিয়ে আনুন: ${name}`,
  purge: 'চিরতরে মুছুন',
  purgeOne: (name) => `চিরতরে মুছুন: ${name}`,
  mayPurge: {
    text: (name) =>
      `এটি আর ফেরানো যাবে না! ${name}: এই রেকর্ডের সব তথ্য, কাগজের প্রতিটি সংস্করণ, অ্যাক্সেস কোড ও শেয়ার চিরতরে মুছে যাবে। যা থাকবে: কে কখন মুছেছেন, কোনো ব্যক্তিগত তথ্য ছাড়া, অডিট লগে; আর আগে করা ব্যাকআপের কপি।`,
    yes: 'হ্যাঁ, মুছে ফেলুন!',
  },
}
