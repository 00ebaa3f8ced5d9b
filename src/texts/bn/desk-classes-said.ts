import type { classProblems } from '#modules/training/problems.schema'
import type { ProblemValues } from '#platform/problems.schema'
import { ofArea } from '../said.ts'

/** The server's refusals where classes are made, changed and marked. */
const refusals = {
  'class.not_found': 'এমন কোনো ক্লাস নেই।',
  'class.wrong_state': 'ক্লাসটি যে অবস্থায় আছে তাতে এটি করা যায় না। পাতাটি আবার লোড করে দেখুন।',
  'class.no_such_session': 'এই ক্লাসে এমন কোনো সেশন নেই।',
  'class.not_enrolled': 'যাঁকে উপস্থিত লেখা হয়েছে, তাঁদের একজনের এই ক্লাসে আসন নেই। পাতাটি আবার লোড করে লিখুন।',
  'class.changed_meanwhile': 'অন্য কেউ এই ক্লাস বদলেছেন। পাতাটি আবার লোড করে দেখুন।',
  'class.needs_sessions': 'ক্লাস খোলার আগে অন্তত একটি সেশন লাগে। আগে তারিখ যোগ করুন।',
  'class.fee_stays': 'ক্লাস খোলার পরে ফি বদলানো যায় না। এই ক্লাস বাতিল করে নতুন একটি তৈরি করুন।',
  'class.too_few_seats':
    'এর চেয়ে বেশি মানুষের আসন আছে। আগে কাউকে তালিকা থেকে সরান, অথবা আসন যেমন আছে রাখুন।',
  'class.session_attended':
    'কেউ উপস্থিত ছিলেন এমন সেশন বাদ দেওয়া যায় না। সেশনটি আবার যোগ করে সংরক্ষণ করুন।',
  'class.not_staff': 'অ্যাকাউন্ট দিয়ে যিনি পড়ান, তাঁকে অ্যাডমিন বা মডারেটর হতে হবে।',
  'class.not_open': 'এই ক্লাস এখন বেছে নেওয়া যায় না। যেসব ক্লাস খোলা, সেগুলো দেখুন।',
  'class.selected_already': 'তিনি আগে থেকেই এই ক্লাসের তালিকায় আছেন।',
  'class.not_selected': 'তিনি এই ক্লাসের তালিকায় নেই, বা এখন আর নেই।',
  'class.begun': 'ক্লাস শুরু হয়ে গেছে, তাই এখান থেকে ছাড়া যায় না। এজেন্সিকে বলুন।',
} as const

/** The same for entries of the ledger, besides those for any money. */
const ofPayments = {
  'payment.wrong_currency': 'এই ক্লাসের ফি অন্য মুদ্রায়। সেই মুদ্রায় পেমেন্ট লিখুন।',
  'payment.more_than_credit': 'এই মুদ্রায় শিক্ষার্থীর যত টাকা জমা আছে, এটি তার বেশি।',
  'ledger.refunded': 'এই টাকার একটি অংশ ফেরত দেওয়া হয়েছে। সেটিও ভুল হলে আগে ফেরতের হিসাব সংশোধন করুন।',
  'ledger.correction_stays': 'সংশোধনকে আর সংশোধন করা যায় না। যা ঠিক, তা নতুন হিসাব হিসেবে লিখুন।',
  'ledger.corrected_along':
    'এটি অন্য একটি হিসাবের (পেমেন্ট বা ফেরত) সঙ্গে লেখা। সেই হিসাব সংশোধন করুন; এটিও সঙ্গে সংশোধিত হবে।',
} as const

const ofClass = ofArea<typeof classProblems>('classes')({
  noTitle: 'ক্লাসের নাম লিখুন।',
  longTitle: 'নামটি {most} অক্ষরের বেশি। ছোট করুন।',
  noTeacher: 'কে পড়ান, তা জানান: কোনো কর্মীকে বেছে নিন অথবা নাম লিখুন।',
  badTeacher: 'তালিকা থেকে শিক্ষক বেছে নিন।',
  notStaff: 'একজন অ্যাডমিন বা মডারেটর বেছে নিন, অথবা নাম লিখুন।',
  longTeacher: 'নামটি {most} অক্ষরের বেশি। ছোট করুন।',
  noPlace: 'কোথায় হয়, তা জানান: জায়গা লিখুন অথবা লিংক দিন।',
  longPlace: 'জায়গার লেখাটি {most} অক্ষরের বেশি। ছোট করুন।',
  badLink: 'লিংকের শুরুতে https:// থাকতে হবে।',
  longLink: 'লিংকটি {most} অক্ষরের বেশি। ছোট করুন।',
  badTimeZone: 'কোন জায়গার সময়, তালিকা থেকে বেছে নিন।',
  badTime: 'তারিখ ও সময় লিখুন।',
  impossibleTime: 'দিনটি এমন হতে পারে না। সালটি দেখুন।',
  noSuchTime: 'ওই জায়গায় এমন কোনো সময় নেই।',
  endsBefore: 'সেশন শুরুর পরে শেষ হতে হবে।',
  noSessions: 'অন্তত একটি সেশন রাখুন।',
  manySessions: 'একটি ক্লাসে সর্বোচ্চ {most}টি সেশন থাকতে পারে।',
  // In the digits that are typed.
  badSeats: ({ most }: ProblemValues) => `কয়টি আসন আছে লিখুন: 1 থেকে ${most}।`,
  fewSeats: '{people} জনের আসন আগে থেকেই আছে।',
  badFee: 'ফি সংখ্যায় লিখুন; ফি না থাকলে 0।',
  feeStays: 'ফি যা আছে তাই থাকে।',
  badState: 'খোলা, চলছে, শেষ বা বাতিল বেছে নিন।',
})

export const words = { texts: { ...refusals, ...ofPayments, ...ofClass } }
