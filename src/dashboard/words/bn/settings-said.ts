import { count as digits } from '#messages/bn/numbers'
import {
  type CountedFrom,
  countedFromSentences,
} from '#modules/organisation/keeping-laws/row/schema'
import { countedFrom } from './counted-from.ts'

/** What the forms and the server say of the settings, beside what all pages say, and what notices say of public texts. */

const sentences: Readonly<Record<string, string>> = {
  'Somebody else changed the settings. Reload and compare.':
    'অন্য কেউ সেটিংস বদলেছেন। পাতাটি আবার লোড করে মিলিয়ে দেখুন।',
  'organisation.claims_authority': 'নামটি পড়লে সরকার বা সরকারি সেবা মনে হয়। এজেন্সির নিবন্ধিত নাম লিখুন।',
  'organisation.kept_too_short':
    'আপনাদের দেশের আইনে এটি আরও বেশি দিন রাখতে হয়। আইনে যত দিন আছে, অন্তত তত দিন বেছে নিন।',
  'This date is in the future. Choose today or earlier.':
    'তারিখটি এখনো আসেনি। আজ বা তার আগের দিন বেছে নিন।',
  'Choose a date.': 'তারিখ বেছে নিন।',
  'Choose a country from the list.': 'তালিকা থেকে দেশ বেছে নিন।',
  'Choose a time zone from the list, such as Asia/Dhaka.':
    'তালিকা থেকে জায়গা বেছে নিন, যেমন Asia/Dhaka।',
  'Choose at least one language.': 'অন্তত একটি ভাষা বেছে নিন।',
  'Name each language once.': 'প্রতিটি ভাষা একবারই বেছে নিন।',
  'Name each kind once.': 'প্রতিটি কাগজ একবারই বেছে নিন।',
  'Name each stage once.': 'প্রতিটি ধাপ একবারই লিখুন।',
  'Name at least one stage.': 'অন্তত একটি ধাপ লিখুন।',
  'Write the colour as # and six digits, such as #8a4b08.':
    'রংটি এভাবে লিখুন: # আর ছয়টি অঙ্ক বা অক্ষর, যেমন #8a4b08।',
  'Add a link, or remove the group.': 'একটি লিংক যোগ করুন, অথবা এটি বাদ দিন।',
  'Write a page of this site, such as /check, or an address that begins with https://':
    'এই সাইটের কোনো পাতা লিখুন, যেমন /check, অথবা https:// দিয়ে শুরু কোনো ঠিকানা',
  'A web address begins with https://': 'ওয়েব ঠিকানা https:// দিয়ে শুরু হয়',
  'The address of the source code must begin with https://':
    'সোর্স কোডের ঠিকানা https:// দিয়ে শুরু হতে হবে',
  'This is longer than 20,000 characters. Shorten it.': 'লেখাটি ২০,০০০ অক্ষরের বেশি। ছোট করুন।',
  'The translations are longer than 200,000 characters together. Shorten them.':
    'সব অনুবাদ মিলে ২,০০,০০০ অক্ষরের বেশি। ছোট করুন।',
  'Please input valid email': 'ইমেইল ঠিকভাবে লিখুন',
  // The register.
  'Choose what the register showed.': 'তালিকায় যা ছিল তা বেছে নিন।',
  'Leave this empty, or choose that the licence is valid.':
    'ঘরটি খালি রাখুন, অথবা বেছে নিন যে লাইসেন্সের মেয়াদ আছে।',
  'This day was over at the look-up. Choose that the licence has expired.':
    'যেদিন দেখেছেন তার আগেই দিনটি পার হয়ে গেছে। বেছে নিন যে লাইসেন্সের মেয়াদ শেষ।',
  // The end of the agency.
  'closing.wrong_state': 'বন্ধের ঘোষণা এখন যে অবস্থায় আছে, তাতে এটি করা যায় না। পাতাটি আবার লোড করুন।',
  'Type the name of the organisation.': 'প্রতিষ্ঠানের নাম লিখুন।',
  'This is not the name of the organisation. Type it as the public pages show it.':
    'এটি প্রতিষ্ঠানের নাম নয়। সাইটের পাতায় যেমন আছে, তেমন লিখুন।',
  // Recordings and pictures.
  'consent.no_recording': 'ফাইলটি MP3 বা M4A নয়। ফোনে কথাগুলো রেকর্ড করুন, তারপর সেই ফাইল বেছে নিন।',
  'consent.recording_too_large': 'রেকর্ডিংটি ২ MiB-র চেয়ে বড়। আরও ছোট করে আবার রেকর্ড করুন।',
  'A picture for the site cannot be a PDF. Choose a JPEG, PNG or WebP picture.':
    'সাইটের ছবি PDF হতে পারে না। JPEG, PNG বা WebP ছবি বেছে নিন।',
  // Names and addresses.
  'A registered name has a legal form or a word of private business, such as Ltd, Agency, Overseas or Consultants. Write it as it is registered.':
    'নিবন্ধিত নামে ব্যবসার ধরন বোঝানো কোনো শব্দ থাকে, যেমন Ltd, Agency, Overseas বা Consultants। যেমন নিবন্ধিত, তেমন লিখুন।',
  'This name could be that of a public office. Use the registered name of your agency, with the words that are its own.':
    'এই নাম কোনো সরকারি অফিসেরও হতে পারে। এজেন্সির নিবন্ধিত নাম লিখুন, যে শব্দে একে আলাদা চেনা যায় তা সহ।',
  'The address has a name before an @, behind which another site hides. Leave that part out.':
    'ঠিকানায় @-এর আগে একটি নাম আছে, যার আড়ালে অন্য সাইট থাকতে পারে। ওই অংশ বাদ দিন।',
}

