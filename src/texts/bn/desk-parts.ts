import { type Field, type FieldName, recordFields } from '#modules/records/fields.schema'
import type { recordProblems } from '#modules/records/lines.schema'
import type { textProblems } from '#platform/text.schema'
import type { partWords as english } from '../en/desk-parts.ts'
import type { noAnswer } from '../no-answer.ts'
import type { pageProblems } from '../page-problems.ts'
import { ofArea, type SaidGaps, saidBy } from '../said.ts'
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
    yes: 'চলে যান',
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

/** The server's refusals that public pages and the dashboard share, in Bengali. */
export const sharedRefusals = {
  'request.invalid': 'যা পাঠানো হয়েছে তার কিছু ঠিক নয়। দেখানো ঘরগুলো ঠিক করে আবার পাঠান।',
  'request.unreadable': 'যা পাঠানো হয়েছে তা পড়া যায়নি। পাতার ফরমটি যেভাবে আছে, সেভাবেই পাঠান।',
  'request.too_large': 'একবারে এত বড় কিছু পাঠানো যায় না। কম করে পাঠান।',
  'request.opened_for_other':
    'এর মধ্যে এই ব্রাউজারে হয়তো অন্য কোনো ফাইল বা অ্যাকাউন্ট খোলা হয়েছে। কিছুই বদলানো হয়নি। আপনারটি আবার খুলুন।',
  'request.foreign_origin': 'এটি অন্য ওয়েবসাইট থেকে এসেছে, তাই নেওয়া হয়নি। এখানকার পাতা খুলে আবার চেষ্টা করুন।',
  'request.too_many': 'অনেকবার চেষ্টা করা হয়েছে। যতক্ষণ বলা হয়েছে, ততক্ষণ পরে আবার চেষ্টা করুন।',
  'route.not_found': 'এই ঠিকানায় কিছু নেই। ঠিকানাটি দেখুন, অথবা প্রথম পাতা থেকে শুরু করুন।',
  'route.method_not_allowed': 'এই ঠিকানা এমন অনুরোধ নেয় না। প্রথম পাতা থেকে শুরু করুন।',
  'service.unavailable': 'এই মুহূর্তে উত্তর দেওয়া যাচ্ছে না। এক মিনিট পরে আবার চেষ্টা করুন।',
  'service.database_unavailable': 'এই মুহূর্তে ডেটাবেস সাড়া দিচ্ছে না। এক মিনিট পরে আবার চেষ্টা করুন।',
  'service.storage_unavailable': 'এই মুহূর্তে ফাইল রাখার জায়গা সাড়া দিচ্ছে না। এক মিনিট পরে আবার চেষ্টা করুন।',
  'service.no_room':
    'ডিস্কে আর জায়গা নেই, তাই কিছু সংরক্ষণ করা যাচ্ছে না। কিছুই বদলায়নি। সিস্টেমের দায়িত্বে যিনি আছেন, তাঁকে জানান।',
  'service.outcome_unknown':
    'সংরক্ষণের সময় ডেটাবেসের সংযোগ চলে গেছে। তথ্য হয়তো সংরক্ষিত হয়েছে। আবার চেষ্টা করার আগে দেখে নিন।',
  'session.required': 'আগে সাইন ইন করুন।',
  'session.forbidden': 'আপনার অ্যাকাউন্ট দিয়ে এটি করা যায় না। আপনার অফিসের কোনো অ্যাডমিনকে বলুন।',
  'session.second_factor_owed':
    'আপনার প্রতিষ্ঠান কর্মীদের কাছে দ্বিতীয় ধাপ চায়। নিজের অ্যাকাউন্টে এটি চালু করুন, তারপর এগিয়ে যান।',
  'session.wrong_credentials': 'ইমেইল বা পাসওয়ার্ড ভুল। দুটোই দেখে আবার চেষ্টা করুন।',
  'session.second_factor_required': 'এই অ্যাকাউন্টে দ্বিতীয় ধাপ আছে। অথেন্টিকেটর অ্যাপের কোডও দিন।',
  'session.wrong_code': 'কোডটি ভুল, অথবা আগেই ব্যবহার হয়েছে। পরের কোডের জন্য অপেক্ষা করে আবার চেষ্টা করুন।',
  'session.step_ended': 'অনেক সময় পার হয়ে গেছে। শুরু থেকে আবার সাইন ইন করুন।',
  'session.confirm_required': 'পাসওয়ার্ডটি আবার দিন। শেষবার দেওয়ার পর ৫ মিনিটের বেশি হয়ে গেছে।',
  'account.not_a_person': 'এটি শুধু সাইন ইন করা মানুষের জন্য।',
  'document.not_found': 'এমন কোনো কাগজ নেই।',
  'document.file_corrupt': 'এজেন্সির কাছে রাখা এই ফাইলটি নষ্ট হয়ে গেছে, তাই দেখানো যায় না। এজেন্সিকে জানান।',
  'document.file_missing': 'এজেন্সি যেখানে ফাইল রাখে সেখানে এই ফাইলটি নেই, তাই দেখানো যায় না। এজেন্সিকে জানান।',
} as const

