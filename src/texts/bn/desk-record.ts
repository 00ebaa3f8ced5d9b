import type { comparisonProblems } from '#modules/comparisons/schema'
import type { termProblems } from '#modules/contracts/schema'
import type {
  originalProblems,
  printedDateProblems,
  sightingProblems,
} from '#modules/documents/schema'
import type { noteProblems } from '#modules/records/lines.schema'
import type { answerProblems } from '#modules/speech/schema'
import type { ProblemValues } from '#platform/problems.schema'
import type { recordWords as english } from '../en/desk-record.ts'
import { ofArea } from '../said.ts'
import type { InAnyLanguage } from '../words.ts'
import { fileRefusals } from './desk-candidate.ts'
import { count as digits } from './numbers.ts'

/** The page of one record: its state, documents and stage, and who is assigned to it, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  subjects: {
    person: 'ব্যক্তি',
    papers: 'কাগজ',
    money: 'টাকা ও চুক্তি',
    sharing: 'শেয়ার ও কোড',
    history: 'ইতিহাস',
  },
  all: 'সব রেকর্ড',
  neighbours: { previous: 'আগের রেকর্ড', next: 'পরের রেকর্ড' },
  reference: 'রেকর্ডের রেফারেন্স',
  deletedAccount: 'মুছে ফেলা একটি অ্যাকাউন্ট',
  code: 'কোডটি',
  slip: 'স্লিপটি',
  receipt: 'রসিদটি',
  bar: {
    title: 'অবস্থা ও কাজ',
    inTrash: 'ট্র্যাশে আছে',
    whyReturned: 'কেন ফেরত দেওয়া হয়েছে',
    whyWithdrawn: 'অনুমোদন কেন তুলে নেওয়া হয়েছে',
    whether: 'আপনি অনুমোদন করতে পারেন কি না, তা',
    sendBack: 'ফেরত দিন',
    update: 'হালনাগাদ করুন',
    hide: 'লুকান',
    unhide: 'দেখান',
    issue: 'কোড দিন ও ছাপুন',
    withdraw: 'অনুমোদন তুলে নিন',
    remove: 'মুছুন',
    restore: 'ফিরিয়ে আনুন',
  },
  reason: {
    title: 'যিনি যোগ করেছেন তাঁকে ফেরত দিন',
    label: 'কারণ',
    hint: 'যিনি যোগ করেছেন তিনি এটি পড়বেন। কী ভুল আর কী করতে হবে, তা লিখুন।',
  },
  documents: {
    title: 'কাগজ',
    add: 'স্ক্যান যোগ করুন',
    takenOff: 'সরানো হয়েছে',
  },
  versions: {
    title: (document) => `সব সংস্করণ: ${document}`,
    name: (version) => `সংস্করণ ${digits(version)}`,
    one: (version) => `সংস্করণ ${digits(version)}`,
    shown: 'এখন দেখছেন',
    shownOne: (version) => `এখন দেখছেন: ${version}`,
    view: 'দেখুন',
    viewOne: (version) => `দেখুন: ${version}`,
    copy: 'SHA-256 কপি করুন',
    copyOne: (version) => `SHA-256 কপি করুন: ${version}`,
    copied: 'SHA-256 কপি হয়েছে',
    notCopied: (hash) => `ব্রাউজার কপি করতে দেয়নি। এখান থেকে কপি করুন: ${hash}`,
    takenOff: (moment) => `সরানো হয়েছে ${moment}`,
    withheld: (moment) => `বাইরের সবার কাছ থেকে লুকানো হয়েছে ${moment}`,
    replaced: (moment) => `নতুনটি এসেছে ${moment}`,
    current: 'বর্তমান',
    pages: (pages) => `${digits(pages)} পাতা`,
    kibibytes: (size) => `${digits(size)} কেবি`,
    mebibytes: (size) => `${digits(Math.round(size * 10) / 10)} এমবি`,
  },
  dates: {
    of: (document) => `কাগজে ছাপা তারিখ: ${document}`,
    title: 'কাগজে ছাপা তারিখ',
    lead: 'কাগজ দেখে লিখুন; যা ছাপা নেই তা ফাঁকা রাখুন। প্রার্থী এগুলো দেখেন কাগজে ছাপা তারিখ হিসেবে।',
    issuedOn: 'ইস্যুর তারিখ',
    validUntil: 'মেয়াদ শেষের তারিখ',
    save: 'তারিখ সংরক্ষণ করুন',
    saved: 'তারিখ লেখা হয়েছে',
  },
  withheld: {
    title: (moment) => `${moment} থেকে বাইরের সবার কাছ থেকে লুকানো`,
    asked: (authority, day) =>
      `আমরা ${day} তারিখে জিজ্ঞাসা করেছি: ${authority}। উত্তর আমাদের কপির সাথে মেলেনি।`,
    before: 'কাগজটি আবার ফাইলে রাখার আগে আমরা একটি কর্তৃপক্ষকে জিজ্ঞাসা করেছি। উত্তর আমাদের কপির সাথে মেলেনি।',
    whatNow:
      'ফাইল খুললে প্রার্থী এটি পড়েন, আর এও পড়েন যে কী ভুল তা এতে জানা যায় না। আরও খোঁজ নিন, তারপর “কর্তৃপক্ষকে জিজ্ঞাসা” অংশে উত্তর দিন।',
  },
  assignee: {
    title: 'যাঁর দায়িত্বে',
    label: 'এই রেকর্ড কে দেখাশোনা করেন',
    nobody: 'কেউ না',
    nobodyNow: 'রেকর্ডটি এখন কারও দায়িত্বে নেই',
    now: (name) => `রেকর্ডটি এখন ${name} দেখাশোনা করেন`,
    colleagues: 'সহকর্মীদের নাম',
  },
  stage: {
    title: 'ধাপ',
    label: 'আবেদন নিয়ে আমরা কোথায় আছি',
    hint: 'প্রার্থী এটি পড়েন, আপনাদের নিজেদের কাজ নিয়ে আপনাদের কথা হিসেবে।',
    none: 'কোনো ধাপ নেই',
    now: (stage) => `এখন ধাপ: ${stage}`,
    takenBack: 'ধাপটি তুলে নেওয়া হয়েছে',
    all: 'ধাপগুলো',
    soFar: 'এ পর্যন্ত ধাপ',
    back: 'তুলে নেওয়া হয়েছে',
  },
  whole: {
    title: 'পুরো ফাইল',
    text: 'PDF-এ থাকে সব তথ্য আর বর্তমান প্রতিটি কাগজের প্রতিটি পাতা, আপনাদের কপি বলে চিহ্ন দেওয়া। zip-এ থাকে কাগজ, যেমন পেয়েছেন তেমন: এটি অফিসেই রাখুন। দুটির কথাই লগে লেখা থাকে, আর প্রার্থী নিজের সব তথ্যের মধ্যে তা পড়েন।',
    pdf: 'PDF ডাউনলোড করুন',
    originals: 'মূল ফাইলগুলো ডাউনলোড করুন',
  },
  ownData: {
    title: 'প্রার্থীর নিজের সব তথ্য',
    text: 'একটি zip-এ রেকর্ড, প্রতিটি কাগজের প্রতিটি সংস্করণের চিহ্ন দেওয়া কপি, কে কবে ফাইল খুলেছেন, শেয়ার, বার্তা, টাকার হিসাব ও সব ঘটনা। আমরা যে কোড পাঠাই তা দিয়ে প্রার্থী নিজের ফাইল থেকে নিজেই এটি নেন।',
    handOver: 'সব তথ্য হাতে দিন',
    question: {
      title: 'সব তথ্যের কপি তৈরি করবেন?',
      text: 'শুধু প্রার্থীর হাতে দিন। কর্মীরা এটি তৈরি করেছেন, তা প্রার্থীকে জানানো হয় আর লগে লেখা থাকে।',
      yes: 'কপি তৈরি করুন',
    },
  },
  cases: {
    title: 'উত্তরের কাজ',
    open: 'খোলা',
    overdue: 'দেরি হয়েছে',
    answered: 'উত্তর দেওয়া',
  },
}

/** The server's refusals that only a record's page needs. */
const refusals = {
  'access_code.not_in_force':
    'এই অ্যাক্সেস কোডের জায়গায় নতুন কোড এসেছে, বা কোডটি বন্ধ হয়েছে। পাতাটি আবার লোড করুন।',
  'candidate_message.not_found': 'এমন কোনো বার্তা নেই।',
  'candidate_message.not_repeatable':
    'এই বার্তায় এমন কোড ছিল, যা একবারই কাজ করে। প্রার্থী নতুন কোড চাইতে পারেন।',
  'candidate_message.switched_off': 'প্রার্থী এ ধরনের বার্তা বন্ধ করে রেখেছেন। শুধু তিনিই চালু করতে পারেন।',
  'candidate_message.under_way': 'বার্তাটি অপেক্ষায় আছে বা পাঠানো হচ্ছে। এক মিনিট পরে আবার দেখুন।',
  'comparison.answered_already': 'অন্য কেউ এর উত্তর দিয়েছেন। পাতাটি আবার লোড করে দেখুন।',
  'comparison.before_upload': 'স্ক্যানটি এর পরে আপলোড হয়েছে। যেদিন মিলিয়ে দেখেছেন, সেই দিন বেছে নিন।',
  'original.day_ahead': 'দিনটি এখনো আসেনি। আজকের বা আগের কোনো দিন বেছে নিন।',
  'sighting.day_ahead': 'দিনটি এখনো আসেনি। আজকের বা আগের কোনো দিন বেছে নিন।',
  'comparison.day_ahead': 'দিনটি এখনো আসেনি। আজকের বা আগের কোনো দিন বেছে নিন।',
  'comparison.no_such_check': 'জিজ্ঞাসার এই জায়গাটি এই কাগজের জন্য নয়। তালিকা থেকে একটি বেছে নিন।',
  'comparison.not_found': 'এমন কোনো জিজ্ঞাসার কথা লেখা নেই।',
  'comparison.not_on_file': 'স্ক্যানটি আর ফাইলে নেই। পাতাটি আবার লোড করে যেটি আছে, সেটি মিলিয়ে দেখুন।',
  'comparison.person_only': 'শুধু সাইন ইন করা মানুষ এটি লিখতে পারেন, কোনো প্রোগ্রাম নয়।',
  'comparison.same_browser':
    'যিনি প্রথমে জিজ্ঞাসা করেছেন, তিনি এই ব্রাউজারে সাইন ইন করেছেন বা তাঁর ইমেইল একই। অন্য কেউ নিজের ব্রাউজার থেকে জিজ্ঞাসা করুন।',
  'comparison.same_person': 'আপনি এটি আগেই লিখেছেন। আরেকজনকে আলাদাভাবে জিজ্ঞাসা করতে হবে।',
  'comparison.second_person':
    'যিনি অন্য কিছু দেখেছেন, তিনি নিজে কাগজটি আবার দেখাতে পারেন না। একজন সহকর্মীকে বলুন।',
  'comparison.withheld': 'কাগজটি এখন বাইরে দেখানো হচ্ছে না। আগে সতর্কতার উত্তর দিন।',
  'consent.no_asking':
    'কর্মীরা এসব কাগজ নিয়ে কর্তৃপক্ষকে জিজ্ঞাসা করবেন, প্রার্থী তাতে রাজি নন। শুধু প্রার্থী তা বদলাতে পারেন।',
  'contract.changed_meanwhile': 'চুক্তির শর্ত বদলানো হয়েছে। পাতাটি আবার লোড করে দেখুন।',
  'export.original_missing':
    'একটি কাগজের ফাইল রাখার জায়গায় নেই বা নষ্ট, তাই zip পুরো হবে না। অন্যগুলো একটি একটি করে ডাউনলোড করুন, আর যিনি সার্ভার চালান তাঁকে জানান।',
  'note.not_a_colleague': 'যাঁর নাম দিয়েছেন তিনি এই রেকর্ড দেখতে পারেন না। তালিকা থেকে কাউকে বেছে নিন।',
  'original.confirmed': 'এই ধাপ আগেই নিশ্চিত করা হয়েছে।',
  'original.due_before': 'নেওয়ার দিনের আগে ফেরতের দিন হতে পারে না। দুটি দিনই দেখুন।',
  'original.is_back': 'কাগজটি ফেরত দেওয়া হয়েছে বলে লেখা আছে।',
  'original.not_back': 'কাগজটি ফেরত দেওয়া হয়েছে বলে এখনো কেউ লেখেননি।',
  'original.not_found': 'এমন কোনো আসল কাগজ হাতে নেই।',
  'record.not_a_colleague': 'তিনি এই রেকর্ড দেখতে পারেন না। তালিকা থেকে কাউকে বেছে নিন।',
  'record.unknown_stage': 'এমন কোনো ধাপ নেই। তালিকা থেকে একটি বেছে নিন।',
  'refund.before_payment': 'দিনটি টাকা দেওয়ার আগের। যেদিন টাকা ফেরত দেওয়া হয়েছে, সেই দিন লিখুন।',
  'refund.more_than_left': 'এই টাকার যতটুকু বাকি আছে, এটি তার বেশি।',
  'refund.nothing_received': 'এই খরচ এজেন্সি নিজে দিয়েছে, তাই ফেরত দেওয়ার কিছু নেই।',
  'refund.out_of_credit': 'এই টাকা নিয়োগের কোনো খরচের জন্য দেওয়া হয়নি। এটি শিক্ষার্থীর জমা থেকে ফেরত দিন।',
  'setup.required': 'এই সাইট এখনো চালু করা হয়নি। সার্ভার শুরুর সময় যে লিংক দেখিয়েছে, সেটি খুলুন।',
  'sighting.not_found': 'এমন কোনো লেখা নেই। এর মধ্যে কেউ হয়তো সরিয়েছেন।',
} as const

