import type { InAnyLanguage } from './any-language.ts'
import type { fileWords as english } from './file-en.ts'
import { count } from './numbers-bn.ts'

export const fileWords: InAnyLanguage<typeof english> = {
  title: (name, organisation) => `${name}: ${organisation}-এর কাছে রাখা ফাইল`,
  minutesLeft: (minutes) => (minutes === 1 ? 'এক মিনিটের কম' : `${count(minutes)} মিনিট`),
  staysOpen: 'এই ফাইল আর খোলা থাকবে',
  closeHint: 'ফোন বা কম্পিউটার অন্য কেউও ব্যবহার করলে ফাইলটি বন্ধ করে দিন।',
  close: 'ফাইলটি বন্ধ করুন',
  print: 'ছাপাতে চাইলে আপনার ব্রাউজারের প্রিন্ট ব্যবহার করুন।',
  photoOf: (name) => `${name}-এর ছবি`,
  noPhoto: 'ছবি নেই',
  reference: 'আমাদের রেফারেন্স',
  papers: 'কাগজ',
  noneOf: (label) => `এই কাগজটি এখনো আমাদের কাছে নেই: ${label}।`,
  others: (papers) => `আমাদের কাছে আরও ${count(papers)}টি কাগজ আছে:`,
  stages: 'আপনার আবেদন নিয়ে আমরা কোথায় আছি',
  stagesText: 'এটি আমাদের নিজেদের কাজ সম্পর্কে আমাদের কথা। কোনো কর্তৃপক্ষ এটি বলেনি, আর এতে কিছু ঠিক হয় না।',
  since: (date) => `${date} থেকে`,
  known: 'আমরা আপনাকে যা বলতে পারি',
  knownText: (organisation) => `নিচের প্রতিটি ছবি একটি কপি, যা ${organisation} আপনার জন্য রেখেছে।`,
  released: (date) => `আমাদের কর্মীরা ${date} তারিখে ফাইলটি দেখার জন্য ছেড়েছেন।`,
  keep: 'কপি রাখুন (PDF)',
  taken: (moment) => `এই সাইট থেকে নেওয়া: ${moment}।`,
  held: (organisation) =>
    `${organisation} এই কাগজগুলো রাখে এবং এই কপিগুলো দেখিয়েছে। ফাইলটি আমাদের সাইটে “কাগজ মিলিয়ে দেখুন” পাতায় মিলিয়ে নিতে পারেন।`,
  unknownOf: 'কোনো সরকার কাগজটি দিয়েছে কি না, এবং সেটি এখনো চালু আছে কি না। আমাদের পক্ষে তা জানা সম্ভব নয়।',
  unknown: 'যা শুধু কর্তৃপক্ষ আপনাকে বলতে পারে',
  unknownText:
    'কোনো সরকার কাগজটি দিয়েছে কি না, এবং সেটি এখনো চালু আছে কি না। আমাদের পক্ষে তা জানা সম্ভব নয়। কোথায় জিজ্ঞাসা করবেন, তা প্রতিটি কাগজের নিচে লেখা আছে।',
  wait: 'একটু অপেক্ষা করুন',
  copyOf: (label, page, pages) =>
    pages > 1
      ? `আমাদের রাখা কপি: ${label}, মোট ${count(pages)} পাতার ${count(page)} নম্বর পাতা`
      : `আমাদের রাখা কপি: ${label}`,
  heldSince: (date) => `${date} থেকে আমাদের কাছে আছে।`,
  printedIssued: (date) => `কাগজে লেখা আছে: ${date} তারিখে দেওয়া।`,
  printedUntil: (date) => `কাগজে লেখা আছে: ${date} পর্যন্ত।`,
  printedOnly: 'কাগজে যা লেখা আছে, আমরা শুধু তা-ই জানাচ্ছি। কাগজটি এখনো চালু আছে কি না, তা কর্তৃপক্ষ বলতে পারে।',
  pages: (pages) => (pages === 1 ? 'এক পাতা।' : `${count(pages)} পাতা।`),
  large: 'বড় ছবি',
  of: (label) => `: ${label}`,
  allPages: (pages) => `সব ${count(pages)} পাতা, বড় করে`,
  warnings: {
    lmia: 'LMIA চিঠি কেনা বা বেচা নিষেধ। এর জন্য কাউকে টাকা দেবেন না।',
    medical: 'পরীক্ষা ছাড়া কেনা মেডিকেল সনদের জন্য আপনাকে ফেরত পাঠানো হতে পারে।',
  },
  ask: 'কোথায় জিজ্ঞাসা করবেন',
  askNamed:
    'কাগজে যে দূতাবাস বা কর্তৃপক্ষের নাম আছে, তাদের জিজ্ঞাসা করুন। ফোন নম্বর তাদের নিজের ওয়েবসাইট থেকে নিন, কাগজ থেকে নয়।',
  none: 'আপনার কোনো কাগজ এখনো আমাদের কাছে নেই।',
  back: 'ফাইলে ফিরে যান',
  around: 'অন্য কাগজ',
  previous: (label) => `আগেরটি: ${label}`,
  next: (label) => `পরেরটি: ${label}`,
  pageOf: (page, pages) => `মোট ${count(pages)} পাতার ${count(page)} নম্বর পাতা।`,
  endedTitle: 'ফাইলটি এখন বন্ধ',
  ended:
    'একটি ফাইল ১৫ মিনিট খোলা থাকে। আপনি বন্ধ করলে, আপনাকে নতুন কোড দিলে, বা আমাদের কর্মীরা ফিরিয়ে নিলে আগেই বন্ধ হয়। এই ব্রাউজারে ফাইলের কিছুই থেকে যায়নি।',
  openAgain: 'আবার খুলুন',
}