/** What the forms of the public pages and of staff say alike, in Bengali. */
export const sharedProblems = {
  'accounts.noPassword': 'পাসওয়ার্ড লিখতে হবে',
  'text.longest': 'লেখাটি ১,০০,০০০ অক্ষরের বেশি। ছোট করুন।',
} as const

/** The server's refusals that only staff see. */
const refusals = {
  'api_key.scope_missing':
    'এর আগে মানুষের কাছে পাসওয়ার্ড চাওয়া হয়, তাই শুধু এর জন্য তৈরি API কী দিয়েই এটি করা যায়। সাইন ইন করুন, নয়তো তেমন কী ব্যবহার করুন।',
  'session.other_person':
    'এই ব্রাউজারে এখন অন্য কেউ সাইন ইন করে আছেন, তাই কিছুই করা হয়নি। নিজের নামে আবার সাইন ইন করুন।',
  'service.busy': 'এই মুহূর্তে একসাথে অনেক কিছু পাঠানো বা দেখানো হচ্ছে। কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।',
  'request.key_unreadable': 'যা পাঠানো হয়েছে তার চিহ্ন পড়া যায়নি। পাতাটি আবার লোড করে চেষ্টা করুন।',
  'request.key_reused': 'একই চিহ্ন দিয়ে আগে অন্য কিছু পাঠানো হয়েছে। পাতাটি আবার লোড করে চেষ্টা করুন।',
  'request.precondition_required': 'কোন সংস্করণ বদলাচ্ছেন তা জানা যায়নি। পাতাটি আবার লোড করে চেষ্টা করুন।',
  'record.passport_taken': 'এই পাসপোর্ট নম্বরের একটি রেকর্ড আগে থেকেই আছে।',
  'record.licence_stops':
    'এখন নতুন রেকর্ড যোগ করা যায় না: শেষবার দেখার সময় এই এজেন্সির লাইসেন্স শেষ বা অজানা ছিল, অথবা ৯০ দিন কেউ দেখেননি। একজন অ্যাডমিন তালিকায় দেখে সেটিংসে লিখবেন।',
  'record.agency_closes': 'নতুন রেকর্ড যোগ করা যায় না: এই এজেন্সি বন্ধ হয়ে যাচ্ছে।',
  'record.not_found': 'এমন কোনো রেকর্ড নেই।',
  'record.in_trash': 'রেকর্ডটি ট্র্যাশে আছে। আগে ফিরিয়ে আনুন।',
  'record.not_editable': 'রেকর্ড অপেক্ষায় থাকলে বা আপনার কাছে ফেরত এলে তবেই তা বদলাতে পারেন।',
  'record.changed_meanwhile': 'অন্য কেউ এই রেকর্ড বদলেছেন। দুটি মিলিয়ে দেখে ঠিক করুন।',
  'document.kind_of_admins': 'এই কাগজ শুধু অ্যাডমিন বদলান বা সরান। একজন অ্যাডমিনকে করতে বলুন।',
  'document.scan_not_kept':
    'এ ধরনের কাগজের স্ক্যান আমরা রাখি না। কাগজটি দেখে থাকলে রেকর্ডের পাতায় লিখে রাখুন। কেন স্ক্যান রাখা হবে, একজন অ্যাডমিন তা সেটিংসে লিখতে পারেন।',
  'consent.no_keeping':
    'আমরা এই ফাইল রাখি, প্রার্থী তাতে আর রাজি নন। তাই কোনো কাগজ যোগ করা যায় না। শুধু প্রার্থী তা বদলাতে পারেন।',
  'session.passkey_refused': 'পাসকি গ্রহণ করা যায়নি। আবার চেষ্টা করুন, অথবা পাসওয়ার্ড দিন।',
  'account.wrong_password': 'এটি আপনার পাসওয়ার্ড নয়। দেখে আবার চেষ্টা করুন।',
  'document.unsupported':
    'ফাইলটি JPEG, PNG, WebP, HEIC, TIFF, BMP বা PDF নয়। কাগজের ছবি তুলুন বা PDF করে রাখুন।',
  'document.locked': 'এই PDF-এ পাসওয়ার্ড দেওয়া আছে। পাসওয়ার্ড দিয়ে খুলে প্রিন্ট করে নতুন PDF বানান, সেটি পাঠান।',
  'document.too_large': 'ফাইলটি ১৫ এমবি-র চেয়ে বড়। কম রেজোলিউশনে ছবি তুলুন বা আবার স্ক্যান করুন।',
  'document.too_many_pixels': 'ফাইলের একটি পাতা ৬০ মেগাপিক্সেলের বেশি। কম রেজোলিউশনে স্ক্যান করুন।',
  'document.too_many_pages': 'এই ফাইলে ২০টির বেশি পাতা আছে। শুধু এই কাগজের পাতা রাখুন।',
  'document.active_content':
    'এই PDF-এ পাতা ছাড়াও কিছু আছে: স্ক্রিপ্ট, জোড়া ফাইল বা কাজের নির্দেশ। নতুন PDF-এ প্রিন্ট করুন, অথবা কাগজের ছবি তুলুন।',
  'document.damaged':
    'ফাইলটি নষ্ট, অথবা এমনভাবে লেখা যে এখানে দেখানো যায় না। নিজে খুলে আবার সংরক্ষণ করে চেষ্টা করুন।',
  'document.empty': 'কোনো ফাইল আসেনি। আবার বেছে নিন।',
}

