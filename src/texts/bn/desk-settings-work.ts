import type { accountProblems } from '#modules/accounts/forms.schema'
import type { CountedFrom } from '#modules/organisation/keeping-laws-table.schema'
import type { LineName, settingProblems } from '#modules/organisation/lines.schema'
import type { ProblemValues } from '#platform/problems.schema'
import type { settingsWorkWords as english } from '../en/desk-settings-work.ts'
import { ofArea, type SaidGaps } from '../said.ts'
import type { InAnyLanguage } from '../words.ts'
import { count as digits } from './numbers.ts'

/** When a legal period begins, in Bengali. */
export const countedFrom: Readonly<Record<CountedFrom, string>> = {
  creation: 'লেখার দিন থেকে',
  'last-service': 'প্রার্থীর জন্য শেষ কাজের দিন থেকে',
  'last-action': 'ফাইলে শেষ কাজের দিন থেকে',
  closing: 'ফাইল শেষ করার দিন থেকে',
  hiring: 'চাকরিতে নেওয়ার দিন থেকে',
  unstated: 'কোন দিন থেকে, তা পাওয়া যায়নি',
}

const sure = 'আপনি কি নিশ্চিত?'

/**
 * The settings of work: records, sessions, how long documents are kept, the end of the agency;
 * in Bengali.
 */
