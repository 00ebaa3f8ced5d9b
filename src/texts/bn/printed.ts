import type * as english from '../en/printed.ts'
import { privateCompany } from '../private-company.ts'
import type { InAnyLanguage } from '../words.ts'
import { count } from './numbers.ts'

/** Who issues a printed sheet, and what it is not (H1), in Bengali. */
export const letterheadWords: InAnyLanguage<typeof english.letterheadWords> = {
  isPrivate: privateCompany.bn,
  licence: (number, authority) => `লাইসেন্স নম্বর ${number} (${authority})।`,
  licenceByOwnAccount: (number, authority) =>
    `লাইসেন্স নম্বর ${number} (${authority}, এজেন্সির নিজের কথায়)।`,
  notGovernment: 'এটি কোনো সরকারি কাগজ নয়।',
}

export const originalsWords: InAnyLanguage<typeof english.originalsWords> = {
  title: 'আপনার আসল কাগজ কোথায়?',
  none: (organisation) =>
    `${organisation}-এর কাছে আপনার পাসপোর্ট বা সনদ আছে বলে লেখা নেই। অফিসের কাছে থাকলে আজই রসিদ চান।`,
  since: (date, purpose) => `${date} থেকে আমাদের কাছে আছে। কারণ: ${purpose}।`,
  due: (date) => `আমরা ${date} তারিখের মধ্যে ফেরত দেব।`,
  overdue: (date) => `দেরি হয়েছে: ${date} তারিখের মধ্যে ফেরত দেওয়ার কথা ছিল।`,
  asked: (date) => `আপনি ${date} তারিখে ফেরত চেয়েছেন।`,
  notAgreed: 'আপনি এখনো এটি নিশ্চিত করেননি।',
  agreed: {
    code: (date) => `আপনি ${date} তারিখে আপনার কোড দিয়ে নিশ্চিত করেছেন।`,
    signature: (date) => `আমরা ${date} তারিখে লিখেছি যে আপনি সই করেছেন।`,
  },
  returned: (date) => `আমরা লিখেছি যে ${date} তারিখে ফেরত দিয়েছি।`,
  notThere: 'তার পরে আপনি আবার চেয়েছেন, তাই এটি তালিকায় আছে।',
  returnAgreed: {
    code: (date) => `আপনি ${date} তারিখে জানিয়েছেন যে এটি আপনার কাছে আছে।`,
    signature: (date) => `আমরা ${date} তারিখে লিখেছি যে ফেরত পেয়ে আপনি সই করেছেন।`,
  },
  confirm: 'হ্যাঁ, এই কাজের জন্য আমি দিয়েছি',
  haveIt: 'আমি ফেরত পেয়েছি',
  yours: 'পাসপোর্ট যার নামে, সেটি তারই। ফেরত না দিলে অন্যরা সাহায্য করতে পারে।',
}

export const originalReceiptWords: InAnyLanguage<typeof english.originalReceiptWords> = {
  ...letterheadWords,
  title: 'আমাদের কাছে রাখা কাগজের রসিদ',
  candidate: 'প্রার্থী',
  reference: 'আমাদের রেফারেন্স',
  kind: 'কাগজ',
  purpose: 'কী কাজে',
  received: 'যেদিন নিয়েছি',
  due: 'যেদিনের মধ্যে ফেরত দেব',
  returned: 'যেদিন ফেরত দিয়েছি',
  agree: 'এই কাজের জন্য, এই দিন পর্যন্ত আমি কাগজটি দিয়েছি। যেকোনো সময় ফেরত চাইতে পারি।',
  back: 'আমি ফেরত পেয়েছি।',
  signature: 'প্রার্থীর সই, তারিখ',
  staff: 'এজেন্সির পক্ষে সই, তারিখ',
  ask: (address) => `ফেরত চাইতে ${address} ঠিকানায় আপনার ফাইল খুলে “ফেরত দিন” চাপুন।`,
}

/** The printed sheet about attendance, in Bengali. */
export const attendanceWords: InAnyLanguage<typeof english.attendanceWords> = {
  ...letterheadWords,
  title: 'উপস্থিতি',
  statement: ({ organisation, name, title, teacher, attended, sessions }) =>
    `${organisation} জানাচ্ছে: “${title}” ক্লাসের ${count(sessions)}টি সেশনের মধ্যে ${count(attended)}টিতে ${name} উপস্থিত ছিলেন। শিক্ষক: ${teacher}।`,
  from: (first, last, timeZone) => `প্রথম সেশন: ${first}। শেষ সেশন: ${last} (${timeZone})।`,
  limits: 'এই কাগজ শুধু বলে কে উপস্থিত ছিলেন। পরীক্ষা, ভাষার মান, ভিসা বা পারমিট সম্পর্কে কিছুই বলে না।',
}

/** The printed receipt of a payment, in Bengali. */
export const receiptWords: InAnyLanguage<typeof english.receiptWords> = {
  ...letterheadWords,
  title: 'রসিদ',
  number: 'নম্বর',
  check: 'যাচাই কোড',
  qrOf: (address) => `এই ঠিকানার QR কোড: ${address}`,
  amount: 'টাকার পরিমাণ',
  received: 'গ্রহণের তারিখ',
  from: 'যাঁর কাছ থেকে',
  purpose: 'কীসের জন্য',
  method: 'কীভাবে',
  methods: {
    cash: 'নগদ',
    bank: 'ব্যাংক',
    'mobile-wallet': 'মোবাইল ওয়ালেট',
    other: 'অন্য উপায়ে',
  },
  reference: 'রেফারেন্স',
  by: 'গ্রহণ করেছেন',
  refund: {
    title: 'ফেরত দেওয়া টাকার রসিদ',
    received: 'ফেরত দেওয়ার তারিখ',
    from: 'যাঁকে ফেরত',
    by: 'ফেরত দিয়েছেন',
    reason: 'কারণ',
  },
  corrected: 'এজেন্সি এই রসিদের হিসাব সংশোধন করেছে। কোনটি ঠিক, তা পেমেন্টের হিসাবে দেখুন।',
  confirm: (address) =>
    `রসিদটি আমরা দিয়েছি কি না, যে কেউ ${address}-এ দেখতে পারেন: নম্বর, পরিমাণ ও তারিখ, কোনো নাম নয়।`,
}

export const slipWords: InAnyLanguage<typeof english.slipWords> = {
  ...letterheadWords,
  title: 'আপনার ফাইল যেভাবে খুলবেন',
  open: 'যেকোনো ফোন বা কম্পিউটারে এই ঠিকানা খুলুন, অথবা চারকোনা কোডটি স্ক্যান করুন:',
  number: 'আপনার পাসপোর্টের নম্বর লিখুন। নম্বরের শেষে আছে',
  code: 'এই অ্যাক্সেস কোড লিখুন:',
  keep: (organisation) =>
    `স্লিপটি নিজের কাছে রাখুন। যার কাছে আপনার নম্বর আর এই কোড আছে, সে আপনার ফাইল খুলতে পারে। ${organisation} কখনো আপনার কাছে এই কোড চায় না। হারিয়ে গেলে আমাদের কাছে নতুন কোড চান। তখন পুরোনো কোড আর কাজ করবে না।`,
  reference: (reference) => `আমাদের রেফারেন্স ${reference}`,
  printed: (day) => `ছাপার তারিখ ${day}`,
}
