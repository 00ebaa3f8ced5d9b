import type { partWords as english } from '../en/desk-parts.ts'
import type { InAnyLanguage } from '../words.ts'
import { count as digits } from './numbers.ts'

/** Texts that the pages of several jobs share, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  number: (number) => number.toLocaleString('bn'),
  states: { pending: 'অপেক্ষায়', approved: 'অনুমোদিত', returned: 'ফেরত' },
  hidden: 'লুকানো',
  visible: 'দেখা যায়',
  notPublic: 'এখনো প্রকাশিত নয়',
  filters: (inUse) => (inUse === 0 ? 'ফিল্টার' : `ফিল্টার (${inUse.toLocaleString('bn')})`),
  times: (clock) => `সময়: ${clock}`,
  pages: {
    title: 'পাতা',
    part: (first, last, total) => `${total}টির মধ্যে ${first}–${last}`,
    first: 'প্রথম পাতা',
    previous: 'আগের পাতা',
    next: 'পরের পাতা',
  },
  closing: {
    title: 'এজেন্সি বন্ধ হয়ে যাচ্ছে',
    over: (day) => `শেষ দিন ছিল ${day}। এখন সব ফাইল মুছে ফেলার সময় হয়েছে।`,
    today: (day) => `আজ, ${day}, শেষ দিন।`,
    left: (day, days) => `শেষ দিন ${day}: আর ${digits(days)} দিন বাকি।`,
    told: (sent, candidates) =>
      `জানানো হয়েছে: ${digits(candidates)} জন প্রার্থীর মধ্যে ${digits(sent)} জনকে।`,
    underWay: (count) => `পাঠানোর অপেক্ষায়: ${digits(count)} জনের বার্তা।`,
    byHand: (count) => `আপনাদের নিজে জানাতে হবে: ${digits(count)} জনকে।`,
    unreachable: (count) => `টেলিফোন নম্বর বা ইমেইল নেই: ${digits(count)} জনের।`,
    noRecords: 'নতুন রেকর্ড যোগ করা যায় না।',
  },
  leave: {
    title: 'সংরক্ষণ না করেই চলে যাবেন?',
    text: 'এই পাতায় যা লিখেছেন তা এখনো সংরক্ষণ হয়নি, হারিয়ে যাবে।',
    yes: 'চলে যান',
    no: 'এখানেই থাকুন',
  },
  copy: {
    title: 'কপি করুন',
    label: (what) => `কপি করুন: ${what}`,
    done: 'কপি হয়েছে',
    failed: 'ব্রাউজার কপি করতে দেয়নি। লেখাটি বেছে নিয়ে নিজে কপি করুন।',
  },
  undo: 'আগের মতো করুন',
  licence: {
    stopped: 'এখন নতুন রেকর্ড যোগ করা যায় না',
    due: 'আপনাদের লাইসেন্স তালিকায় দেখে নিন',
    note: 'দেখে যা পেয়েছেন তা লিখুন',
    notNoted: 'লাইসেন্স তালিকায় দেখা হয়েছে বলে এখনো কেউ লেখেননি।',
    until: (day) => `${day} পর্যন্ত নতুন রেকর্ড যোগ করা যায়।`,
    runsUntil: (day) => `তালিকা অনুযায়ী লাইসেন্সের মেয়াদ ${day} পর্যন্ত।`,
    counts: 'একবার তালিকায় দেখলে তা ৯০ দিন ধরা হয়।',
    why: {
      expired: (day) => `${day} তারিখে তালিকায় লাইসেন্সের মেয়াদ শেষ দেখানো ছিল।`,
      suspended: (day) => `${day} তারিখে তালিকায় লাইসেন্স স্থগিত দেখানো ছিল।`,
      not_found: (day) => `${day} তারিখে লাইসেন্সটি তালিকায় ছিল না।`,
      ran_out: (day) => `তালিকা অনুযায়ী লাইসেন্সের মেয়াদ ${day} পর্যন্ত ছিল।`,
      unchecked: (day) => `শেষবার তালিকায় দেখা হয়েছে ${day} তারিখে, ৯০ দিনের বেশি আগে।`,
      never: () => 'প্রথম ৯০ দিনে লাইসেন্স তালিকায় দেখা হয়েছে বলে কেউ লেখেননি।',
    },
    seen: 'সাইটের প্রতিটি পাতার উপরে সবাই এটি দেখেন। যেসব ফাইল আছে, সেগুলো খোলা থাকে।',
  },
  lost: {
    what: 'পাতার এই অংশ',
    title: 'পাতার এই অংশ আনা যায়নি',
    text: 'আপনি যা লিখেছেন তা এখানেই আছে। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন। তাতেও না এলে দরকারি লেখা কপি করে রেখে পাতাটি আবার লোড করুন।',
  },
  failed: 'ড্যাশবোর্ডে কোনো সমস্যা হয়েছে। আবার চেষ্টা করুন, অথবা পাতাটি আবার লোড করুন।',
}
