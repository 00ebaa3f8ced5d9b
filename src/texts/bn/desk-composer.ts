import type { noticeProblems } from '#modules/notices/schema'
import type { speechProblems } from '#modules/speech/by-language.schema'
import type { factProblems, sentenceProblems } from '#modules/speech/said.schema'
import type { ProblemValues } from '#platform/problems.schema'
import type { composerWords } from '../en/desk-composer.ts'
import { ofArea } from '../said.ts'

/** Composing what the public reads, of sentences and own words, in Bengali. */
export const words: typeof composerWords = {
  search: 'কী জানাতে চান?',
  example: 'যেমন: বন্ধ, আনুন, পাসপোর্ট, যাত্রা',
  chosen: 'বেছে নেওয়া বাক্য',
  view: 'পাঠকেরা যেমন দেখবেন',
  remove: 'সরান',
  gone: 'এই বাক্যটি লোকে দেখেন না: এতে যার নাম আছে তা আর নেই। আবার বাছুন, অথবা তথ্যটি লিখুন।',
  own: 'নিজের ভাষায়',
  ownIn: (language) => `নিজের কথা, ${language} ভাষায়`,
  ownHint: 'অন্য ভাষার পাঠকেরা এই কথাগুলো দেখেন, পাশে লেখা থাকে যে অনুবাদ নেই।',
  version: 'এখন কোন ভাষায় লিখছেন',
  offers: 'একটি বাক্য দিয়ে বলুন',
  offersHint: 'এক ক্লিকে আপনার কথার জায়গায় বসে।',
  removeOne: (what) => `সরান: ${what}`,
  copies: (paper) => `কয় কপি: ${paper}`,
  from: 'শুরু',
  to: 'শেষ',
  currency: 'মুদ্রা',
  embassyOf: 'কোন দেশের দূতাবাস',
  embassyIn: 'কোন দেশে',
  embassyCity: 'শহর',
  gaps: {
    day: 'দিন',
    time: 'সময়',
    hours: 'কয়টা থেকে কয়টা',
    weekday: 'বার',
    span: 'কোন কোন দিন',
    month: 'মাস',
    sum: 'টাকার পরিমাণ',
    number: 'সংখ্যা',
    country: 'দেশ',
    language: 'ভাষা',
    holiday: 'উৎসব',
    reason: 'কারণ',
    trade: 'পেশা',
    level: 'স্তর',
    paper: 'কাগজ',
    papers: 'কাগজ যোগ করুন',
    item: 'কীসের টাকা',
    authority: 'কর্তৃপক্ষ',
    embassy: 'দূতাবাস',
    place: 'জায়গা',
    telephone: 'টেলিফোন',
    person: 'ব্যক্তি',
    page: 'পাতা',
  },
}

/** The server's refusals about notices, besides those of all pages. */
const refusals = {
  'notice.not_found': 'এমন কোনো নোটিশ নেই।',
  'notice.already_public': 'নোটিশটি আগে থেকেই সাইটে আছে। পাতাটি আবার লোড করে দেখুন।',
}

const ofNotices = ofArea<typeof noticeProblems>('notices')({
  noTitle: 'শিরোনাম লিখতে হবে',
  longTitle: 'শিরোনাম {most} অক্ষরের বেশি। ছোট করুন।',
  noText: 'নোটিশের লেখা দিতে হবে',
  longText: 'লেখাটি {most} অক্ষরের বেশি। ছোট করুন।',
  manyImages: 'নোটিশে দুটির বেশি ছবি দেওয়া যায় না',
  noTime: 'দিন ও সময় বেছে নিন।',
  pastTime: 'এখনো আসেনি এমন দিন ও সময় বেছে নিন।',
})

/** What is wrong with a sentence of the catalogue. */
const ofSentences = ofArea<typeof sentenceProblems>('speech')({
  wrongPlace: 'এই বাক্য এখানে বসে না। অন্য একটি বেছে নিন।',
  gapMissing: 'বাক্যটিতে কিছু বাকি আছে। পূরণ করুন।',
  gapUnknown: 'বাক্যটিতে এমন কোনো ফাঁকা জায়গা নেই।',
  gapWrong: 'এটি এখানে বসে না। আবার বেছে নিন।',
  gone: 'এই বাক্যে যার নাম আছে তা আর নেই। আবার বেছে নিন, অথবা তথ্যটি লিখুন।',
})

const ofFacts = ofArea<typeof factProblems>('speech')({
  missing: 'এটি লিখুন।',
  badYear: 'চার অঙ্কে সালটি লিখুন।',
})

