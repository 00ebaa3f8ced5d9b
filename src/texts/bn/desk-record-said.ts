import type { comparisonProblems } from '#modules/comparisons/problems.schema'
import type { termProblems } from '#modules/contracts/problems.schema'
import type {
  originalProblems,
  printedDateProblems,
  sightingProblems,
} from '#modules/documents/problems.schema'
import type { noteProblems } from '#modules/records/problems.schema'
import type { answerProblems } from '#modules/speech/schema'
import type { ProblemValues } from '#platform/problems.schema'
import { ofArea } from '../said.ts'
import { fileRefusals } from './file-refusals.ts'

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
export const words = {
  texts: { ...fileRefusals, ...refusals, ...ofContract, ...ofDocuments, ...ofWords },
}