export const words: InAnyLanguage<typeof english> = {
  stages: {
    lead: 'প্রার্থী এগুলো পড়েন আপনাদের নিজের কাজের কথা হিসেবে: আপনারা কী করছেন বা কীসের অপেক্ষায় আছেন তা লিখুন, কোনো কর্তৃপক্ষ কী ঠিক করেছে তা নয়। এখান থেকে কোনো ধাপ বাদ দিলেও আগের রেকর্ডে সেটি থেকে যায়, তবে প্রার্থী আর দেখেন না।',
    add: 'ধাপ যোগ করুন',
    own: 'নিজের কথা',
    addOwn: 'নিজের কথায় ধাপ যোগ করুন',
  },
  hints: {
    defaultNationality: 'রেকর্ড যোগ করার ফরমে বসানো থাকে',
    secondPersonApproval: 'একজন অ্যাডমিন যা যোগ করেন বা বদলান, তা আরেকজন অ্যাডমিনের অপেক্ষায় থাকে',
    documentsSeenFirst: 'রেকর্ডের প্রতিটি কাগজ পর্দায় না দেখা পর্যন্ত “অনুমোদন” চাপা যায় না',
    returnReasons: 'রেকর্ড ফেরত দেওয়ার সময় দেখানো হয়',
    automaticMessages:
      'ইমেইল বা SMS পাঠানোর ব্যবস্থা থাকলে নিজে থেকেই যায়; না থাকলে কর্মীরা রেকর্ডের পাতা থেকে পাঠান',
    staffSecondFactor: 'যে অ্যাডমিন বা মডারেটরের এটি নেই, আপনারও, তাঁকে সবার আগে এটি চালু করতে হবে',
    neededKinds:
      'যে রেকর্ডে এর একটিও বাকি, “এক নজরে” পাতা তা গোনে। কোনোটিতে টিক না দিলে যে রেকর্ডে কোনো কাগজই নেই, তা গোনে। যা শুধু দেখা হয়, তা গোনা হয় না।',
    moderatorKinds:
      'এগুলোর প্রতিটির জন্য তাঁদের ফরমে জায়গা আছে। অন্য যেকোনো ফাইল রেকর্ডের সাথে একজন অ্যাডমিনের কাছে যায়',
    trashDays: 'তত দিন ট্র্যাশে থাকে, ফিরিয়ে আনা যায়',
    caseDays:
      'প্রার্থী তারিখটি দেখেন। দেরি হয়ে গেলে সেটি তালিকার শুরুতে থাকে। এজেন্সি ছাড়া ও আসল কাগজের জন্য তিন দিন, ফাইলে যেমন বলা আছে।',
    removesByItself: 'তালিকায় আসার এক সপ্তাহ পরে। না হলে কোনো অ্যাডমিন না মোছা পর্যন্ত থাকে',
  },
  oldAfter: 'কর্তৃপক্ষ যা দেখিয়েছে তা এত দিন পরে পুরোনো ধরা হয়',
  trash: {
    what: 'এতে যা মুছে যাবে, তা',
    empty: 'ট্র্যাশ খালি, তাই এখন কিছুই মুছবে না।',
    noneOlder: (days) => `ট্র্যাশে ${digits(days)} দিনের বেশি পুরোনো কিছু নেই, তাই এখন কিছুই মুছবে না।`,
    onlyOne: 'ট্র্যাশের একমাত্র রেকর্ডটি এর চেয়ে পুরোনো: এক ঘণ্টার মধ্যে চিরতরে মুছে যাবে।',
    all: (total) => `ট্র্যাশের ${digits(total)}টি রেকর্ডই এর চেয়ে পুরোনো: এক ঘণ্টার মধ্যে চিরতরে মুছে যাবে।`,
    some: (due, total) =>
      `ট্র্যাশের ${digits(total)}টি রেকর্ডের ${digits(due)}টি এর চেয়ে পুরোনো: এক ঘণ্টার মধ্যে চিরতরে মুছে যাবে।`,
    sure,
    means: (due, days) =>
      `এটি আর ফেরানো যাবে না! ট্র্যাশের ${digits(due)}টি রেকর্ড ${digits(days)} দিনের বেশি পুরোনো: এর সব তথ্য, কাগজের প্রতিটি সংস্করণ, অ্যাক্সেস কোড ও শেয়ার এক ঘণ্টার মধ্যে চিরতরে মুছে যাবে। যা রাখতে চান তা আগে ফিরিয়ে আনুন।`,
    yes: (due) => `সংরক্ষণ করুন, ${digits(due)}টি রেকর্ড মুছে যাক`,
  },
  keeping: {
    lead: 'যা এত দিন রাখা হয়েছে, তা “মুছে ফেলার সময় হয়েছে” তালিকায় আসে। প্রার্থীরা নিজের ফাইলে এই সময় পড়েন।',
    what: 'কীসের সময় হবে, তা',
    nothing: 'এই সময় ঠিক করলে এখন কিছুই মুছে ফেলার সময় হয় না।',
    due: (records, documents) => {
      const parts = [
        records > 0 && `${digits(records)}টি পুরো রেকর্ড`,
        documents > 0 && `${digits(documents)} ধরনের কাগজ`,
      ]
      return `এই সময় ঠিক করলে এখনই মুছে ফেলার সময় হয়: ${parts.filter(Boolean).join(' আর ')}।`
    },
    goes: 'যা আটকে রাখা হয়নি, তা তালিকায় আসার এক সপ্তাহ পরে নিজে থেকেই চিরতরে মুছে যায়। কেউ তা ফিরিয়ে আনতে পারেন না।',
    stays: 'কোনো অ্যাডমিন না মোছা পর্যন্ত থাকে।',
    sure,
    yes: 'এই সময় সংরক্ষণ করুন',
    law: {
      country: (country) =>
        `এই দেশের লাইসেন্স থাকলে আইনে কত দিন রাখতে হয় (${country}), যতটুকু পাওয়া গেছে, তা সময়ের নিচে লেখা আছে। এটি আইনি পরামর্শ নয়। তার আগে কিছু মোছা হয় না, আর কম সময় নেওয়া হয় না।`,
      none: (country) =>
        `এই দেশের লাইসেন্স থাকলে আইনে কত দিন রাখতে হয় (${country}), তা কেউ খুঁজে পেয়ে Candor-এ লেখেননি। সময় বদলানোর আগে নিয়ন্ত্রক সংস্থা বা আইনজীবীকে জিজ্ঞাসা করুন।`,
      unknown:
        'আপনাদের লাইসেন্সদাতা কর্তৃপক্ষ তালিকায় নেই, তাই লাইসেন্স কোন দেশের, আর সেখানে আইনে কত দিন রাখতে হয়, Candor তা জানে না। সময় বদলানোর আগে নিয়ন্ত্রক সংস্থা বা আইনজীবীকে জিজ্ঞাসা করুন।',
      least: (law, months, from) =>
        `আইনে অন্তত ${digits(months)} মাস রাখতে হয়, ${from}: ${law} (নতুন ট্যাবে খোলে)।`,
      from: countedFrom,
      reviewed: (day) => `${day} তারিখে খুঁজে দেখা হয়েছে।`,
      unconfirmed: 'কেউ এখনো যাচাই করেননি।',
      shorter: 'আপনাদের সময় এর চেয়ে কম: আইনের সময়ই ধরা হয়।',
    },
    scans:
      'কারণ না লিখলে স্ক্যান যোগ করা যায় না: কর্মীরা কাগজটি দেখেছেন, তা রেকর্ডে লেখেন। প্রার্থী নিজের স্ক্যানের পাশে কারণটি পড়েন।',
  },
  closing: {
    lead: 'এজেন্সি বন্ধ করতে হলে এখানে ঘোষণা করুন। তখন সাইটের প্রতিটি পাতার উপরে কথাটি থাকে, প্রত্যেক প্রার্থীকে জানানো হয়, আর নতুন রেকর্ড যোগ করা যায় না। নিজের তথ্য ডাউনলোড করতে প্রার্থীরা কমপক্ষে ৯০ দিন পান। শেষ দিনের পরে সব ফাইল মুছে ফেলার সময় হয়।',
    successor: 'পরের এজেন্সি:',
    withdraw: 'ঘোষণা তুলে নিন',
    mayWithdraw: {
      title: 'বন্ধের ঘোষণা তুলে নেবেন?',
      text: 'প্রতিটি পাতা থেকে কথাটি চলে যাবে, আর যে প্রার্থীদের জানানো হয়েছিল তাঁদের আবার জানানো হবে।',
      yes: 'হ্যাঁ, তুলে নিন',
    },
    withdrawn: 'বন্ধের ঘোষণা তুলে নেওয়া হয়েছে',
    announce: 'বন্ধের ঘোষণা দিন',
    announced: 'বন্ধের ঘোষণা দেওয়া হয়েছে',
    takesOver: 'অন্য একটি এজেন্সি ফাইল নিচ্ছে',
    fields: {
      lastDay: 'শেষ দিন',
      name: 'পরের এজেন্সির নাম',
      licence: 'পরের এজেন্সির লাইসেন্স',
      contact: 'পরের এজেন্সির সাথে যোগাযোগ',
      typedName: 'নিশ্চিত করতে এই নামটি লিখুন',
    },
    letterByLetter: (name) => `${name}, হুবহু এভাবে`,
  },
}

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
    return `${digits(Number(amount))} ${units[unit]}`
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

export const said = { texts: { ...refusals, ...ofForms, ...ofEmail }, gaps }
