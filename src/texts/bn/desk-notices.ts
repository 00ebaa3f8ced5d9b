import type { noticesWords as english } from '../en/desk-notices.ts'
import type { InAnyLanguage } from '../words.ts'
import { named } from './desk-parts.ts'

/** What the organisation publishes: the form, the list and one notice, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  title: 'নোটিশ',
  lead: 'সাইটের প্রথম পাতায় ও “নোটিশ” পাতায় সবাই দেখেন।',
  all: 'সব নোটিশ',
  none: 'এখনো কোনো নোটিশ নেই। প্রথম নোটিশটি সাইটের প্রথম পাতায় দেখা যাবে।',
  states: {
    public: 'প্রকাশিত',
    planned: 'পরে প্রকাশ হবে',
    withdrawn: 'প্রকাশিত নয়',
    unfit: 'দেখানো হচ্ছে না',
  },
  somebody: 'কেউ একজন',
  said: {
    public: (moment, who) => `প্রকাশ ${moment}, করেছেন ${named(who)}।`,
    planned: (moment, who) => `প্রকাশ হবে ${moment}; লিখেছেন ${named(who)}।`,
    withdrawn: (_, who) => `লিখেছেন ${named(who)}।`,
    changed: (moment, who) => `শেষ বদল ${moment}, করেছেন ${named(who)}।`,
  },
  edit: 'বদলান',
  editOne: (title) => `বদলান: ${title}`,
  withdraw: 'তুলে নিন',
  withdrawOne: (title) => `তুলে নিন: ${title}`,
  publish: 'এখনই প্রকাশ করুন',
  publishOne: (title) => `এখনই প্রকাশ করুন: ${title}`,
  remove: 'মুছুন',
  removeOne: (title) => `মুছুন: ${title}`,
  mayRemove: {
    text: (title) =>
      `এটি আর ফেরানো যাবে না! “${title}” আর এর ছবি চিরতরে মুছে যাবে। শুধু সাইট থেকে সরাতে চাইলে নোটিশটি তুলে নিন।`,
    yes: 'হ্যাঁ, মুছে ফেলুন!',
  },
  done: {
    now: 'নোটিশ প্রকাশ করা হয়েছে',
    later: 'নোটিশটি পরে প্রকাশ হবে',
    draft: 'খসড়া রাখা হয়েছে',
    withdrawn: 'নোটিশ তুলে নেওয়া হয়েছে',
    removed: 'মুছে ফেলা হয়েছে!',
    saved: 'নোটিশ সংরক্ষণ করা হয়েছে',
    replaced: 'ছবি বদলানো হয়েছে',
    pictureRemoved: 'ছবি সরানো হয়েছে',
  },
  form: {
    label: 'নোটিশ দিন',
    own: 'নিজের কথায়',
    pictures: 'ছবি',
    title: 'শিরোনাম',
    text: 'লেখা',
    hint: 'একটি লাইন ফাঁকা রাখলে নতুন অনুচ্ছেদ শুরু হয়। নোটিশ না দেওয়া পর্যন্ত লেখাটি এই ব্রাউজারে থাকে।',
    when: 'কখন',
    moments: {
      now: 'এখনই প্রকাশ করুন',
      later: 'নির্দিষ্ট সময়ে প্রকাশ করুন',
      draft: 'খসড়া হিসেবে রাখুন',
    },
    submit: {
      now: 'নোটিশ প্রকাশ করুন',
      later: 'প্রকাশের সময় ঠিক করুন',
      draft: 'খসড়া রাখুন',
    },
    time: 'দিন ও সময়',
    clock: (zone) => `প্রতিষ্ঠানের ঘড়ি অনুযায়ী (${zone})`,
    empty: 'ফরম খালি করুন',
    mayEmpty: {
      text: 'যা লিখেছেন তা হারিয়ে যাবে।',
      yes: 'হ্যাঁ, খালি করুন!',
    },
  },
  languages: {
    writtenIn: 'নোটিশের ভাষা',
    version: 'এখন কোন ভাষায় লিখছেন',
    missing: (language, main) =>
      `${language} ভাষায় এখনো কিছু লেখা হয়নি: এই ভাষার পাঠকেরা নোটিশটি ${main} ভাষায় দেখেন, পাশে সে কথা লেখা থাকে।`,
    forReaders: (language) => `${language} ভাষার পাঠকেরা নোটিশটি এভাবে দেখেন।`,
    also: (names) => `আরও যে ভাষায় আছে: ${names}।`,
  },
  picture: {
    first: 'প্রথম ছবি',
    second: 'দ্বিতীয় ছবি',
    chosen: (label) => `${label}, যেটি বেছে নেওয়া হয়েছে`,
    hint: 'JPEG, PNG, WebP, HEIC, TIFF বা BMP, সর্বোচ্চ ১৫ এমবি',
    choose: 'ছবি বাছুন',
    chooseOne: (label) => `ছবি বাছুন: ${label}`,
    another: 'অন্য ছবি বাছুন',
    anotherOne: (label) => `অন্য ছবি বাছুন: ${label}`,
    remove: 'সরান',
    removeOne: (label) => `সরান: ${label}`,
  },
  editing: {
    title: 'নোটিশ বদলান',
    unfit: 'সাইটে কেউ এই নোটিশ দেখছেন না',
    unfitHint: 'নিচে যা বলা আছে তা বদলে সংরক্ষণ করুন।',
    save: 'নোটিশ সংরক্ষণ করুন',
    newer: 'এর মধ্যে অন্য একজন অ্যাডমিন এই নোটিশ বদলেছেন',
    onFile: (moment) => `এখন যা আছে, ${moment} থেকে:`,
    mine: 'আমার লেখা রেখে এগিয়ে যান',
    theirs: 'তাঁর লেখা নিন',
  },
  theNotice: 'নোটিশ',
}
