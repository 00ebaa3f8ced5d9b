import type { todayWords as english } from '../en/desk-today.ts'
import type { InAnyLanguage } from '../words.ts'
import { count as digits } from './numbers.ts'

/** Home: what is late, what waits, what comes, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  title: 'হোম',
  lead: {
    late: (count) => `${digits(count)}টি কাজের সময় পার হয়ে গেছে।`,
    nothing: 'কোনো কাজের সময় পার হয়নি।',
    flight: (day) => `পরের ফ্লাইট ${day}।`,
  },
  late: {
    title: 'সময় পার হয়েছে',
    days: (days) => (days === 0 ? 'আজ থেকে দেরি' : `${digits(days)} দিন দেরি`),
    place: (place, total) => `${digits(total)}টির ${digits(place)} নম্বর`,
    more: (count) => `আরও ${digits(count)}টির সময় পার হয়েছে`,
    answer: 'উত্তর দিন',
    handOver: 'ফেরত দেওয়া লিখুন',
    record: 'রেকর্ড খুলুন',
    original: (original) => `এটি এখনো ফেরত পাননি: ${original}`,
    originalText: (day) => `${day} তারিখের মধ্যে ফেরত দেওয়ার কথা ছিল।`,
    caseText: (number, day) => `কেস ${number}, ${day} তারিখের মধ্যে উত্তর দেওয়ার কথা।`,
    nobody: 'এখনো কাউকে দেওয়া হয়নি।',
    with: (name) => `${name} দেখছেন।`,
  },
  approvals: {
    title: 'অনুমোদন করতে হবে',
    all: 'একটি একটি করে দেখুন',
    new: 'নতুন রেকর্ড',
    newBy: (name) => `নতুন রেকর্ড, লিখেছেন ${name}`,
    since: (when) => `${when} থেকে`,
  },
  returned: { title: 'আপনার কাছে ফেরত এসেছে', all: 'আপনার রেকর্ড', correct: 'ঠিক করুন' },
  cases: {
    title: 'যেসব কেসের উত্তর দিতে হবে',
    all: 'সব কেস',
    anonymous: 'কেউ একজন',
    said: {
      mistake: (about) => `বলছেন, এটি ভুল: ${about}`,
      payment: (about) => `বলছেন, একটি পেমেন্ট ভুল: ${about}`,
      money: (about) => `রসিদ ছাড়া টাকা দিয়েছেন: ${about}`,
      contract: () => 'তাঁকে অন্য একটি চুক্তি দেওয়া হয়েছে',
      leaving: () => 'এজেন্সি ছাড়তে চান',
      original: (about) => `আসল কাগজ ফেরত চান: ${about}`,
      concern: () => 'একটি উদ্বেগ জানিয়েছেন',
      code: () => 'নতুন অ্যাক্সেস কোড চান',
      complaint: () => 'অভিযোগ করেছেন',
      withheld: (about) => `কর্তৃপক্ষ অন্য কিছু দেখিয়েছে: ${about}`,
      codes: () => 'অনেকবার ভুল কোড দেওয়া হয়েছে',
      fault: () => 'একটি রসিদ নিশ্চিত করা যায়নি',
    },
  },
  agenda: {
    title: 'সামনের ১৪ দিন',
    flies: (name) => `${name}: ফ্লাইট`,
    fliesTo: (name, country) => `${name}: ${country} যাওয়ার ফ্লাইট`,
    allHere: 'দরকারি সব কাগজ আছে',
    missing: (documents) => `নেই: ${documents}`,
    ends: (name, document) => `${name}: ${document}-এর মেয়াদ শেষ`,
    asPrinted: 'তাতে যেমন ছাপা আছে',
    back: (name, original) => `${name}: ${original} ফেরত দেওয়ার দিন`,
    class: (title) => `ক্লাস: ${title}`,
    more: (count) => `আরও ${digits(count)}টি`,
  },
  when: {
    today: 'আজ',
    tomorrow: 'আগামীকাল',
    on: (day) => `${day}`,
    by: (day) => `${day} তারিখের মধ্যে`,
  },
  also: 'আরও যা দেখতে হবে',
  month: {
    added: (count) => `${digits(count)}টি রেকর্ড যোগ হয়েছে`,
    approved: (count) => `${digits(count)}টি অনুমোদিত`,
    departed: (count) => `${digits(count)} জন গেছেন`,
    answered: (count) => `${digits(count)}টি কেসের উত্তর দেওয়া হয়েছে`,
    answeredWithin: (count, days) =>
      `${digits(count)}টি কেসের উত্তর দেওয়া হয়েছে, অর্ধেক ${digits(days)} দিনের মধ্যে`,
    backup: (at) => `শেষ ব্যাকআপ ${at}`,
    noBackup: 'এখনো কোনো ব্যাকআপ নেওয়া হয়নি',
  },
  empty: {
    title: 'এখন কিছু বাকি নেই',
    text: 'উত্তর, অনুমোদন আর যা দেরি হয়েছে, তা এলে এখানে দেখা যাবে।',
    add: 'রেকর্ড যোগ করুন',
  },
}
