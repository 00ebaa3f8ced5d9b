import type { InAnyLanguage } from '../any-language.ts'
import type { casesWords as english } from '../en/desk-cases.ts'
import { caseKindWords, productCaseWords } from './cases.ts'
import { count as digits } from './numbers.ts'

/** What people say and ask, and what staff do about it, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  title: 'উত্তরের কাজ',
  lead: 'প্রার্থী ও অন্যরা যা জানান বা চান, আর Candor নিজে যা খুঁজে পেয়েছে। উত্তর না দেওয়া পর্যন্ত প্রতিটি এখানে থাকে; যেগুলোতে সবচেয়ে বেশি দেরি, সেগুলো আগে।',
  all: 'সব',
  open: 'খোলা',
  overdue: 'দেরি হয়েছে',
  answered: 'উত্তর দেওয়া',
  nothingWaits: 'উত্তরের অপেক্ষায় কিছু নেই।',
  waiting: (open, overdue) =>
    overdue === 0
      ? `${digits(open)}টি অপেক্ষায়।`
      : `${digits(open)}টি অপেক্ষায়, তার মধ্যে ${digits(overdue)}টিতে দেরি হয়েছে।`,
  none: 'এমন কিছু নেই।',
  nobodys: 'কোনো রেকর্ড নিয়ে নয়',
  columns: {
    what: 'কী',
    whose: 'কার',
    kind: 'ধরন',
    state: 'অবস্থা',
    cameIn: 'কবে এসেছে',
    assigned: 'কার দায়িত্বে',
  },
  one: {
    title: 'উত্তরের কাজ',
    all: 'সব উত্তরের কাজ',
    whose: 'যে রেকর্ড নিয়ে',
    payments: 'যাঁর পেমেন্ট নিয়ে',
    number: 'নম্বর',
    cameIn: 'কবে এসেছে',
    due: 'উত্তর দেওয়ার শেষ সময়',
    wasDue: 'উত্তর দেওয়ার কথা ছিল',
    lookFor: 'রেকর্ডে এই নম্বর খুঁজুন',
    noLink: '(লিংক নয়: সাবধানে দেখুন)',
    hints: {
      code: 'যে কেউ এটি পাঠাতে পারে। কোড দেওয়ার আগে জেনে নিন ইনি কে: অফিসে পাসপোর্ট দেখুন, অথবা রেকর্ডে যে নম্বর আছে সেখানে ফোন করুন, শুধু এখানে দেওয়া নম্বরে নয়।',
      leaving:
        'শেয়ার শেষ হয়েছে, আর তিনি আর রাজি নন। সব আসল কাগজ ফেরত দিন এবং সব তথ্যের কপি হাতে দিন, তারপর কাজ শেষ বলে লিখুন। যা মোছা যায়, ৩০ দিন পরে তা মুছে ফেলার তালিকায় আসে।',
      original: 'অন্য কোনো দিন ফেরত দিয়েছেন? রেকর্ডের আসল কাগজের অংশে তা লিখুন, তাতে এটিরও উত্তর হয়ে যায়।',
      fault:
        'কেউ এই রসিদ যাচাই করেছেন, আর সাইট তা নিশ্চিত করেনি। ডাটাবেসে কী বদলানো হয়েছে তা দেখতে “candor doctor” চালান।',
    },
    actions: 'আপনি যা করবেন',
    steps: 'যা করা হয়েছে',
    deletedAccount: 'মুছে ফেলা একটি অ্যাকাউন্ট',
    step: {
      again: 'তিনি একমত নন',
      reopened: 'আবার খোলা হয়েছে',
      note: 'নোট',
      takenBack: 'যিনি জানিয়েছিলেন তিনি ফিরিয়ে নিয়েছেন',
    },
    results: {
      accepted: 'মেনে নেওয়া হয়েছে',
      declined: 'মেনে নেওয়া হয়নি',
      answered: 'উত্তর দেওয়া হয়েছে',
      corrected: 'হিসাব সংশোধন করা হয়েছে',
      closed: 'উত্তর ছাড়াই বন্ধ করা হয়েছে',
      done: 'হয়ে গেছে',
      returned: 'ফেরত দেওয়া হয়েছে',
    },
  },
  answer: {
    form: 'উত্তর দিন',
    field: {
      reason: 'কারণ',
      answer: 'উত্তর',
      correction: 'কী ভুল ছিল',
      note: 'কী উত্তর দেওয়া বা করা হয়েছে',
    },
    hint: {
      reason: 'প্রার্থী এটি পড়েন, আর একবার বলতে পারেন যে তিনি একমত নন।',
      answer: 'যিনি জানিয়েছেন তিনি এটি পড়েন। উত্তর যেমন দেওয়া হয় তেমনই থাকে।',
      correction: 'উল্টো হিসাবের পাশে তিনি এটি পড়েন।',
      note: 'অন্য অ্যাডমিনদের জন্য। Candor কিছু পাঠায় না: ওপরের যোগাযোগে উত্তর দিন।',
    },
    results: {
      accepted: 'ঠিক করা হয়েছে বলে জানান',
      declined: 'মেনে নেবেন না',
      answered: 'উত্তর দিন',
      corrected: 'হিসাব সংশোধন করুন',
      closed: 'উত্তর ছাড়াই বন্ধ করুন',
      done: 'কাজ শেষ বলে লিখুন',
      returned: 'আজ ফেরত দেওয়া হয়েছে',
    },
    done: 'উত্তর দেওয়া হয়েছে',
    isAnswered: 'এর উত্তর দেওয়া হয়েছে। উত্তর যেমন দেওয়া হয়েছে তেমনই থাকে।',
    reopen: 'আবার খুলুন',
    reopened: 'আবার খোলা হয়েছে',
  },
  contract: {
    wage: 'বেতন',
    employer: 'নিয়োগকর্তা',
    term: 'শর্ত',
    first: 'প্রথম চুক্তি',
    other: 'অন্য চুক্তি',
    silent: 'বলা নেই',
    photo: (page) => `অন্য চুক্তির ছবি, পাতা ${digits(page)}`,
  },
  work: {
    title: 'কর্মীদের মধ্যে',
    assigned: 'কার দায়িত্বে',
    nobody: 'কেউ নয়',
    gone: 'মুছে ফেলা একটি অ্যাকাউন্ট',
    done: 'দায়িত্ব দেওয়া হয়েছে',
    note: 'নোট',
    noteHint: 'শুধু কর্মীরা পড়েন। যেমন লেখা হয় তেমনই থাকে।',
    write: 'নোট লিখুন',
    noted: 'নোট লেখা হয়েছে',
  },
  kinds: { ...caseKindWords, ...productCaseWords },
}
