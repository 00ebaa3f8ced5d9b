import { count as digits } from '#messages/bn/numbers'
import { handedOverSentences } from './handed-over.ts'

/** What the server refuses where classes are made, changed and marked. */
const refusals = {
  'class.not_found': 'এমন কোনো ক্লাস নেই।',
  'class.wrong_state': 'ক্লাসটি যে অবস্থায় আছে তাতে এটি করা যায় না। পাতাটি আবার লোড করে দেখুন।',
  'class.no_such_session': 'এই ক্লাসে এমন কোনো সেশন নেই।',
  'class.not_enrolled': 'যাঁকে উপস্থিত লেখা হয়েছে, তাঁদের একজনের এই ক্লাসে আসন নেই। পাতাটি আবার লোড করে লিখুন।',
  'class.changed_meanwhile': 'অন্য কেউ এই ক্লাস বদলেছেন। পাতাটি আবার লোড করে দেখুন।',
  'class.needs_sessions': 'ক্লাস খোলার আগে অন্তত একটি সেশন লাগে। আগে তারিখ যোগ করুন।',
  'class.fee_stays': 'ক্লাস খোলার পরে ফি বদলানো যায় না। এই ক্লাস বাতিল করে নতুন একটি তৈরি করুন।',
  'class.too_few_seats':
    'এর চেয়ে বেশি মানুষের আসন আছে। আগে কাউকে তালিকা থেকে সরান, অথবা আসন যেমন আছে রাখুন।',
  'class.session_attended':
    'কেউ উপস্থিত ছিলেন এমন সেশন বাদ দেওয়া যায় না। সেশনটি আবার যোগ করে সংরক্ষণ করুন।',
  'class.not_staff': 'অ্যাকাউন্ট দিয়ে যিনি পড়ান, তাঁকে অ্যাডমিন বা মডারেটর হতে হবে।',
  'class.not_open': 'এই ক্লাস এখন বেছে নেওয়া যায় না। যেসব ক্লাস খোলা, সেগুলো দেখুন।',
  'class.selected_already': 'তিনি আগে থেকেই এই ক্লাসের তালিকায় আছেন।',
  'class.not_selected': 'তিনি এই ক্লাসের তালিকায় নেই, বা এখন আর নেই।',
  'class.begun': 'ক্লাস শুরু হয়ে গেছে, তাই এখান থেকে ছাড়া যায় না। এজেন্সিকে বলুন।',
} as const

/** What the form of a class says of a field. */
const problems = {
  'The fee stays as it is.': 'ফি যা আছে তাই থাকে।',
  'Choose an admin or a moderator, or type a name.': 'একজন অ্যাডমিন বা মডারেটর বেছে নিন, অথবা নাম লিখুন।',
  'Keep at least one session.': 'অন্তত একটি সেশন রাখুন।',
  'Type the fee as an amount, or 0 for no fee.': 'ফি সংখ্যায় লিখুন; ফি না থাকলে 0।',
  'Choose the teacher from the list.': 'তালিকা থেকে শিক্ষক বেছে নিন।',
  'Choose a time zone from the list.': 'কোন জায়গার সময়, তালিকা থেকে বেছে নিন।',
  'Choose open, running, finished or cancelled.': 'খোলা, চলছে, শেষ বা বাতিল বেছে নিন।',
  'Type date and time.': 'তারিখ ও সময় লিখুন।',
  'Give the class a title.': 'ক্লাসের নাম লিখুন।',
  'The title is longer than 120 characters. Shorten it.': 'নামটি ১২০ অক্ষরের বেশি। ছোট করুন।',
  'The name is longer than 120 characters. Shorten it.': 'নামটি ১২০ অক্ষরের বেশি। ছোট করুন।',
  'The place is longer than 300 characters. Shorten it.': 'জায়গার লেখাটি ৩০০ অক্ষরের বেশি। ছোট করুন।',
  'The link is longer than 500 characters. Shorten it.': 'লিংকটি ৫০০ অক্ষরের বেশি। ছোট করুন।',
  'The link has to begin with https://': 'লিংকের শুরুতে https:// থাকতে হবে।',
  'A class can have at most 100 sessions.': 'একটি ক্লাসে সর্বোচ্চ ১০০টি সেশন থাকতে পারে।',
  'Type how many seats there are: 1 to 1,000.': 'কয়টি আসন আছে লিখুন: 1 থেকে 1,000।',
  'Say who teaches: choose a member of staff or type a name.':
    'কে পড়ান, তা জানান: কোনো কর্মীকে বেছে নিন অথবা নাম লিখুন।',
  'Say where it is held: type a place or a link.': 'কোথায় হয়, তা জানান: জায়গা লিখুন অথবা লিংক দিন।',
  'There is no such time there.': 'ওই জায়গায় এমন কোনো সময় নেই।',
  'The session has to end after it begins.': 'সেশন শুরুর পরে শেষ হতে হবে।',
} as const

/** What the server and the form say of an entry of the ledger, beside what is said of any money. */
const ofPayments = {
  'payment.wrong_currency': 'এই ক্লাসের ফি অন্য মুদ্রায়। সেই মুদ্রায় পেমেন্ট লিখুন।',
  'payment.more_than_credit': 'এই মুদ্রায় শিক্ষার্থীর যত টাকা জমা আছে, এটি তার বেশি।',
  'ledger.refunded': 'এই টাকার একটি অংশ ফেরত দেওয়া হয়েছে। সেটিও ভুল হলে আগে ফেরতের হিসাব সংশোধন করুন।',
  'ledger.correction_stays': 'সংশোধনকে আর সংশোধন করা যায় না। যা ঠিক, তা নতুন হিসাব হিসেবে লিখুন।',
  'dispute.not_found': 'এমন কোনো আপত্তি নেই।',
  'Choose a class from the list.': 'তালিকা থেকে ক্লাস বেছে নিন।',
  'Say what the money is for: a class, or the name of a fee.':
    'টাকা কীসের জন্য, তা জানান: একটি ক্লাস, অথবা ফির নাম।',
  'The name of the fee is longer than 120 characters. Shorten it.':
    'ফির নাম ১২০ অক্ষরের বেশি। ছোট করুন।',
  'Name the fee.': 'ফির নাম লিখুন।',
  'Say what was wrong with the entry.': 'হিসাবে কী ভুল ছিল, তা লিখুন।',
  'Write the answer.': 'উত্তর লিখুন।',
  'The answer is longer than 1,000 characters. Shorten it.': 'উত্তরটি ১,০০০ অক্ষরের বেশি। ছোট করুন।',
} as const

const sentences: Readonly<Record<string, string>> = {
  ...handedOverSentences,
  ...refusals,
  ...problems,
  ...ofPayments,
}

/** Those that name a number or a currency. */
const seated = /^(\d+) have a seat already\.$/
const otherCurrency = /^The fee of this class is in ([A-Z]{3})\./

export const words = {
  say(sentence: string): string | undefined {
    const [, people] = seated.exec(sentence) ?? []
    if (people) return `${digits(Number(people))} জনের আসন আগে থেকেই আছে।`
    const [, currency] = otherCurrency.exec(sentence) ?? []
    if (currency) return `এই ক্লাসের ফি ${currency} মুদ্রায়। সেই মুদ্রায় পেমেন্ট লিখুন।`
    return sentences[sentence]
  },
}
