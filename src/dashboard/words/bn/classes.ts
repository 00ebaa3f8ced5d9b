import type { InAnyLanguage } from '#messages/any-language'
import { count as digits } from '#messages/bn/numbers'
import { trainingWords } from '#messages/bn/training'
import type { classesWords as english } from '../en/classes.ts'

/** The lists of classes and the page of one that somebody teaches, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  training: {
    states: trainingWords.states,
    free: trainingWords.free,
    facts: trainingWords.facts,
  },
  list: {
    title: 'ক্লাস',
    lead: 'কে কী পড়ান, কবে, আর কার আসন আছে।',
    make: 'নতুন ক্লাস',
    search: 'খুঁজুন',
    searchHint: 'ক্লাসের নামের কোনো অংশ',
    anyState: 'যেকোনো অবস্থা',
    noMatch: 'কোনো ক্লাস মেলে না। অন্যভাবে খুঁজুন, অথবা অন্য অবস্থা বেছে নিন।',
    none: 'এখনো কোনো ক্লাস নেই। “নতুন ক্লাস” চেপে একটি তৈরি করুন; আপনি খুলে দিলে শিক্ষার্থীরা তা দেখেন।',
    columns: {
      title: 'ক্লাস',
      state: 'অবস্থা',
      first: 'প্রথম সেশন',
      seats: 'আসন',
      waiting: 'অপেক্ষায়',
      fee: 'ফি',
    },
    unfit: 'যেমন লেখা আছে, শিক্ষার্থীদের তেমন দেখানো হয় না। কেন, তা ক্লাসটি খুলে দেখুন।',
    taken: (enrolled, seats) => `${digits(seats)}টির ${digits(enrolled)}টি নেওয়া`,
    waiting: (people) => `${digits(people)} জন`,
  },
  taught: {
    title: 'যে ক্লাস আমি পড়াই',
    lead: 'কার আসন আছে, আর কে উপস্থিত ছিলেন।',
    none: 'আপনি কোনো ক্লাস পড়ান না। একজন অ্যাডমিন ক্লাসের পাতায় আপনাকে শিক্ষক হিসেবে লেখেন।',
    noSessions: 'এখনো কোনো সেশন নেই',
    taken: (enrolled, seats) => `${digits(seats)}টি আসনের মধ্যে ${digits(enrolled)}টি নেওয়া হয়েছে`,
  },
  attendance: {
    title: 'উপস্থিতি',
    nobody: 'এখনো কারও আসন নেই, তাই উপস্থিতি লেখার কেউ নেই।',
    session: 'সেশন',
    there: (session, people) => `${session} · উপস্থিত ${digits(people)} জন`,
    who: 'কে কে উপস্থিত ছিলেন?',
    save: 'উপস্থিতি সংরক্ষণ করুন',
    saved: 'উপস্থিতি সংরক্ষণ হয়েছে',
  },
}