/** The messages of staff pages themselves: the server was not asked, or did not answer. */
const ofPages = ofArea<typeof pageProblems & { noAnswer: typeof noAnswer }>('page')({
  noAnswer: 'কোনো উত্তর আসেনি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  noPreview: 'সার্ভার এটি তৈরি করেনি।',
  sendingStopped: 'পাঠানো থামানো হয়েছে।',
  stopped: 'আপনি আপলোড থামিয়েছেন। আবার চেষ্টা করুন, অথবা ফাইলটি সরান।',
  empty: 'ফাইলটি খালি। আবার বেছে নিন।',
  unreadable: 'ফাইলটি পড়া যায়নি। আবার বেছে নিন।',
  largePicture:
    'ফাইলটি {size} এমবি; সর্বোচ্চ {most} এমবি চলে। “ছবি ঠিক করুন” চেপে ছোট করুন, অথবা কম রেজোলিউশনে ছবি তুলুন বা আবার স্ক্যান করুন।',
  largeFile: 'ফাইলটি {size} এমবি; সর্বোচ্চ {most} এমবি চলে। কম রেজোলিউশনে আবার স্ক্যান করুন।',
})

/** What all forms of staff say. */
const ofAll = {
  ...sharedProblems,
  ...ofArea<Pick<typeof textProblems, 'long'>>('text')({
    long: 'লেখাটি {most} অক্ষরের বেশি। ছোট করুন।',
  }),
  'page.failed': words.failed,
  // It leaves out whose tries they were: those of the reader's account or connection.
  'limits.tooMany': 'অনেকবার চেষ্টা করা হয়েছে। {wait} পরে আবার চেষ্টা করুন।',
}

