import type { InAnyLanguage } from '../any-language.ts'
import type * as english from '../en/on-file.ts'
import type { Words } from '../words.ts'
import { count } from './numbers.ts'

export const sightingWords: InAnyLanguage<typeof english.sightingWords> = {
  text: 'কাগজটি কবে, কে দেখেছেন আর কাগজের নম্বর, শুধু এটুকু লেখা থাকে। কোনো ছবি রাখি না, কাগজে কী লেখা আছে তাও না।',
  seen: (date, person) => `${date} তারিখে দেখেছেন ${person}।`,
  number: (number) => `কাগজের নম্বর: ${number}।`,
  keptText:
    'কারণ না জানালে এজেন্সি মেডিকেল ফর্ম বা পুলিশ ক্লিয়ারেন্সের স্ক্যান রাখে না। এজেন্সি যে কারণ জানিয়েছে, তা এই।',
}

export const comparedWords: Words['compared'] = {
  both: (first, second) => `${first} ও ${second}`,
  nobody: (authority) => `এখানে এখনো কেউ জিজ্ঞাসা করেননি: ${authority}।`,
  one: (authority, day) =>
    `আমাদের একজন কর্মী ${day} তারিখে জিজ্ঞাসা করেছেন: ${authority}। আরেকজন এখনো জিজ্ঞাসা করেননি, তাই কী দেখা গেছে তা আমরা বলছি না।`,
  same: (authority, days) =>
    `আমাদের দুজন কর্মী ${days} তারিখে জিজ্ঞাসা করেছেন: ${authority}। তখন যা দেখা গেছে, তা এই কপির সঙ্গে মিলেছে। যেকোনো দিন তা বদলাতে পারে।`,
  unclear: (authority, days) =>
    `আমাদের দুজন কর্মী ${days} তারিখে জিজ্ঞাসা করেছেন: ${authority}। অন্তত একজন এই কাগজের কিছুই দেখেননি, বা উত্তর পাননি।`,
  other: (authority, days) =>
    `আমাদের কর্মীরা ${days} তারিখে জিজ্ঞাসা করেছেন: ${authority}। একজন এই কপি থেকে আলাদা কিছু দেখেছেন। এখানকার আরেকজন কপিটি আবার দেখানোর সিদ্ধান্ত নিয়েছেন।`,
  old: (days) => `তারপর ${days} দিনের বেশি পেরিয়ে গেছে।`,
  askYourself: 'নিজে কীভাবে জিজ্ঞাসা করবেন',
  withheld: {
    asked: (authority, day) =>
      `আমরা ${day} তারিখে জিজ্ঞাসা করেছি: ${authority}। উত্তরটি আমাদের কপি থেকে আলাদা ছিল।`,
    askedBefore: 'এই কাগজ সম্পর্কে আমরা একটি কর্তৃপক্ষকে জিজ্ঞাসা করেছি। উত্তরটি আমাদের কপি থেকে আলাদা ছিল।',
    open: 'আমরা বিষয়টি দেখছি। আরও জানা পর্যন্ত কাগজটি কাউকে দেখাচ্ছি না।',
    decided: (day) => `আমরা বিষয়টি দেখেছি। ${day} থেকে কাগজটি দেখানো হচ্ছে না।`,
    notSaid: 'এর অনেক কারণ থাকতে পারে। কী ভুল, বা আপনি কোনো ভুল করেছেন কি না, এতে তা বলা হয় না।',
    next: 'আমাদের অফিসে জিজ্ঞাসা করুন। কর্তৃপক্ষকে নিজেও জিজ্ঞাসা করতে পারেন।',
  },
}

export const contractWords: InAnyLanguage<typeof english.contractWords> = {
  title: 'আপনার চুক্তি',
  lead: 'আপনার যে চুক্তি আমাদের কাছে আছে, আমাদের কর্মীরা তা থেকে এই শর্তগুলো তুলেছেন। কাগজের সাথে প্রতিটি লাইন মিলিয়ে দেখুন।',
  link: 'আপনার চুক্তি পড়ুন',
  linkText: 'শর্তগুলো পড়ুন এবং জানান আপনি সেগুলো জানেন কি না।',
  none: 'আপনার চুক্তির শর্ত এখনো কেউ তোলেননি। আমাদের অফিসে জিজ্ঞাসা করুন।',
  received: (days, flight) => `আপনি এটি পেয়েছেন ${flight} তারিখের ফ্লাইটের ${count(days)} দিন আগে।`,
  receivedSameDay: (flight) => `আপনি এটি পেয়েছেন ফ্লাইটের দিনেই, ${flight}।`,
  receivedAfter: (flight) => `আপনি এটি পেয়েছেন ${flight} তারিখের ফ্লাইটের পরে।`,
  available: (date) => `${date} থেকে আপনি এটি দেখতে পারেন।`,
  changed: (date) =>
    `শর্তগুলো ${date} তারিখে বদলানো হয়েছে। আগের শর্ত নিয়ে আপনি যা জানিয়েছেন, তা এগুলোর জন্য ধরা হয় না। চাইলে আবার জানান।`,
  silent: 'চুক্তিতে নেই, বা তোলা হয়নি',
  readTitle: 'শর্তগুলো কি আপনি জানেন?',
  readText: 'বোতাম চাপা বাধ্যতামূলক নয়। এতে কিছু সই করা হয় না, আর আপনার কোনো অধিকার বদলায় না।',
  ways: { read: 'আমি পড়েছি', heard: 'আমাকে পড়ে শোনানো হয়েছে' },
  said: {
    read: (moment) => `আপনি ${moment} সময়ে জানিয়েছেন যে আপনি এটি পড়েছেন।`,
    heard: (moment) => `আপনি ${moment} সময়ে জানিয়েছেন যে আপনাকে এটি পড়ে শোনানো হয়েছে।`,
  },
  back: 'ফাইলে ফিরে যান',
}

export const otherContractWords: InAnyLanguage<typeof english.otherContractWords> = {
  link: 'আমাকে অন্য চুক্তি দেওয়া হয়েছে',
  reported: 'আপনি যেসব অন্য চুক্তির কথা জানিয়েছেন',
  on: (moment) => `জানানো হয়েছে ${moment}`,
  term: 'শর্ত',
  first: 'প্রথম চুক্তি',
  other: 'অন্য চুক্তি',
  silent: 'বলা নেই',
  photoAlt: (page) => `অন্য চুক্তির ছবি, ${count(page)} নম্বর পাতা`,
}
