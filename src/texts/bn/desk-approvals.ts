import type { approvalsWords as english } from '../en/desk-approvals.ts'
import { sentence } from '../isolated.ts'
import type { InAnyLanguage } from '../words.ts'
import { count as digits } from './numbers.ts'

/** The queue of records waiting for approval, and the decision, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  title: 'অনুমোদন',
  all: 'অপেক্ষায় থাকা সব রেকর্ড দেখুন',
  none: 'কোনো রেকর্ড অপেক্ষায় নেই। মডারেটররা যে রেকর্ড জমা দেন, তা এখানে আসে।',
  approvedMany: (count, name) => sentence`${digits(count)}টি অনুমোদিত, শেষেরটি ${name}`,
  issueCodes: (count) => `${digits(count)}টির অ্যাক্সেস কোড দিন ও ছাপুন`,
  deletedAccount: 'মুছে ফেলা একটি অ্যাকাউন্ট',
  position: (at, total) => `${digits(total)}টির মধ্যে ${digits(at)} নম্বর`,
  waiting: (total) => `${digits(total)}টি রেকর্ড অপেক্ষায়`,
  queue: 'অনুমোদনের অপেক্ষায়',
  since: (moment) => `${moment} থেকে অপেক্ষায়`,
  review: (name) => `এখন দেখছেন: ${name}`,
  about: (reference, author, position) => `${reference} · যোগ করেছেন ${author} · ${position}`,
  whyWithdrawn: 'অনুমোদন কেন তুলে নেওয়া হয়েছে',
  documents: 'কাগজ',
  notSeen: 'দেখা হয়নি',
  sendBack: 'ফেরত দিন',
  remove: 'মুছুন',
  open: 'রেকর্ড খুলুন',
  reason: {
    title: (name) => `ফেরত দিন: ${name}`,
    label: 'কারণ',
    hint: 'যিনি যোগ করেছেন তিনি এটি পড়বেন। কী ভুল আর কী করতে হবে, তা লিখুন।',
    hintKeys: 'Ctrl+Enter চাপলে পাঠানো হয়।',
  },
  changed: {
    title: 'শেষ অনুমোদনের পরে যা বদলেছে',
    approved: (moment, by) => `${moment}, অনুমোদন করেছেন ${by}`,
    nothing: 'কিছুই বদলায়নি: তথ্য ও কাগজ অনুমোদনের সময় যেমন ছিল তেমনই আছে।',
    isNew: 'নতুন রেকর্ড। মিলিয়ে দেখার মতো আগের কিছু নেই।',
    new: 'নতুন',
    takenOff: 'সরানো হয়েছে',
    dates: 'একই স্ক্যান, ছাপা তারিখ আলাদা',
    versions: (before, after) => `সংস্করণ ${digits(before)} → সংস্করণ ${digits(after)}`,
    compare: 'মিলিয়ে দেখুন',
    compareOne: (document) => `মিলিয়ে দেখুন: ${document}`,
    look: 'দেখুন',
    lookAt: (document) => `দেখুন: ${document}`,
  },
  keys: {
    next: 'পরের রেকর্ড',
    previous: 'আগের রেকর্ড',
    approve: 'পরের কাগজ; শেষ কাগজের পরে অনুমোদন করুন',
    sendBack: 'কারণ লিখে ফেরত দিন; Ctrl+Enter চাপলে পাঠানো হয়',
    show: 'এই কী-গুলো দেখুন',
  },
}