const units: Readonly<Record<string, string>> = {
  minute: 'মিনিট',
  hour: 'ঘণ্টা',
  day: 'দিন',
  month: 'মাস',
}
const things: Readonly<Record<string, string>> = {
  reasons: 'কারণ',
  stages: 'ধাপ',
  tiles: 'টাইল',
  categories: 'বিভাগ',
  groups: 'দল',
  addresses: 'ঠিকানা',
  translations: 'অনুবাদ',
}
const labels: Readonly<Record<string, string>> = {
  'Name of the organisation': 'প্রতিষ্ঠানের নাম',
  'Registered name': 'নিবন্ধিত নাম',
  'Licence number': 'লাইসেন্স নম্বর',
  'Licensing authority': 'লাইসেন্সদাতা কর্তৃপক্ষের নাম',
  Address: 'ঠিকানা',
  'The address': 'ঠিকানা',
  Telephone: 'টেলিফোন নম্বর',
  'Welcome text': 'স্বাগত জানানোর লেখা',
  'A reason': 'কারণ',
  'The reason': 'কারণ',
  'The name of a stage': 'ধাপের নাম',
  Title: 'শিরোনাম',
  Text: 'লেখা',
  Label: 'লিংকের নাম',
  'The text that is translated': 'যে লেখার অনুবাদ, তা',
  'The translation': 'অনুবাদ',
  'Name of the successor': 'পরের এজেন্সির নাম',
  'Licence of the successor': 'পরের এজেন্সির লাইসেন্স',
  'Contact of the successor': 'পরের এজেন্সির সাথে যোগাযোগের উপায়',
}

type Saying = (...found: string[]) => string | undefined
const number = (figure: string) => digits(Number(figure))

const fromWhen = (sentence: string) => {
  const known = Object.entries(countedFromSentences).find(([, each]) => each === sentence)
  return known ? countedFrom[known[0] as CountedFrom] : sentence
}

