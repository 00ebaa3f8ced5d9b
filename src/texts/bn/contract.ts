import type { InAnyLanguage } from '../any-language.ts'
import type { contractWords as english } from '../en/contract.ts'
import { count } from './numbers.ts'

export const contractWords: InAnyLanguage<typeof english> = {
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
