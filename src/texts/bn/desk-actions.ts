import type { actionWords as english } from '../en/desk-actions.ts'
import { sentence } from '../isolated.ts'
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
