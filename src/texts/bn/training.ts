import { importUndone } from '#modules/training/problems.schema'
import type * as english from '../en/training.ts'
import type { InAnyLanguage, Words } from '../words.ts'
import { count } from './numbers.ts'
import { attendanceWords, receiptWords } from './printed.ts'

/** Classes and the ledger of payments, in Bengali. An entry of the ledger is a “হিসাব”, named by its number. */
export const trainingWords: InAnyLanguage<typeof english.trainingWords> = {
  states: {
    draft: 'খসড়া',
    open: 'খোলা',
    full: 'আসন পূর্ণ',
    running: 'চলছে',
    finished: 'শেষ',
    cancelled: 'বাতিল',
  },
  kinds: { payment: 'টাকা জমা', charge: 'ফি', refund: 'টাকা ফেরত', correction: 'সংশোধন' },
  methods: receiptWords.methods,
  credit: 'জমা',
  free: 'বিনা মূল্যে',
  facts: {
    teacher: 'শিক্ষক',
    place: 'জায়গা',
    link: 'লিংক',
    sessions: (timeZone) => `সেশন (${timeZone})`,
    noSessions: 'এখনো ঠিক হয়নি',
    allSessions: (all) => `সব সেশন (${count(all)})`,
    fee: 'ফি',
    seats: 'আসন',
    attended: 'উপস্থিতি',
    attendedOf: (attended, all) => `${count(all)}টি সেশনের ${count(attended)}টিতে`,
  },
  reasons: { [importUndone]: 'যে টেবিল থেকে এই পেমেন্ট এসেছিল, তার ইমপোর্ট ফিরিয়ে নেওয়া হয়েছে।' },
  ledger: {
    entries: 'হিসাবের তালিকা, নতুনটি আগে',
    entry: 'হিসাব',
    purpose: 'কীসের জন্য',
    amount: 'পরিমাণ',
    received: 'লেনদেন',
    actions: 'যা করতে পারেন',
    numbered: (sequence, kind) => `${count(sequence)} · ${kind}`,
    receiptNumber: (number) => `রসিদ ${number}`,
    corrects: (sequence, reason) => `${count(sequence)} নম্বরের সংশোধন: ${reason}`,
    refunds: (sequence, reason) => `${count(sequence)} নম্বরের টাকা থেকে ফেরত: ${reason}`,
    correctedBy: (sequence) => `${count(sequence)} নম্বরে সংশোধন হয়েছে`,
    noMoney: 'টাকার লেনদেন হয়নি',
    receivedBy: (name) => `নিয়েছেন ${name}`,
    handedOutBy: (name) => `দিয়েছেন ${name}`,
    receipt: 'রসিদ',
    receiptWhich: (number) => `রসিদ ${number}`,
  },
}

const messages: Words['training']['messages'] = {
  enrolled: (title) => `“${title}” ক্লাসে আপনি আসন পেয়েছেন।`,
  'class-cancelled': (title) => `“${title}” ক্লাসটি বাতিল হয়েছে।`,
  'class-credited': (title) =>
    `“${title}” ক্লাসটি বাতিল হয়েছে। এর জন্য যা দিয়েছেন, তা আপনার নামে জমা আছে: পেমেন্টের হিসাব দেখুন।`,
  'taken-off': (title) => `এজেন্সি আপনাকে “${title}” ক্লাস থেকে বাদ দিয়েছে। কেন, এজেন্সিকে জিজ্ঞাসা করুন।`,
}

