import type { editWords as english } from '../en/desk-edit.ts'
import type { InAnyLanguage } from '../words.ts'
import { count as digits } from './numbers.ts'

/** The page on which a record is updated, and the notes of staff, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  title: (name) => `হালনাগাদ করুন: ${name}`,
  lead: (reference) => `রেকর্ডের রেফারেন্স ${reference}`,
  toSubmissions: 'আপনার জমা দেওয়া রেকর্ড',
  toRecord: 'রেকর্ডে ফিরে যান',
  whyReturned: 'কেন ফেরত এসেছে',
  locked: {
    title: 'রেকর্ডটি বদলানো যায় না',
    trash: 'এটি ট্র্যাশে আছে। আগে ফিরিয়ে আনুন।',
    approved: 'এটি অনুমোদিত। এতে কিছু ভুল থাকলে একজন অ্যাডমিনকে বলুন।',
    back: 'ফিরে যান',
  },
  update: 'রেকর্ড হালনাগাদ করুন',
  updated: (name) => `${name}: রেকর্ড হালনাগাদ হয়েছে`,
  notAll: {
    title: 'তথ্য সংরক্ষণ হয়েছে, কিন্তু সব ফাইল যায়নি',
    text: 'কেন, তা প্রতিটির পাশে লেখা আছে। ঠিক করুন, অথবা সেগুলো ছাড়াই শেষ করুন।',
  },
  compare: {
    title: 'অন্য কেউ এই রেকর্ড বদলেছেন',
    text: (moment) =>
      `এটি বদলানো হয়েছে ${moment}। আপনার কিছু এখনো সংরক্ষণ হয়নি, তাঁরও কিছু মুছে যায়নি: কোনটি থাকবে তা বেছে নিন।`,
    same: 'দুটিতে একই কথা আছে। সংরক্ষণ করে এগিয়ে যেতে পারেন।',
    allMine: 'আমার সবগুলো নিন',
    allTheirs: 'তাঁর সবগুলো নিন',
    save: 'এটি সংরক্ষণ করুন',
    back: 'ফরমে ফিরে যান',
    open: (count) => `আরও ${digits(count)}টি বেছে নেওয়া বাকি।`,
    mine: 'আপনার',
    theirs: 'এখন রেকর্ডে যা আছে',
    takenOff: 'সরানো হয়েছে',
    uploaded: (moment) => `আপলোড হয়েছে ${moment}`,
  },
  notes: {
    title: 'নোট',
    soFar: 'এ পর্যন্ত নোট',
    mentions: 'যাঁদের নাম আছে: ',
    written: 'নোট লেখা হয়েছে',
    label: 'নতুন নোট',
    hint: 'যে কর্মীরা এই রেকর্ড দেখতে পারেন, শুধু তাঁদের জন্য। প্রার্থী এটি কখনো পড়েন না।',
    mention: 'কোনো সহকর্মীর নাম দিন',
    write: 'নোট লিখুন',
  },
}
