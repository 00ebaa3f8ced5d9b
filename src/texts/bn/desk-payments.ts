import type { paymentProblems } from '#modules/training/problems.schema'
import type { paymentsWords as english } from '../en/desk-payments.ts'
import { ofArea } from '../said.ts'
import type { InAnyLanguage } from '../words.ts'
import { count as digits } from './numbers.ts'
import { trainingWords } from './training.ts'

/** The ledger of payments: its list, the form of an entry, and the actions on one, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  training: {
    kinds: trainingWords.kinds,
    methods: trainingWords.methods,
    credit: trainingWords.credit,
    ledger: trainingWords.ledger,
    reasons: trainingWords.reasons,
  },
  list: {
    title: 'পেমেন্ট',
    lead: 'এখানে কিছু বদলানো বা মোছা যায় না। ভুল হলে কারণসহ একটি সংশোধন যোগ করা হয়, আর শিক্ষার্থী প্রতিটি হিসাব দেখেন।',
    record: 'পেমেন্ট লিখুন',
    csv: 'CSV ডাউনলোড করুন',
    noMatch: 'এমন কোনো হিসাব নেই। উপরের ফিল্টার বদলান।',
    none: 'এখনো কোনো হিসাব নেই। “পেমেন্ট লিখুন” চেপে প্রথমটি লিখুন।',
    student: 'শিক্ষার্থী',
    totals: 'ফিল্টারে যা পাওয়া গেছে তার মোট',
    received: 'আদায়',
    back: (refunded, charged) => `ফেরত ${refunded} · ফি ${charged}`,
  },
  unconfirmed: {
    title: (number) => `রসিদ ${number} লগের সাথে মেলে না`,
    text: 'হিসাবটি বা তার সংশোধন যেভাবে লেখা হয়েছিল সেভাবে নেই: কেউ ডাটাবেস বদলেছেন। কিছুই ছাপা হয় না, আর /verify এই রসিদ নিশ্চিত করে না। যিনি সার্ভার চালান তাঁকে “candor doctor” চালাতে এবং ব্যাকআপ থেকে ডাটাবেস ফিরিয়ে আনতে বলুন। তার আগে এর কোনো রসিদ দেবেন না, হিসাবটি সংশোধনও করবেন না।',
  },
  filters: {
    kind: 'ধরন',
    everything: 'সব',
    method: 'কীভাবে',
    currency: 'মুদ্রা',
    any: 'যেকোনো',
    from: 'এই দিন থেকে',
    to: 'এই দিন পর্যন্ত',
    allClasses: 'সব ক্লাস দেখুন',
  },
  correct: {
    button: 'সংশোধন করুন',
    one: (entry) => `${digits(entry)} নম্বর হিসাব সংশোধন করুন`,
    label: 'এতে কী ভুল ছিল?',
    hint: (counter) =>
      `${counter}-এর একটি উল্টো হিসাব যোগ হবে, যা আর সরানো যায় না। এরপর যা ঠিক তা নতুন হিসাব হিসেবে লিখুন। শিক্ষার্থী কারণটি দেখেন।`,
    send: 'সংশোধন যোগ করুন',
    missing: 'হিসাবে কী ভুল ছিল, তা লিখুন।',
    done: (entry) => `${digits(entry)} নম্বরে সংশোধন হয়েছে`,
  },
  form: {
    title: 'পেমেন্ট লিখুন',
    back: 'সব পেমেন্ট',
    lead: 'পরে কোনো হিসাব বদলানো যায় না। সংরক্ষণের আগে আরেকবার পড়ে নিন।',
    label: 'হিসাব',
    what: 'এটি কী?',
    whats: {
      payment: { label: 'টাকা নেওয়া হয়েছে', description: 'এর রসিদ হয়' },
      charge: { label: 'পাওনা ফি', description: 'এজেন্সির কোনো ফি, নামসহ' },
      refund: { label: 'টাকা ফেরত দেওয়া হয়েছে', description: 'শিক্ষার্থীর জমা থেকে' },
    },
    student: 'শিক্ষার্থী',
    amount: 'পরিমাণ',
    amountHint: 'যেমন 5,000',
    currency: 'মুদ্রা',
    currencyHint: 'মুদ্রার কোড',
    save: 'হিসাব সংরক্ষণ করুন',
    saved: (entry) => `${digits(entry)} নম্বর হিসাব হিসেবে সংরক্ষণ হয়েছে`,
    purpose: 'কীসের জন্য?',
    ofClass: 'একটি ক্লাস',
    ofAgency: 'এজেন্সির কোনো ফি',
    class: 'ক্লাস',
    noClass: 'এই নামে কোনো ক্লাস নেই।',
    noClassYet: 'এখনো কোনো ক্লাস নেই। একটি ক্লাস খুলুন, অথবা এজেন্সির কোনো ফি বেছে নিন।',
    classes: 'ক্লাসের তালিকা',
    fee: 'ফির নাম',
    feeHint: 'শিক্ষার্থী যেমন পড়বেন, যেমন “মেডিকেল পরীক্ষা”',
    method: 'কীভাবে',
    reference: 'রেফারেন্স',
    referenceHint: 'যেমন টাকা পাঠানোর নম্বর',
    day: 'কোন দিন',
    receivedBy: 'কে নিয়েছেন',
  },
}

/** The server's refusals about money that changed hands, on the pages of a record and of the ledger, in Bengali. */
const refusals = {
  'ledger.already_corrected': 'এই হিসাব আগেই সংশোধন করা হয়েছে।',
  'ledger.not_found': 'এমন কোনো হিসাব নেই।',
  'payment.in_future': 'দিনটি এখনো আসেনি। টাকা হাতবদল হলে তবেই হিসাব লিখুন।',
  'payment.not_staff': 'কোন অ্যাডমিন বা মডারেটর টাকা নিয়েছেন, তা বলুন।',
  'account.not_found': 'এমন কোনো অ্যাকাউন্ট নেই।',
}

