import type { Words } from './words.ts'

export const comparedWords: Words['compared'] = {
  title: 'আমরা যা জিজ্ঞাসা করেছি',
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
}
