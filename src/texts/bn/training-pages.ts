import type { Words } from '../words.ts'
import { attendanceWords } from './attendance.ts'
import { count } from './numbers.ts'
import { receiptWords } from './receipt.ts'
import { trainingWords } from './training.ts'

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
  failed: 'কাজটি হয়নি',
  enrolled: {
    title: 'আমার ক্লাস',
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
  title: 'আমার পেমেন্ট',
  lead: 'এজেন্সি হিসাব লিখলেই তা এখানে দেখা যায়, আর কেউ তা বদলাতে পারে না। কোনোটি ভুল হলে জানান: এজেন্সিকে উত্তর দিতে হবে।',
  none: 'এখনো কোনো হিসাব নেই। টাকা দেওয়ার সময় সামনে থেকেই হিসাব লিখিয়ে নিন। সঙ্গে সঙ্গে তা এখানে দেখা যাবে, ছাপানোর মতো রসিদসহ।',
  balance: 'জমা ও বাকি',
  balanceAfter: 'এরপর মোট জমা',
  settled: (nothing) => `${nothing}: সব শোধ হয়েছে`,
  held: (amount) => `${amount} জমা: এজেন্সির কাছে আছে`,
  owed: (amount) => `${amount} বাকি: এজেন্সি আপনার কাছে পাবে`,
  wrong: 'এটি ভুল',
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
