import { kindLabels } from '#modules/documents/schema'
import { fieldLabels } from '#modules/records/fields.schema'
import { privateCompany } from '../private-company.ts'
import type { Words } from '../words.ts'
import { accountWords } from './accounts.ts'
import { adviceTexts } from './advice.ts'
import * as agency from './agency.ts'
import { caseKindWords } from './cases.ts'
import * as check from './check.ts'
import * as choices from './choices.ts'
import { fileWords } from './file.ts'
import { firstScreenWords } from './first-screen.ts'
import { helpWords } from './help.ts'
import { legalWords } from './legal.ts'
import { count } from './numbers.ts'
import * as onFile from './on-file.ts'
import { ownWords } from './own-account.ts'
import { originalsWords } from './printed.ts'
import { problemTexts } from './problems.ts'
import { refusalTexts } from './refusals.ts'
import { shareWords } from './share.ts'
import * as tell from './tell.ts'
import { ownTrainingWords } from './training.ts'
import * as verify from './verify.ts'

const layout: Words['layout'] = {
  isPrivate: privateCompany.bn,
  askGovernment: 'সরকারের কাছে নিজে যেভাবে যাচাই করবেন',
  askGovernmentShort: 'সরকারকে জিজ্ঞাসা করুন',
  licence: 'লাইসেন্স',
  registered: (regulator, number) => `${regulator}-এ নিবন্ধিত নাম, নম্বর ${number}`,
  ownAccount: 'এজেন্সির নিজের কথায়',
  register: 'উন্মুক্ত তালিকা দেখুন',
  licenceStands: {
    expired: (date) => `এজেন্সি ${date} তারিখে নিজের লাইসেন্স খুঁজে দেখেছে: তালিকায় সেটি মেয়াদোত্তীর্ণ ছিল।`,
    suspended: (date) => `এজেন্সি ${date} তারিখে নিজের লাইসেন্স খুঁজে দেখেছে: তালিকায় সেটি স্থগিত ছিল।`,
    not_found: (date) => `এজেন্সি ${date} তারিখে নিজের লাইসেন্স তালিকায় খুঁজে পায়নি।`,
    ran_out: (date) => `তালিকা অনুযায়ী এজেন্সির লাইসেন্সের মেয়াদ ছিল ${date} পর্যন্ত।`,
    unchecked: (date) => `এজেন্সি নিজের লাইসেন্স শেষবার খুঁজে দেখেছে ${date} তারিখে।`,
    never: () => 'এজেন্সি এখনো নিজের লাইসেন্স তালিকায় খুঁজে দেখেনি।',
  },
  askRegulator: 'টাকা বা কাগজ দেওয়ার আগে নিয়ন্ত্রক কর্তৃপক্ষকে জিজ্ঞাসা করুন।',
  from: (organisation) => `বেসরকারি এজেন্সি ${organisation}-এর কথা`,
  elsewhere: 'অন্য ওয়েবসাইট',
  whoRunsThis: 'এই ওয়েবসাইট কে চালায়',
  skip: 'মূল লেখায় যান',
  menu: 'মেন্যু',
  findLabel: 'পাসপোর্ট বা রেফারেন্স নম্বর',
  find: 'খুঁজুন',
  account: 'অ্যাকাউন্ট',
  dashboard: 'ড্যাশবোর্ড, কর্মীদের জন্য',
  signOut: 'সাইন আউট',
  appearance: 'চেহারা',
  themes: { dark: 'গাঢ়', light: 'হালকা', system: 'ডিভাইসের মতো' },
  language: 'ভাষা',
  preview: 'প্রিভিউ',
  previewNote: 'প্রিভিউ: পাতাটি দেখতে এমন হবে। এর কিছুই এখনো সংরক্ষণ করা হয়নি।',
}