/** Sentences with something in them. What was entered stays as it is. */
const patterns: readonly (readonly [RegExp, Saying])[] = [
  [/^(.+) is required$/, (label = '') => labels[label] && `${labels[label]} লিখতে হবে`],
  [
    /^(.+) is longer than (\d+) characters\. Shorten it\.$/,
    (label = '', most = '') =>
      labels[label] && `${labels[label]} ${number(most)} অক্ষরের বেশি। ছোট করুন।`,
  ],
  [
    /^There is room for (\d+) (\w+)\.$/,
    (most = '', what = '') => things[what] && `সর্বোচ্চ ${number(most)}টি ${things[what]} রাখা যায়।`,
  ],
  [
    /^Choose (\d+) (\w+?)s? or more\.$/,
    (least = '', unit = '') => units[unit] && `কমপক্ষে ${number(least)} ${units[unit]} বেছে নিন।`,
  ],
  [
    /^Choose (\d+) (\w+?)s? or less\.$/,
    (most = '', unit = '') => units[unit] && `${number(most)} ${units[unit]} বা তার কম বেছে নিন।`,
  ],
  [
    // Laws and their sections stay as they are cited.
    /^The law asks for at least (\d+) months, counted (from [^:]+): “(.*)”\. Choose (\d+) (\w+?)s? or more\.$/s,
    (months = '', from = '', law = '', least = '', unit = '') =>
      `আইনে অন্তত ${number(months)} মাস রাখতে হয়, ${fromWhen(from)}: “${law}”। কমপক্ষে ${number(least)} ${units[unit]} বেছে নিন।`,
  ],
  [
    /^This is more than (\d+) days ago\. Look the licence up again\.$/,
    (days = '') => `এর পরে ${number(days)} দিনের বেশি কেটে গেছে। লাইসেন্সটি তালিকায় আবার দেখুন।`,
  ],
  [
    /^Candidates need at least (\d+) days to download their data\. /,
    (days = '') =>
      `নিজের তথ্য ডাউনলোড করতে প্রার্থীদের কমপক্ষে ${number(days)} দিন লাগে। আরও পরের কোনো দিন বেছে নিন, দুই বছরের মধ্যে।`,
  ],
  [
    /^The name is made of words of the registered name, in their order\. Write “(.*)”, or some of its words\.$/s,
    (name) => `নিবন্ধিত নামের শব্দ দিয়েই নামটি হয়, একই ক্রমে। লিখুন “${name}”, অথবা এর কয়েকটি শব্দ।`,
  ],
  [
    /^The name contains “(.*)”, which is a word of an authority\. /s,
    (word) => `নামে “${word}” আছে, যা কোনো কর্তৃপক্ষ বোঝায়। এটি বাদ দিয়ে এজেন্সির নিবন্ধিত নাম লিখুন।`,
  ],
  [
    /^A name with “(.*)” also says what kind of private business it is/s,
    (word) =>
      `নামে “${word}” থাকলে কোন ধরনের ব্যবসা তা-ও বোঝাতে হয়, যেমন Consultants বা Recruiting। যেমন নিবন্ধিত, তেমন লিখুন।`,
  ],
  [
    /^“(.*)” names an authority\. Write only the number\.$/s,
    (word) => `“${word}” কোনো কর্তৃপক্ষের নাম বোঝায়। শুধু নম্বরটি লিখুন।`,
  ],
  [
    /^“(.*)” does not belong to the name of a licensing authority\. /s,
    (word) => `লাইসেন্সদাতা কর্তৃপক্ষের নামে “${word}” থাকে না। শুধু তার নাম লিখুন, যেমন “Bureau of Manpower”।`,
  ],
  [
    /^“(.*)” in this address names an authority\. /s,
    (word) => `ঠিকানায় “${word}” কোনো কর্তৃপক্ষ বোঝায়। যে ঠিকানায় আপনাদের এজেন্সির নাম আছে, সেটি লিখুন।`,
  ],
  [
    /^“(.*)” reads as if this were an authority’s address\. /s,
    (word) =>
      `“${word}” পড়লে মনে হয় ঠিকানাটি কোনো কর্তৃপক্ষের। নিজেদের অফিস কোথায় তা লিখুন, যেমন “near the Passport Office”।`,
  ],
  [/^“(.*)” does not belong in an address\.$/s, (word) => `ঠিকানায় “${word}” থাকে না।`],
  [
    /^The address contains “(.*)”, which reads as a government or its visa service(, and is not one)?\. /s,
    (word, isLink) =>
      `ঠিকানায় “${word}” আছে, পড়লে সরকার বা তার ভিসা সেবা মনে হয়। ${
        isLink
          ? 'কর্তৃপক্ষের নিজের ওয়েবসাইটের লিংক দিন, অথবা আপনাদের কোনো পাতার।'
          : 'যে ঠিকানায় আপনাদের এজেন্সির নাম আছে, সেটি লিখুন।'
      }`,
  ],
  [
    /^This is close to the colour of .* \((#[0-9a-f]{6})\), /s,
    (colour) =>
      `রংটি কোনো রাষ্ট্রের বা তার ওয়েবসাইটের রঙের কাছাকাছি (${colour}), আর এই সাইটকে যেন কেউ সরকারি না ভাবেন। অন্য রং বেছে নিন, যেমন #8a4b08।`,
  ],
  [
    // The authority is the one that stands beside the number.
    /^This is not how a licence number of this regulator looks \(.*\): .*such as (.*)\.$/s,
    (example) => `এই কর্তৃপক্ষের লাইসেন্স নম্বর এমন হয় না। দেখতে হয় এমন: ${example}।`,
  ],
]

function ofPattern(sentence: string): string | undefined {
  for (const [pattern, saying] of patterns) {
    const [, ...found] = pattern.exec(sentence) ?? []
    const said = found.length > 0 ? saying(...found) : undefined
    if (said) return said
  }
}

export const words = {
  say: (sentence: string): string | undefined => sentences[sentence] ?? ofPattern(sentence),
}
