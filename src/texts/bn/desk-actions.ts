import type { reasonProblems, viewProblems } from '#modules/records/lines.schema'
import type { actionWords as english } from '../en/desk-actions.ts'
import { sentence } from '../isolated.ts'
import { ofArea } from '../said.ts'
import type { InAnyLanguage } from '../words.ts'
import { count as digits } from './numbers.ts'

/** Actions on a record that several pages offer, the keys, and a part that could not be loaded, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  approved: (name) => `${name}: অনুমোদন করা হয়েছে`,
  returned: (name) => `${name}: ফেরত দেওয়া হয়েছে`,
  withdrawn: (name) => `${name}: অনুমোদন তুলে নেওয়া হয়েছে`,
  hidden: (name) => `${name}: এখন লুকানো`,
  visible: (name) => `${name}: এখন দেখা যায়`,
  restored: (name) => `${name}: রেকর্ডে ফিরে এসেছে`,
  deleted: (name) => sentence`রেকর্ড মুছে ফেলা হয়েছে: ${name}`,
  changedMeanwhile: 'এর মধ্যে এটি বদলানো হয়েছে। আবার দেখে তারপর ঠিক করুন।',
  mayDelete: {
    title: 'আপনি কি নিশ্চিত?',
    text: (what, time) =>
      `${what} ট্র্যাশে যাবে, কেউ খুলতে পারবেন না। ${time} পর্যন্ত ফিরিয়ে আনা যায়; এরপর চিরতরে মুছে যাবে।`,
    yes: 'হ্যাঁ, মুছে ফেলুন!',
    days: (days) => `${digits(days)} দিন`,
    atLeast: (days) => `কমপক্ষে ${days}`,
  },
  keys: {
    title: 'কীবোর্ড শর্টকাট',
    single: 'পাতার যেকোনো জায়গায় একটি কী চাপলেই কাজ হয়',
    hint: 'কথা বলা বা হাত লেগে নিজে থেকে কাজ হলে এটি বন্ধ করুন। কাগজ দেখার পর্দায় এগুলো সব সময় চলে।',
  },
  whoCould: {
    these: (names) => sentence`এটি করতে পারেন: ${names}।`,
    nobody: 'এখানে আর কেউ পারেন না: আরেকজন অ্যাডমিনকে আমন্ত্রণ জানান।',
  },
  more: 'আরও',
  readyMade: 'তৈরি লেখা',
  failedPart: (what) => `${what} আনা যায়নি।`,
  choices: (label) => `“${label}”-এর বিকল্পগুলো`,
  choosing: {
    nothingFound: 'তালিকায় এমন কিছু নেই।',
    unknown: (typed) => sentence`“${typed}” তালিকায় নেই। অন্য শব্দ লিখুন, অথবা তালিকা থেকে বেছে নিন।`,
    several: (typed) => sentence`“${typed}” তালিকার কয়েকটির সঙ্গে মেলে। একটি বেছে নিন।`,
  },
  again: 'আবার চেষ্টা করুন',
  againFor: (what) => `আবার চেষ্টা করুন: ${what}`,
}

/** The server's refusals about actions on records and lists of them, which the forms do not use. */
const refusals = {
  'bulk_change.not_found': 'এখন আর আগের মতো করা যায় না। রেকর্ডগুলো একটি একটি করে বদলান।',
  'saved_view.name_taken': 'এই নামের সাজানো তালিকা আপনার আগে থেকেই আছে। অন্য নাম দিন।',
  'saved_view.too_many': 'আপনার ৫০টি সাজানো তালিকা আছে। যেটি দরকার নেই, সেটি মুছুন।',
  'saved_view.not_found': 'এমন কোনো সাজানো তালিকা নেই।',
  'record.wrong_state': 'রেকর্ডটি যে অবস্থায় আছে তাতে এটি করা যায় না। পাতাটি আবার লোড করে দেখুন।',
  'record.second_person':
    'রেকর্ডটি আপনি যোগ করেছেন, বা শেষ অনুমোদনের পরে বদলেছেন। অন্য একজন অ্যাডমিনকে অনুমোদন করতে হবে।',
  'record.under_age': 'জন্মতারিখ অনুযায়ী প্রার্থীর বয়স ১৮ বছরের কম। ১৮ বছর হওয়ার পরে রেকর্ড অনুমোদন করা যায়।',
  'record.already_hidden': 'রেকর্ডটি আগে থেকেই লুকানো।',
  'record.already_visible': 'রেকর্ডটি আগে থেকেই দেখা যায়।',
  'original.in_office':
    'এই প্রার্থীর একটি আসল কাগজ এখনো অফিসে আছে। আগে সেটি ফেরত দিন, আর রেকর্ডের পাতায় তা লিখুন।',
  'record.not_in_trash': 'রেকর্ডটি ট্র্যাশে নেই।',
}

export const said = {
  texts: {
    ...refusals,
    ...ofArea<typeof reasonProblems & typeof viewProblems>('records')({
      noName: 'নাম লিখতে হবে।',
      longName: 'নামটি {most} অক্ষরের বেশি। ছোট করুন।',
      noReason: 'কারণ লিখতে হবে।',
      longReason: 'কারণটি {most} অক্ষরের বেশি। ছোট করুন।',
    }),
  },
}