const ofContract = ofArea<typeof termProblems>('contracts')({
  badWage: 'পরিমাণ এভাবে লিখুন: 1200 বা 1200.50, আর মুদ্রা বেছে নিন।',
  noCurrency: 'মুদ্রা বেছে নিন।',
  noPeriod: 'কত সময়ের বেতন, তা বেছে নিন।',
  // In the digits that are typed.
  badCount: ({ least, most }: ProblemValues) => `${least} থেকে ${most}-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন।`,
  notInList: 'তালিকা থেকে বেছে নিন।',
  longTerm: 'লেখাটি {most} অক্ষরের বেশি। ছোট করুন।',
  noTerm: 'চুক্তির অন্তত একটি শর্ত লিখুন।',
})

const ofDocuments = {
  ...ofArea<typeof printedDateProblems>('documents')({
    badDay: 'দিনটি বছর-মাস-দিন এভাবে লিখুন, যেমন 2027-03-12।',
    badYear: 'সালটি ঠিক হতে পারে না। কাগজের সাথে মিলিয়ে দেখুন।',
    endsBeforeIssue: 'ইস্যুর আগে কাগজের মেয়াদ শেষ হতে পারে না। দুটি তারিখই কাগজের সাথে মিলিয়ে দেখুন।',
  }),
  ...ofArea<typeof originalProblems>('originals')({
    noDayReceived: 'যেদিন নিয়েছেন, সেই দিন লিখুন।',
    noDayDue: 'যেদিনের মধ্যে ফেরত দেবেন, সেই দিন লিখুন।',
    noDayReturned: 'যেদিন ফেরত দিয়েছেন, সেই দিন লিখুন।',
    impossibleDay: 'দিনটি এমন হতে পারে না। সালটি দেখুন।',
  }),
  ...ofArea<typeof sightingProblems>('sightings')({
    noKind: 'কোন কাগজ দেখেছেন, তা বেছে নিন।',
    noDaySeen: 'যেদিন দেখেছেন, সেই দিন লিখুন।',
    impossibleDay: 'দিনটি এমন হতে পারে না। সালটি দেখুন।',
    badNumber: 'কাগজে ছাপা নম্বরটি লিখুন: অক্ষর ও অঙ্ক, ফাঁকা ছাড়া।',
    longNumber: 'এটি {most} অক্ষরের বেশি। শুধু কাগজের নম্বর লিখুন।',
  }),
  ...ofArea<typeof comparisonProblems>('comparisons')({
    noDayAsked: 'যেদিন জিজ্ঞাসা করেছেন, সেই দিন লিখুন।',
    impossibleDay: 'দিনটি এমন হতে পারে না। সালটি দেখুন।',
    noResult: 'কর্তৃপক্ষ কী দেখিয়েছে, তা বেছে নিন।',
  }),
}

const ofWords = {
  ...ofArea<typeof answerProblems>('speech')({
    noAnswer: 'উত্তর লিখুন।',
    longAnswer: 'উত্তরটি {most} অক্ষরের বেশি। ছোট করুন।',
  }),
  ...ofArea<typeof noteProblems>('notes')({
    noNote: 'আগে নোট লিখুন।',
    longNote: 'লেখাটি {most} অক্ষরের বেশি। ছোট করে লিখুন।',
    manyMentions: 'সর্বোচ্চ {most} জন সহকর্মীর নাম দিন।',
  }),
}

/**
 * Messages of the modules and the server on a record's page, and on a few related pages: no other page
 * loads them.
 */
export const said = {
  texts: { ...fileRefusals, ...refusals, ...ofContract, ...ofDocuments, ...ofWords },
}