const officialChecks: Words['officialChecks'] = {
  title: 'সরকারের কাছে নিজে যাচাই করুন',
  lead: 'আমাদের কাছে আছে কপি। কাগজে যে কর্তৃপক্ষের নাম আছে, কাগজটি তারা দিয়েছে কি না তা শুধু তারাই বলতে পারে। নিচে তাদের নিজের পাতা।',
  byCountry: 'দেশ ধরে',
  byDocument: 'কাগজ ধরে',
  inCountry: (country) => `সরকারের কাছে যাচাই: ${country}`,
  ofKind: (label) => `কোথায় যাচাই করবেন: ${label}`,
  sureTitle: 'ঠিকানা আসল কি না কীভাবে বুঝবেন',
  unconfirmed:
    'কর্তৃপক্ষ যে ঠিকানা প্রকাশ করে, আমরা তা থেকে এগুলো নিয়েছি। আমাদের কেউ সবগুলো খুলে দেখেননি। কিছু লেখার আগে কর্তৃপক্ষের নাম নিজে সার্চ ইঞ্জিনে লিখুন এবং ঠিকানাটি অক্ষরে অক্ষরে মিলিয়ে দেখুন।',
  sure: [
    'এসব ওয়েবসাইটের কোনোটি আমাদের নয়।',
    'বেশির ভাগ কর্তৃপক্ষের ঠিকানার শেষ অংশটি এমন, যা আর কেউ নিতে পারে না। সেই দেশের দূতাবাস ফোনে ঠিক ঠিকানা বলতে পারে।',
    'দেখার জন্য কাউকে কখনো টাকা দেবেন না। অচেনা কেউ যে পাতা পাঠিয়েছে সেখানে কখনো নিজের তথ্য লিখবেন না।',
  ],
  confirmed: (date) => `আমরা ${date} তারিখে খুলে দেখেছি।`,
  otherCountry:
    'আপনার দেশ এখানে নেই? কাগজে যে দূতাবাস বা কর্তৃপক্ষের নাম আছে, তাদের জিজ্ঞাসা করুন। ফোন নম্বর তাদের নিজের ওয়েবসাইট থেকে নিন, কাগজ থেকে কখনো নয়।',
}

const triesOf = {
  address: 'আপনার সংযোগ থেকে',
  account: 'এই অ্যাকাউন্টে',
  accountFromAddress: 'আপনার সংযোগ থেকে এই অ্যাকাউন্টে',
  accountInBrowser: 'এই ব্রাউজারে এই অ্যাকাউন্টে',
}

const errors: Words['errors'] = {
  notFoundTitle: 'পাতাটি পাওয়া যায়নি',
  notFound: 'দুঃখিত, আপনি যে পাতা খুঁজছেন সেটি নেই।',
  backHome: 'প্রথম পাতায় ফিরে যান',
  again: 'আবার চেষ্টা করুন',
  failedTitle: 'আমাদের দিকে কোনো সমস্যা হয়েছে',
  failed: 'ভুলটি আমাদের, আপনার নয়। ফিরে গিয়ে এক মিনিট পরে আবার চেষ্টা করুন।',
  refusedTitle: 'এটি করা যায়নি',
  tooManyTitle: 'একটু অপেক্ষা করুন',
  tooMany: (of, seconds) => {
    const minutes = `${count(Math.ceil(seconds / 60))} মিনিট`
    const wait = seconds <= 90 ? `${count(seconds)} সেকেন্ড` : minutes
    return `${triesOf[of]} অনেকবার চেষ্টা করা হয়েছে। ${wait} পরে আবার চেষ্টা করুন।`
  },
  notSetUpTitle: 'এখনো চালু করা হয়নি',
  notSetUp: 'এই সাইট এখনো চালু করা হয়নি। সার্ভার চালু হওয়ার সময় যে লিংক ছাপে, যিনি সাইট চালান তিনি সেটি খুলবেন।',
  problem: 'একটি সমস্যা আছে',
  error: (title) => `ভুল: ${title}`,
}

/** All texts of the public pages, in Bengali as people in Bangladesh speak it. */
export const bn: Words = {
  lang: 'bn',
  dir: 'ltr',
  timeZone: 'UTC',
  stop: '।',
  comma: ', ',
  ...agency,
  ...choices,
  ...onFile,
  ...verify,
  ...check,
  ...tell,
  layout,
  legal: legalWords,
  file: fileWords,
  firstScreen: firstScreenWords,
  ...shareWords,
  ...ownWords,
  ...ownTrainingWords,
  caseKinds: caseKindWords,
  ...accountWords,
  officialChecks,
  help: helpWords,
  originals: originalsWords,
  errors,
  fields: fieldLabels('bn'),
  kinds: kindLabels('bn'),
  refusals: refusalTexts,
  problems: problemTexts,
  advice: adviceTexts,
}