const classes: Words['classes'] = {
  pages: 'আপনার ক্লাস',
  links: {
    '/my/classes': 'যেখানে আসন আছে',
    '/my/classes/selected': 'বাছাই করা',
    '/my/classes/open': 'খোলা ক্লাস',
  },
  aside: 'পড়েছি',
  enrolled: {
    lead: 'যেসব ক্লাসে আপনার আসন আছে, এবং আগে যেখানে ছিলেন।',
    none: 'কোনো ক্লাসে আপনার আসন নেই।',
    toSelect: 'ক্লাস বেছে নিন',
    slip: 'উপস্থিতির কাগজ',
    leave: 'ক্লাস ছাড়ুন',
    leaveText: 'আপনার আসন পাবেন অপেক্ষায় থাকা পরের জন।',
    leaveFee: 'ফির টাকা আপনার নামে জমা থাকবে।',
    leaveYes: 'ক্লাসটি ছাড়ুন',
    past: 'ছেড়ে দেওয়া বা বাতিল ক্লাস',
    pastLeft: (title) => `“${title}”: আপনি আর এই ক্লাসে নেই`,
    pastCancelled: (title) => `“${title}”: ক্লাসটি বাতিল হয়েছে`,
  },
  selected: {
    title: 'আমার বাছাই করা ক্লাস',
    lead: 'আসন খালি থাকলে, আর আপনার টাকায় ফি হয়ে গেলে, আপনি আসন পান। তার আগে অপেক্ষার তালিকায় থাকেন।',
    none: 'আপনি কোনো ক্লাসের অপেক্ষায় নেই।',
    begun: 'আপনি আসন পাওয়ার আগেই ক্লাসটি শুরু হয়ে গেছে। যা দিয়েছেন তা আপনারই থাকে, আপনার নামে জমা।',
    place: (place) => `অপেক্ষার তালিকায় আপনি ${count(place)} নম্বরে।`,
    pay: (fee) => `এজেন্সিতে ${fee} ফি দিন: ফি না দিলে আসন পাবেন না।`,
    taken: 'সব আসন ভরে গেছে।',
    comes: 'একটি খালি হলে আপনি পাবেন, আর আমরা এখানেই জানাব।',
    remove: 'বাদ দিন',
    removeText: 'অপেক্ষার তালিকায় আপনার জায়গা চলে যাবে। যা দিয়েছেন তা আপনারই থাকে, আপনার নামে জমা।',
    removeYes: 'ক্লাসটি বাদ দিন',
  },
  open: {
    title: 'খোলা ক্লাস',
    lead: 'যেসব ক্লাস বেছে নিতে পারেন। আসন খালি থাকলে, আর আপনার টাকায় ফি হয়ে গেলে, আপনি আসন পান।',
    none: 'এখন আর কোনো ক্লাস খোলা নেই। পরে আবার দেখুন, অথবা পরের ক্লাস কবে, এজেন্সিকে জিজ্ঞাসা করুন।',
    freeSeats: (seats) => (seats === 0 ? 'খালি নেই' : `${count(seats)}টি খালি`),
    waiting: (people) => `${count(people)} জন অপেক্ষায়`,
    covered: 'আপনার জমা টাকায় হয়ে যাবে, আসন পেলে কাটা হবে',
    select: 'বেছে নিন',
    join: 'অপেক্ষার তালিকায় নাম দিন',
  },
}

const payments: Words['payments'] = {
  lead: 'এজেন্সি হিসাব লিখলেই তা এখানে দেখা যায়, আর কেউ তা বদলাতে পারে না। কোনোটি ভুল হলে জানান: এজেন্সিকে উত্তর দিতে হবে।',
  none: 'এখনো কোনো হিসাব নেই। টাকা দেওয়ার সময় সামনে থেকেই হিসাব লিখিয়ে নিন। সঙ্গে সঙ্গে তা এখানে দেখা যাবে, ছাপানোর মতো রসিদসহ।',
  balance: 'জমা ও বাকি',
  balanceAfter: 'এরপর মোট জমা',
  settled: (nothing) => `${nothing}: সব শোধ হয়েছে`,
  held: (amount) => `${amount} জমা: এজেন্সির কাছে আছে`,
  owed: (amount) => `${amount} বাকি: এজেন্সি আপনার কাছে পাবে`,
  back: 'আপনার পেমেন্টে ফিরে যান',
  paper: 'কাগজের মাপ',
}

/** Classes and payments of a signed-in person, in Bengali. */
export const ownTrainingWords = {
  training: { ...trainingWords, messages },
  classes,
  payments,
  receipt: receiptWords,
  attendance: attendanceWords,
}
