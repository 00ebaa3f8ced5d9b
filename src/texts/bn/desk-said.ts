import { type Field, type FieldName, recordFields } from '#modules/records/fields.schema'
import type { recordProblems } from '#modules/records/problems.schema'
import type { textProblems } from '#platform/text/schema'
import type { noAnswer } from '../no-answer.ts'
import type { pageProblems } from '../page-problems.ts'
import { ofArea, type SaidGaps, saidBy } from '../said.ts'
import { words as parts } from './desk-parts.ts'
import { count } from './numbers.ts'
import { sharedRefusals } from './refusals.ts'
import { sharedProblems } from './shared-problems.ts'

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
  'page.failed': parts.failed,
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
    return `${count(Number(amount))} ${unit === 'minute' ? 'মিনিট' : 'সেকেন্ড'}`
  },
}

/** What is said on every page of staff, in Bengali, by the code of the refusal or problem. */
export const words = {
  texts: { ...sharedRefusals, ...ofFields, ...refusals, ...ofPages, ...ofAll },
  gaps,
  /** English needs no look-up, so it comes with the Bengali. */
  saidBy,
}