/** What is said about a field of a record. */
const ofFields = ofArea<typeof recordProblems>('records')({
  required: '{column} লিখতে হবে।',
  longLine: '{column} {most} অক্ষরের বেশি। ছোট করুন।',
  longEmail: '{column} ২৫৪ অক্ষরের বেশি। মিলিয়ে দেখুন।',
  badEmail: '{column} ঠিকভাবে লেখা হয়নি। দেখতে হবে এমন: name@example.com।',
  shortNumber: '{column}: {least}টির কম অক্ষর ও অঙ্ক আছে। কাগজের সাথে মিলিয়ে দেখুন।',
  longNumber: '{column}: {most}টির বেশি অক্ষর ও অঙ্ক আছে। কাগজের সাথে মিলিয়ে দেখুন।',
  noDigit: '{column}: এতে কোনো অঙ্ক নেই। কর্তৃপক্ষ নম্বর না দেওয়া পর্যন্ত ফাঁকা রাখুন।',
  onlyLetters: '{column}: এতে কোনো অঙ্ক নেই। কাগজে যেমন ছাপা আছে তেমন লিখুন।',
  noLetter: '{column}: এতে কোনো অক্ষর নেই। নামটি লিখুন।',
  otherLetter: '{column}: A থেকে Z ছাড়া অন্য অক্ষর বা চিহ্ন আছে। কাগজে যেমন আছে তেমন আবার লিখুন।',
  notInList: 'তালিকা থেকে {field} বেছে নিন।',
  badPastDay: '{field} বছর-মাস-দিন এভাবে লিখুন, যেমন 1995-03-12।',
  badTime: '{field} ঘণ্টা:মিনিট এভাবে লিখুন, ০০:০০ থেকে ২৩:৫৯, যেমন 02:15।',
  badDay: '{field} বছর-মাস-দিন এভাবে লিখুন, যেমন 2027-03-12।',
  impossibleDay: '{field} এমন হতে পারে না। সালটি দেখুন।',
  badTelephone:
    '{column}: এই নম্বরে ফোন করা যায় না। প্রার্থীর দেশে যেভাবে ডায়াল করা হয় সেভাবে লিখুন, অথবা দেশের কোডসহ, যেমন +880 1711 123456।',
})

const labelOf = (name: unknown) =>
  (recordFields as Readonly<Record<string, Field>>)[name as FieldName]?.label.bn

const gaps: SaidGaps = {
  column: labelOf,
  field: labelOf,
  wait: (wait) => {
    const [amount, unit] = wait as string[]
    return `${digits(Number(amount))} ${unit === 'minute' ? 'মিনিট' : 'সেকেন্ড'}`
  },
}

/** What is said on every page of staff, in Bengali, by the code of the refusal or problem. */
export const said = {
  texts: { ...sharedRefusals, ...ofFields, ...refusals, ...ofPages, ...ofAll },
  gaps,
  /** English needs no look-up, so it comes with the Bengali. */
  saidBy,
}

/** Returns a name from the server, with the server's suffix in Bengali. */
export function named(given: string | number): string {
  if (given === 'Deleted account') return 'মুছে ফেলা একটি অ্যাকাউন্ট'
  // A name in another direction is between isolating marks.
  return String(given).replace(/ \(API key\)(?=\u2069?$)/u, ' (API কী)')
}