/** Why a text, a name, an address or a colour may not be public. */
export const ofPublicTexts = ofArea<typeof speechProblems>('speech')({
  hidden: 'লেখায় এমন একটি চিহ্ন আছে যা চোখে দেখা যায় না। পেস্ট না করে লেখাটি আবার টাইপ করুন।',
  marks: 'এখানে অক্ষর ছাড়া কোনো চিহ্ন আছে, বা এক অক্ষরে দুটির বেশি চিহ্ন। লেখাটি আবার টাইপ করুন।',
  script: ({ words: sign }: ProblemValues) =>
    `“${sign}” এই সাইটের লিপির অক্ষর বা চিহ্ন নয়। ইংরেজি, বাংলা, দেবনাগরী বা আরবি অক্ষরে লিখুন।`,
  mixed: '“{words}” শব্দটিতে দুই লিপির অক্ষর মিশে আছে। প্রতিটি শব্দ এক লিপিতে লিখুন।',
  spaced: 'এখানে শব্দের অক্ষরগুলোর মাঝে ফাঁকা আছে। প্রতিটি শব্দ ফাঁকা ছাড়া লিখুন।',
  long: 'লেখাটি {most} অক্ষরের বেশি। ছোট করুন।',
  paper:
    '“{words}” এমন কাগজ যা শুধু রাষ্ট্র দেয়। যা জানেন, সেই বাক্য বেছে নিন: কাগজটি এখানে আছে, চাওয়া হয়েছে, বা তার অপেক্ষা চলছে।',
  authority:
    '“{words}” কোনো কর্তৃপক্ষ বা রাষ্ট্রের নাম। তালিকা থেকে কর্তৃপক্ষটি বেছে নিন: তখন তাকে আপনাদের নয়, কর্তৃপক্ষ হিসেবেই দেখানো হয়।',
  verdict: '“{words}” একটি রায়। কী করেছেন বা কী আছে, সেই বাক্য বেছে নিন, বা শব্দটি ছাড়া লিখুন।',
  nameSigns: 'নামে “{words}” থাকে না। অক্ষর, ফাঁকা, হাইফেন, ঊর্ধ্বকমা ও দাঁড়ির ফোঁটা লিখুন।',
  nameRegister:
    '“{words}” থাকলে নামটি শুধু নিবন্ধনে যেমন আছে তেমনই চলে। নিয়ন্ত্রক বেছে নিয়ে সেখানকার নম্বর লিখুন, বা “{words}” বাদ দিন।',
  nameStateBody: '“{words}” রাষ্ট্রের নিজের প্রতিষ্ঠান। এজেন্সির নিবন্ধিত নাম লিখুন।',
  nameOffice:
    '“{words}” থাকলে নামটি সরকারি অফিসের মনে হয়। নিজেদের নাম লিখুন, যেমন “Padma Overseas Ltd”।',
  nameForm:
    '“{words}” নামে আইনি ধরন নেই, যেমন Ltd, (Pvt) Ltd, LLC, W.L.L. বা Inc। তা যোগ করুন, বা একক মালিকের নাম দিন। অথবা যে নিয়ন্ত্রকের তালিকায় নামটি আছে তা বেছে নিন, আর সেখানকার নম্বর লিখুন।',
  nameGeneral: '“{words}” যেকোনো রাষ্ট্রের হতে পারে। এজেন্সির নিজস্ব শব্দটি যোগ করুন।',
  number: 'নম্বরে অঙ্ক থাকে, আর অল্প কয়েকটি অক্ষর। কাগজে যেমন আছে, তেমন লিখুন।',
  host: 'ঠিকানায় “{words}” আছে, পড়লে রাষ্ট্রের মনে হয়। নিজেদের কোনো পাতার লিংক দিন, বা সরকারি যাচাই বেছে নিন।',
  hiddenHost: 'ঠিকানায় @-এর আগে একটি নাম আছে, যার আড়ালে অন্য সাইট থাকতে পারে। ওই অংশ বাদ দিন।',
  ownHost:
    'ঠিকানায় “{words}” আছে, পড়লে সরকার বা তার ভিসা সেবা মনে হয়। যে ঠিকানায় আপনাদের এজেন্সির নাম আছে, সেটি লিখুন।',
  colour: ({ colour }: ProblemValues) =>
    `রংটি কোনো রাষ্ট্রের বা তার ওয়েবসাইটের রঙের কাছাকাছি (${colour}), আর এই সাইটকে যেন কেউ সরকারি না ভাবেন। অন্য রং বেছে নিন, যেমন #8a4b08।`,
  regulator:
    '“{words}” নিয়ন্ত্রকদের তালিকায় নেই। তালিকা থেকে বেছে নিন, বা সেই দেশ বেছে নিন যার নিবন্ধন এই সাইট জানে না।',
})

export const said = {
  texts: { ...refusals, ...ofNotices, ...ofSentences, ...ofFacts, ...ofPublicTexts },
}