/** The messages at fields of a form. */
const ofMoney = ofArea<typeof paymentProblems>('training')({
  badCurrency: 'তালিকা থেকে মুদ্রা বেছে নিন।',
  otherCurrency: 'এই ক্লাসের ফি {currency} মুদ্রায়। সেই মুদ্রায় পেমেন্ট লিখুন।',
  noAmount: 'শূন্যের চেয়ে বড় পরিমাণ লিখুন।',
  largeAmount: 'পরিমাণটি অস্বাভাবিক বড়। শূন্যগুলো দেখুন।',
  aboveCredit: 'এই মুদ্রায় যত টাকা জমা আছে, এটি তার বেশি।',
  aboveLeft: 'এই টাকার যতটুকু বাকি আছে, এটি তার বেশি।',
  noStudent: 'তালিকা থেকে একজন শিক্ষার্থী বেছে নিন।',
  noClass: 'তালিকা থেকে ক্লাস বেছে নিন।',
  noPurpose: 'টাকা কীসের জন্য, তা জানান: একটি ক্লাস, অথবা ফির নাম।',
  noFee: 'ফির নাম লিখুন।',
  longFee: 'ফির নাম {most} অক্ষরের বেশি। ছোট করুন।',
  noItem: 'টাকা কীসের জন্য, তা বেছে নিন।',
  noPayer: 'কে টাকা দিয়েছেন, তা বেছে নিন।',
  noMethod: 'টাকা কীভাবে দেওয়া হয়েছে, তা বেছে নিন।',
  longReference: 'রেফারেন্সটি {most} অক্ষরের বেশি। ছোট করুন।',
  noDay: 'যেদিন টাকা দেওয়া হয়েছে, সেই দিন লিখুন।',
  impossibleDay: 'দিনটি এমন হতে পারে না। সালটি দেখুন।',
  dayAhead: 'দিনটি এখনো আসেনি।',
  beforePayment: 'দিনটি টাকা দেওয়ার আগের।',
  noReceiver: 'টাকা কে নিয়েছেন, তা বেছে নিন।',
  notStaff: 'একজন অ্যাডমিন বা মডারেটর বেছে নিন।',
  noRefunder: 'টাকা কে দিয়েছেন, তা বেছে নিন।',
  noRefundReason: 'টাকা কেন ফেরত দেওয়া হচ্ছে, তা লিখুন।',
  noCorrection: 'হিসাবে কী ভুল ছিল, তা লিখুন।',
  longReason: 'কারণটি {most} অক্ষরের বেশি। ছোট করুন।',
})

export const said = { texts: { ...refusals, ...ofMoney } }
