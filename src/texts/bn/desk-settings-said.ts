import type { accountProblems } from '#modules/accounts/forms.schema'
import type { LineName, settingProblems } from '#modules/organisation/problems.schema'
import type { ProblemValues } from '#platform/problems.schema'
import { ofArea, type SaidGaps } from '../said.ts'
import { countedFrom } from './desk-counted-from.ts'
import { count } from './numbers.ts'

/** The server's refusals about the settings, besides those of all pages, and those of notices about public texts. */
const refusals = {
  'organisation.claims_authority': 'নামটি পড়লে সরকার বা সরকারি সেবা মনে হয়। এজেন্সির নিবন্ধিত নাম লিখুন।',
  'organisation.kept_too_short':
    'আপনাদের দেশের আইনে এটি আরও বেশি দিন রাখতে হয়। আইনে যত দিন আছে, অন্তত তত দিন বেছে নিন।',
  'closing.wrong_state':
    'বন্ধের ঘোষণা এখন যে অবস্থায় আছে, তাতে এটি করা যায় না। সেটিংসে দেখুন, ঘোষণা দেওয়া আছে কি না এবং কোন দিনের জন্য।',
}

const labels: Readonly<Record<LineName, string>> = {
  organisation: 'প্রতিষ্ঠানের নাম',
  legalName: 'নিবন্ধিত নাম',
  licence: 'লাইসেন্স নম্বর',
  authority: 'লাইসেন্সদাতা কর্তৃপক্ষের নাম',
  address: 'ঠিকানা',
  telephone: 'টেলিফোন নম্বর',
  scanReason: 'কারণ',
  stage: 'ধাপের নাম',
  title: 'শিরোনাম',
  linkAddress: 'ঠিকানা',
  successorName: 'পরের এজেন্সির নাম',
  successorLicence: 'পরের এজেন্সির লাইসেন্স',
  successorContact: 'পরের এজেন্সির সাথে যোগাযোগের উপায়',
  adminName: 'আপনার নাম',
}

const units: Readonly<Record<string, string>> = {
  minute: 'মিনিট',
  hour: 'ঘণ্টা',
  day: 'দিন',
  month: 'মাস',
}

/** How the values in these read. */
const gaps: SaidGaps = {
  label: (name) => labels[name as LineName],
  from: (name) => countedFrom[name as keyof typeof countedFrom],
  time: (time) => {
    const [amount, unit = ''] = time as string[]
    return `${count(Number(amount))} ${units[unit]}`
  },
}

const ofForms = ofArea<typeof settingProblems>('organisation')({
  changedMeanwhile: 'অন্য কেউ সেটিংস বদলেছেন। পাতাটি আবার লোড করে মিলিয়ে দেখুন।',
  noLine: '{label} লিখতে হবে',
  longLine: '{label} {most} অক্ষরের বেশি। ছোট করুন।',
  shortTime: 'কমপক্ষে {time} বেছে নিন।',
  longTime: '{time} বা তার কম বেছে নিন।',
  // Laws and their sections stay as they are cited.
  shorterThanLaw: 'আইনে অন্তত {months} মাস রাখতে হয়, {from}: “{law}”। কমপক্ষে {time} বেছে নিন।',
  badDisplayName: 'নিবন্ধিত নামের শব্দ দিয়েই নামটি হয়, একই ক্রমে। লিখুন “{name}”, অথবা এর কয়েকটি শব্দ।',
  futureDate: 'তারিখটি এখনো আসেনি। আজ বা তার আগের দিন বেছে নিন।',
  noDate: 'তারিখ বেছে নিন।',
  noCountry: 'তালিকা থেকে দেশ বেছে নিন।',
  noTimeZone: 'তালিকা থেকে জায়গা বেছে নিন, যেমন Asia/Dhaka।',
  badTelephone:
    'এই নম্বরে ফোন করা যায় না। আপনার দেশে যেভাবে ডায়াল করা হয় সেভাবে লিখুন, অথবা দেশের কোডসহ, যেমন +880 2 55550100।',
  badColour: 'রংটি এভাবে লিখুন: # আর ছয়টি অঙ্ক বা অক্ষর, যেমন #8a4b08।',
  noLanguage: 'অন্তত একটি ভাষা বেছে নিন।',
  languageTwice: 'প্রতিটি ভাষা একবারই বেছে নিন।',
  kindTwice: 'প্রতিটি কাগজ একবারই বেছে নিন।',
  noStage: 'অন্তত একটি ধাপ লিখুন।',
  stageTwice: 'প্রতিটি ধাপ একবারই লিখুন।',
  manyStages: 'সর্বোচ্চ {most}টি ধাপ রাখা যায়।',
  manyCaseKinds: 'সর্বোচ্চ {most} ধরনের বিষয়ের দিন লেখা যায়।',
  manyTiles: 'সর্বোচ্চ {most}টি টাইল রাখা যায়।',
  manyCategories: 'সর্বোচ্চ {most}টি বিভাগ রাখা যায়।',
  manyGroups: 'সর্বোচ্চ {most}টি দল রাখা যায়।',
  manyAddresses: 'সর্বোচ্চ {most}টি ঠিকানা রাখা যায়।',
  emptyGroup: 'একটি লিংক যোগ করুন, অথবা এটি বাদ দিন।',
  badLink: 'এই সাইটের কোনো পাতা লিখুন, যেমন /check, অথবা https:// দিয়ে শুরু কোনো ঠিকানা',
  badWebAddress: 'ওয়েব ঠিকানা https:// দিয়ে শুরু হয়',
  badSourceAddress: 'সোর্স কোডের ঠিকানা https:// দিয়ে শুরু হতে হবে',
  // The regulator is the one beside the number.
  badLicence: ({ example }: ProblemValues) =>
    `এই কর্তৃপক্ষের লাইসেন্স নম্বর এমন হয় না। দেখতে হয় এমন: ${example}।`,
  noRegisterAnswer: 'তালিকায় যা ছিল তা বেছে নিন।',
  oldLookUp: 'এর পরে {days} দিনের বেশি কেটে গেছে। লাইসেন্সটি তালিকায় আবার দেখুন।',
  endOfInvalid: 'ঘরটি খালি রাখুন, অথবা বেছে নিন যে লাইসেন্সের মেয়াদ আছে।',
  endBeforeLookUp: 'যেদিন দেখেছেন তার আগেই দিনটি পার হয়ে গেছে। বেছে নিন যে লাইসেন্সের মেয়াদ শেষ।',
  badLastDay:
    'নিজের তথ্য ডাউনলোড করতে প্রার্থীদের কমপক্ষে {days} দিন লাগে। আরও পরের কোনো দিন বেছে নিন, দুই বছরের মধ্যে।',
  noTypedName: 'প্রতিষ্ঠানের নাম লিখুন।',
  otherName: 'এটি প্রতিষ্ঠানের নাম নয়। সাইটের পাতায় যেমন আছে, তেমন লিখুন।',
  pictureIsPdf: 'সাইটের ছবি PDF হতে পারে না। JPEG, PNG, WebP, HEIC, TIFF বা BMP ছবি বেছে নিন।',
})

const ofEmail = ofArea<Pick<typeof accountProblems, 'badEmail'>>('accounts')({
  badEmail: 'ইমেইল ঠিকভাবে লিখুন',
})

export const words = { texts: { ...refusals, ...ofForms, ...ofEmail }, gaps }
