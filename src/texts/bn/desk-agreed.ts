import type { agreedWords as english } from '../en/desk-agreed.ts'
import type { InAnyLanguage } from '../words.ts'
import { count as digits } from './numbers.ts'
import { money as moneyWords } from './on-file.ts'
import { trainingWords } from './training.ts'

/** Contracts and money on a record’s page, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  deletedAccount: 'মুছে ফেলা একটি অ্যাকাউন্ট',
  currency: 'মুদ্রা',
  contract: {
    title: 'চুক্তি',
    none: 'এখনো কোনো শর্ত তোলা হয়নি। চুক্তি দেখে লিখুন: প্রার্থী ফ্লাইটের আগে এগুলো পড়েন।',
    soFar: 'এ পর্যন্ত শর্ত',
    entered: 'লেখা হয়েছে',
    changed: (version) => `বদলানো হয়েছে (সংস্করণ ${digits(version)})`,
    said: {
      read: (version) => `প্রার্থী: “আমি পড়েছি” (সংস্করণ ${digits(version)})`,
      heard: (version) => `প্রার্থী: “আমাকে পড়ে শোনানো হয়েছে” (সংস্করণ ${digits(version)})`,
    },
    enter: 'শর্ত লিখুন',
    change: 'শর্ত বদলান',
    form: 'চুক্তির শর্ত',
    lead: 'কাগজ দেখে লিখুন; চুক্তিতে যা নেই তা ফাঁকা রাখুন।',
    save: 'শর্ত সংরক্ষণ করুন',
    saved: 'শর্ত সংরক্ষণ হয়েছে',
    choose: 'বেছে নিন',
    period: 'কত সময়ের জন্য',
    silent: 'চুক্তিতে বলা নেই',
  },
  money: {
    title: 'প্রার্থী যা দিয়েছেন',
    none: 'কোনো টাকার হিসাব লেখা নেই। প্রতিটি লিখুন, নিয়োগকর্তা বা এই এজেন্সি যা দেয় তাও।',
    total: (sum, receipted, own) => `মোট ${sum}: আমাদের রসিদে ${receipted}, প্রার্থীর কথা অনুযায়ী ${own}`,
    back: (refunded, remaining) => `; এর মধ্যে ফেরত দেওয়া হয়েছে ${refunded}, বাকি থাকে ${remaining}`,
    cap: {
      rule: (law, rule) => `${law}: ${rule}।`,
      nothing: 'কিছুই নেওয়া যায় না',
      unknown: 'কোনো অঙ্ক জানা নেই',
      net: (before) => `ফেরতের পর যা বাকি, তা-ই মিলিয়ে দেখা হয়; আগে দেওয়া হয়েছিল ${before}।`,
      unconfirmed: moneyWords.unconfirmed,
      above: 'আমরা আইন যতটুকু জানি, তার চেয়ে বেশি টাকা দেওয়া হয়েছে',
      noAdvice: 'এটি আইনি পরামর্শ নয়। কিছুই আটকানো হয় না; প্রার্থীও এটি পড়েন।',
    },
    entry: (item, sum) => `${item}: ${sum}`,
    corrected: (why) => `সংশোধন করা হয়েছে: ${why}`,
    receipt: (number) => `রসিদ ${number}`,
    unconfirmedReceipt: (number) =>
      `রসিদ ${number} লগের সাথে মেলে না: কোনো রসিদ দেবেন না, “পেমেন্ট” পাতায় দেখুন`,
    noReceipt: 'রসিদ নেই',
    refund: moneyWords.refund,
  },
  payment: {
    title: 'দেওয়া টাকার হিসাব লিখুন',
    item: 'কীসের জন্য',
    payer: 'কে দিয়েছেন',
    amount: 'পরিমাণ',
    day: 'কোন দিন',
    save: 'স্থায়ীভাবে সংরক্ষণ করুন',
    saved: (number) => `সংরক্ষণ হয়েছে, রসিদ ${number}`,
    savedWithout: 'সংরক্ষণ হয়েছে, রসিদ ছাড়া',
    methods: trainingWords.methods,
    how: 'কীভাবে',
    reference: 'রেফারেন্স',
    referenceHint: 'প্রার্থী এটি দেখেন: যেমন টাকা পাঠানোর নম্বর',
  },
  refund: {
    title: 'ফেরতের হিসাব লিখুন',
    of: (payment) => `${digits(payment)} নম্বর টাকা ফেরতের হিসাব লিখুন`,
    amountIn: (currency) => `পরিমাণ, ${currency}`,
    most: (sum) => `সর্বোচ্চ ${sum}`,
    day: 'যেদিন ফেরত দেওয়া হয়েছে',
    reason: 'কারণ',
    reasonHint: 'প্রার্থী এটি দেখেন',
    save: 'ফেরত স্থায়ীভাবে সংরক্ষণ করুন',
  },
}
