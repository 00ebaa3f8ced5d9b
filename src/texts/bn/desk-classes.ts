import type { classProblems } from '#modules/training/problems.schema'
import type { ProblemValues } from '#platform/problems.schema'
import type { classesWords as english } from '../en/desk-classes.ts'
import { ofArea } from '../said.ts'
import type { InAnyLanguage } from '../words.ts'
import { count as digits } from './numbers.ts'
import { trainingWords } from './training.ts'

/** Classes: their lists, the page and form of one, and the page of one that somebody teaches, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  training: {
    states: trainingWords.states,
    free: trainingWords.free,
    facts: trainingWords.facts,
  },
  list: {
    title: 'ক্লাস',
    lead: 'কে কী পড়ান, কবে, আর কার আসন আছে।',
    make: 'নতুন ক্লাস',
    search: 'খুঁজুন',
    searchHint: 'ক্লাসের নামের কোনো অংশ',
    anyState: 'যেকোনো অবস্থা',
    noMatch: 'কোনো ক্লাস মেলে না। অন্যভাবে খুঁজুন, অথবা অন্য অবস্থা বেছে নিন।',
    none: 'এখনো কোনো ক্লাস নেই। “নতুন ক্লাস” চেপে একটি তৈরি করুন; আপনি খুলে দিলে শিক্ষার্থীরা তা দেখেন।',
    columns: {
      title: 'ক্লাস',
      state: 'অবস্থা',
      first: 'প্রথম সেশন',
      seats: 'আসন',
      waiting: 'অপেক্ষায়',
      fee: 'ফি',
    },
    unfit: 'যেমন লেখা আছে, শিক্ষার্থীদের তেমন দেখানো হয় না। কেন, তা ক্লাসটি খুলে দেখুন।',
    taken: (enrolled, seats) => `${digits(seats)}টির ${digits(enrolled)}টি নেওয়া`,
    waiting: (people) => `${digits(people)} জন`,
  },
  taught: {
    title: 'যে ক্লাস আমি পড়াই',
    lead: 'কার আসন আছে, আর কে উপস্থিত ছিলেন।',
    none: 'আপনি কোনো ক্লাস পড়ান না। একজন অ্যাডমিন ক্লাসের পাতায় আপনাকে শিক্ষক হিসেবে লেখেন।',
    noSessions: 'এখনো কোনো সেশন নেই',
    taken: (enrolled, seats) => `${digits(seats)}টি আসনের মধ্যে ${digits(enrolled)}টি নেওয়া হয়েছে`,
  },
  attendance: {
    title: 'উপস্থিতি',
    nobody: 'এখনো কারও আসন নেই, তাই উপস্থিতি লেখার কেউ নেই।',
    session: 'সেশন',
    there: (session, people) => `${session} · উপস্থিত ${digits(people)} জন`,
    who: 'কে কে উপস্থিত ছিলেন?',
    save: 'উপস্থিতি সংরক্ষণ করুন',
    saved: 'উপস্থিতি সংরক্ষণ হয়েছে',
  },
  one: {
    back: 'সব ক্লাস',
    unfit: {
      title: 'যেমন লেখা আছে, শিক্ষার্থীরা তেমন দেখেন না',
      over: 'ক্লাসটি শেষ, তাই এভাবেই থাকবে।',
      lead: '“হালনাগাদ করুন” চেপে ঠিক করুন। তার আগে ক্লাসটি কাউকে দেখানো হয় না; যাঁদের আসন আছে, তাঁরা লেখার জায়গায় একটি দাগ দেখেন।',
      labels: { title: 'ক্লাসের নাম', teacherName: 'শিক্ষক', place: 'জায়গা', link: 'লিংক' },
    },
    seats: (enrolled, seats, waiting) =>
      `${digits(seats)}টির ${digits(enrolled)}টি নেওয়া · অপেক্ষায় ${digits(waiting)} জন`,
    takings: 'ধার্য ফি',
    noTakings: 'নেই',
    payments: 'এই ক্লাসের পেমেন্ট',
    moves: { open: 'শিক্ষার্থীদের জন্য খুলুন', running: 'শুরু করুন', finished: 'শেষ করুন' },
    moved: {
      open: (title) => `${title}: ক্লাসটি এখন খোলা`,
      running: (title) => `${title}: ক্লাসটি এখন চলছে`,
      finished: (title) => `${title}: ক্লাসটি এখন শেষ`,
    },
    update: 'হালনাগাদ করুন',
    cancel: {
      button: 'ক্লাস বাতিল করুন',
      title: (title) => `${title}: ক্লাসটি বাতিল করবেন?`,
      text: (people) =>
        `এটি আর ফেরানো যাবে না! তালিকার সবাইকে জানানো হবে (${digits(people)} জন), আর তাঁরা যে টাকা দিয়েছেন তা তাঁদের নামে জমা থাকবে।`,
      no: 'ক্লাস রেখে দিন',
      done: (told) => `বাতিল করা হয়েছে। ${digits(told)} জনকে জানানো হয়েছে`,
    },
  },
  members: {
    title: 'আসন ও অপেক্ষার তালিকা',
    draft: 'আপনি না খোলা পর্যন্ত কেউ এই ক্লাস বেছে নিতে পারেন না।',
    none: 'এখন তালিকায় কেউ নেই। শিক্ষার্থীরা এটি “খোলা ক্লাস” পাতায় দেখেন।',
    columns: {
      student: 'শিক্ষার্থী',
      stands: 'অবস্থা',
      fee: 'ফি',
      attended: 'উপস্থিতি',
      actions: 'যা করতে পারেন',
    },
    hasSeat: 'আসন আছে',
    waits: (place) => `অপেক্ষায়, ${digits(place)} নম্বরে`,
    covered: 'দেওয়া হয়েছে',
    notCovered: 'এখনো পুরোটা দেওয়া হয়নি',
    attended: (attended, sessions) => `${digits(sessions)}টির ${digits(attended)}টিতে`,
    slip: 'উপস্থিতির স্লিপ',
    pay: 'পেমেন্ট লিখুন',
    payOf: (name) => `পেমেন্ট লিখুন: ${name}`,
    takeOff: {
      button: 'তালিকা থেকে সরান',
      one: (name) => `তালিকা থেকে সরান: ${name}`,
      title: (name) => `${name}: তালিকা থেকে সরাবেন?`,
      begun: 'ক্লাস শুরু হয়ে গেছে: আপনি নিজে সংশোধন না করা পর্যন্ত ফি ধরা থাকবে।',
      text: 'আসনটি অপেক্ষায় থাকা পরের জন পাবেন। যে টাকা দেওয়া হয়েছে তা জমা থাকবে।',
      done: 'তালিকা থেকে সরানো হয়েছে',
    },
    add: {
      title: 'একজন শিক্ষার্থীকে তালিকায় যোগ করুন',
      button: 'তালিকায় যোগ করুন',
      done: 'তালিকায় যোগ করা হয়েছে',
    },
  },
  person: {
    clear: 'খালি করুন',
    none: 'এই নামে কেউ নেই। নাম বা ইমেইলের কোনো অংশ লিখুন।',
    failed: 'কাউকে খোঁজা যায়নি।',
    hint: 'নাম বা ইমেইলের কোনো অংশ লিখুন',
    people: (label) => `“${label}” ঘরের মানুষের তালিকা`,
  },
  form: {
    label: 'ক্লাস',
    make: {
      title: 'নতুন ক্লাস',
      lead: 'আপনি না খোলা পর্যন্ত এটি খসড়া থাকে, যা শুধু অ্যাডমিনরা দেখেন।',
      button: 'ক্লাস তৈরি করুন',
      done: (title) => `${title}: ক্লাসটি এখন খসড়া`,
    },
    update: {
      title: (title) => `হালনাগাদ করুন: ${title}`,
      back: 'ক্লাসে ফিরে যান',
      button: 'ক্লাস হালনাগাদ করুন',
      done: 'ক্লাস হালনাগাদ হয়েছে',
    },
    title: 'ক্লাসের নাম',
    teacher: 'শিক্ষক, যাঁর অ্যাকাউন্ট আছে',
    teacherHint: 'একজন অ্যাডমিন বা মডারেটর; কারা আছেন তা দেখেন ও উপস্থিতি লেখেন',
    teacherName: 'অথবা শিক্ষকের নাম',
    teacherNameHint: 'যাঁর অ্যাকাউন্ট নেই, তাঁর জন্য',
    place: 'জায়গা',
    placeHint: 'একটি ঠিকানা বা ঘর',
    link: 'লিংক',
    linkHint: 'অনলাইন ক্লাসের জন্য; শুধু https',
    seats: 'আসন',
    fee: 'ফি',
    feeHint: 'বিনা মূল্যে হলে 0',
    feeStays: 'ক্লাস খোলার সময় যা ছিল তাই থাকে',
    currency: 'মুদ্রা',
    currencyHint: 'মুদ্রার কোড',
    sessions: 'সেশন',
    timeZone: 'কোন জায়গার সময়',
    timeZoneHint: 'নিচের সময়গুলো এই জায়গার ঘড়িতে',
    begins: (session) => `${digits(session)} নম্বর সেশন শুরু`,
    ends: (session) => `${digits(session)} নম্বর সেশন শেষ`,
    takeOut: 'বাদ দিন',
    takeOutOne: (session) => `${digits(session)} নম্বর সেশন বাদ দিন`,
    add: 'সেশন যোগ করুন',
  },
  print: {
    print: 'ছাপুন',
    back: 'ফিরে যান',
    paper: 'কাগজের মাপ',
    language: 'কাগজের ভাষা',
    receipt: 'রসিদটি',
    slip: 'স্লিপটি',
  },
}

/** The server's refusals where classes are made, changed and marked. */
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

/** The same for entries of the ledger, besides those for any money. */
const ofPayments = {
  'payment.wrong_currency': 'এই ক্লাসের ফি অন্য মুদ্রায়। সেই মুদ্রায় পেমেন্ট লিখুন।',
  'payment.more_than_credit': 'এই মুদ্রায় শিক্ষার্থীর যত টাকা জমা আছে, এটি তার বেশি।',
  'ledger.refunded': 'এই টাকার একটি অংশ ফেরত দেওয়া হয়েছে। সেটিও ভুল হলে আগে ফেরতের হিসাব সংশোধন করুন।',
  'ledger.correction_stays': 'সংশোধনকে আর সংশোধন করা যায় না। যা ঠিক, তা নতুন হিসাব হিসেবে লিখুন।',
  'ledger.corrected_along':
    'এটি অন্য একটি হিসাবের (পেমেন্ট বা ফেরত) সঙ্গে লেখা। সেই হিসাব সংশোধন করুন; এটিও সঙ্গে সংশোধিত হবে।',
} as const

const ofClass = ofArea<typeof classProblems>('classes')({
  noTitle: 'ক্লাসের নাম লিখুন।',
  longTitle: 'নামটি {most} অক্ষরের বেশি। ছোট করুন।',
  noTeacher: 'কে পড়ান, তা জানান: কোনো কর্মীকে বেছে নিন অথবা নাম লিখুন।',
  badTeacher: 'তালিকা থেকে শিক্ষক বেছে নিন।',
  notStaff: 'একজন অ্যাডমিন বা মডারেটর বেছে নিন, অথবা নাম লিখুন।',
  longTeacher: 'নামটি {most} অক্ষরের বেশি। ছোট করুন।',
  noPlace: 'কোথায় হয়, তা জানান: জায়গা লিখুন অথবা লিংক দিন।',
  longPlace: 'জায়গার লেখাটি {most} অক্ষরের বেশি। ছোট করুন।',
  badLink: 'লিংকের শুরুতে https:// থাকতে হবে।',
  longLink: 'লিংকটি {most} অক্ষরের বেশি। ছোট করুন।',
  badTimeZone: 'কোন জায়গার সময়, তালিকা থেকে বেছে নিন।',
  badTime: 'তারিখ ও সময় লিখুন।',
  impossibleTime: 'দিনটি এমন হতে পারে না। সালটি দেখুন।',
  noSuchTime: 'ওই জায়গায় এমন কোনো সময় নেই।',
  endsBefore: 'সেশন শুরুর পরে শেষ হতে হবে।',
  noSessions: 'অন্তত একটি সেশন রাখুন।',
  manySessions: 'একটি ক্লাসে সর্বোচ্চ {most}টি সেশন থাকতে পারে।',
  // In the digits that are typed.
  badSeats: ({ most }: ProblemValues) => `কয়টি আসন আছে লিখুন: 1 থেকে ${most}।`,
  fewSeats: '{people} জনের আসন আগে থেকেই আছে।',
  badFee: 'ফি সংখ্যায় লিখুন; ফি না থাকলে 0।',
  feeStays: 'ফি যা আছে তাই থাকে।',
  badState: 'খোলা, চলছে, শেষ বা বাতিল বেছে নিন।',
})

export const said = { texts: { ...refusals, ...ofPayments, ...ofClass } }
