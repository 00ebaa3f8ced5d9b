import { count } from '#messages/bn/numbers'
import { documentKindNames, documentKinds, kindLabel } from '#modules/documents/schema'
import { besideChoices, besideLabel, besideTargets } from '#modules/exchange/columns/beside/schema'
import {
  paymentChoices,
  paymentLabel,
  paymentTargets,
} from '#modules/exchange/columns/payments/schema'
import { fieldNames, recordFields } from '#modules/records/fields/schema'
import { candidateLanguages, languageName } from '#modules/records/languages/schema'
import { notedCode } from '../noted-by-imports.ts'
import { ofImages, ofImport, ofRows, ofTables } from './import-sentences.ts'
import { words as ofAll } from './said.ts'

/** What the server and the forms say of imports, beside what all pages say: whole sentences, and those with something in them. */

/** What columns stand for, in Bengali by their English. */
const labels: Readonly<Record<string, string>> = {
  Hidden: 'লুকানো',
  State: 'অবস্থা',
  Stage: 'ধাপ',
  ...Object.fromEntries(
    fieldNames.map((name) => [recordFields[name].label.en, recordFields[name].label.bn]),
  ),
  ...Object.fromEntries(
    besideTargets.map((target) => [besideLabel(target), besideLabel(target, 'bn')]),
  ),
  ...Object.fromEntries(
    paymentTargets.map((target) => [paymentLabel(target), paymentLabel(target, 'bn')]),
  ),
  ...Object.fromEntries(
    documentKindNames.flatMap((kind) => {
      const { label } = documentKinds[kind]
      const bn = kindLabel(kind, 'bn')
      return [
        [label, bn],
        [`${label} (file)`, `${bn} (ফাইল)`],
      ]
    }),
  ),
}
/** The words that a cell may hold, in Bengali by their English. */
const choices: Readonly<Record<string, string>> = Object.fromEntries(
  [...besideTargets.map(besideChoices), ...paymentTargets.map(paymentChoices)].flatMap((some) =>
    Object.values(some ?? {}).map(({ en, bn }) => [en, bn]),
  ),
)
const smallLabels = Object.fromEntries(
  Object.entries(labels).map(([en, bn]) => [en.toLowerCase(), bn]),
)
const labelOf = (en: string) => labels[en] ?? smallLabels[en] ?? en
const labelsOf = (list: string, between = ', ') => list.split(between).map(labelOf).join(', ')
const digits = (figure: string) => count(Number(figure.replaceAll(',', '')))

const languages = {
  [`this is none of the languages here. Write one of ${candidateLanguages.map((code) => languageName(code)).join(', ')}.`]: `ভাষাটি এখানে নেই। এগুলোর একটি লিখুন: ${candidateLanguages.map((code) => languageName(code, 'bn')).join(', ')}।`,
}
const sentences: Readonly<Record<string, string>> = {
  ...ofImport,
  ...ofTables,
  ...ofImages,
  ...ofRows,
  ...languages,
}

const delimiters: Record<string, string> = {
  commas: 'কমা',
  semicolons: 'সেমিকোলন',
  tabs: 'ট্যাব',
  'upright bars': 'খাড়া দাগ',
}
/** How a record on file differs from a row. */
function difference(en: string): string {
  return en
    .replace(/^with another (.*?)(?=, (?:not )?hidden$|$)/, (_, list) => `${labelsOf(list)} আলাদা`)
    .replace(/not hidden$/, 'লুকানো নয়')
    .replace(/hidden$/, 'লুকানো')
}

/** Sentences with something put into them. */
const patterns: readonly [RegExp, (...parts: string[]) => string | undefined][] = [
  [
    /^The table has no column “(.*)”\. Choose another one\.$/s,
    (name) => `টেবিলে “${name}” কলাম নেই। অন্যটি বেছে নিন।`,
  ],
  [
    /^“(.*)” is chosen for (.*) and for something else\.$/s,
    (name, label) => `“${name}” বেছে নেওয়া হয়েছে ${labelOf(label)} হিসেবে, আবার অন্য কিছুর জন্যও।`,
  ],
  [
    /^Choose the column that holds the (.*)\.$/,
    (label) => `কোন কলামে ${labelOf(label)} আছে, বেছে নিন।`,
  ],
  [
    /^(.+), cells between (.+)$/,
    (encoding, sign) => `${encoding}, সেলের মাঝে ${delimiters[sign] ?? sign}`,
  ],
  [/^the sheet “(.*)” only$/s, (name) => `শুধু “${name}” শিট`],
  [/^the list “(.*)” only$/s, (name) => `শুধু “${name}” তালিকা`],
  [
    /^we do not know this word\. Write “(\w+)” or “(\w+)”\.$/,
    (yes, no) => `শব্দটি আমরা চিনি না। লিখুন “${yes}” বা “${no}”।`,
  ],
  [
    /^we do not know these words\. Write one of: (.*)\.$/,
    (list) =>
      `শব্দগুলো আমরা চিনি না। এগুলোর একটি লিখুন: ${list
        .split(', ')
        .map((one) => choices[one] ?? one)
        .join(', ')}।`,
  ],
  [
    /^A record with this passport number is on file already, (.*)\. Choose “Update records that are on file”, or take this row out\.$/,
    (how) =>
      `এই পাসপোর্ট নম্বরের একটি রেকর্ড আগে থেকেই আছে: ${difference(how)}। “যেসব রেকর্ড আগে থেকেই আছে সেগুলো বদলান” বেছে নিন, অথবা সারিটি সরান।`,
  ],
  [
    /^This passport number is in row (\d+) too, (.*)\. Keep the right row, or correct the number\.$/,
    (row, how) =>
      `এই পাসপোর্ট নম্বর ${digits(row)} নম্বর সারিতেও আছে: ${difference(how)}। ঠিক সারিটি রাখুন, অথবা নম্বর ঠিক করুন।`,
  ],
  [
    /^Not put back, because it was changed after the import: (.*)\.$/,
    (list) =>
      `ফেরানো হয়নি, কারণ ইমপোর্টের পরে বদলানো হয়েছে: ${labelsOf(list)
        .replace(/hidden$/, 'লুকানো')
        .replace(/visible$/, 'দেখা যায়')}।`,
  ],
  [/^Not put back: (.*)$/s, (why) => after('ফেরানো হয়নি', why)],
  [
    /^(.*): no file “(.*)” is among the images\. Add it, or correct the name\.$/s,
    (column, name) => `${column}: ছবিগুলোর মধ্যে “${name}” ফাইল নেই। যোগ করুন, অথবা নাম ঠিক করুন।`,
  ],
  [
    /^(.*): several files are called “(.*)”\. Name its folder too, or keep one\.$/s,
    (column, name) => `${column}: “${name}” নামে কয়েকটি ফাইল আছে। ফোল্ডারের নামও লিখুন, অথবা একটি রাখুন।`,
  ],
  [
    /^([^:]+): (“.*”) are both called so\. Keep one\.$/s,
    (kind, paths) =>
      `${labelOf(kind)}: ${paths.replaceAll('” and “', '” ও “')}: সবগুলোর একই নাম। একটি রাখুন।`,
  ],
  [
    /^([^:]+): another one than “(.*)” is on file already\. Choose .*$/s,
    (kind, path) =>
      `${labelOf(kind)}: “${path}” ছাড়া আরেকটি আগে থেকেই আছে। “যেসব রেকর্ড আগে থেকেই আছে সেগুলো বদলান” বেছে নিন, অথবা এই ছবি সরান।`,
  ],
  [
    /^“(.*)”: its name fits (.*)\. Name it after the paper, such as “work permit” or “photo”\.$/s,
    (path, kinds) =>
      `“${path}”: নামটি কয়েকটির সাথে মেলে: ${labelsOf(kinds, ' and ')}। কাগজের নামে নাম দিন, যেমন “medical” বা “photo”।`,
  ],
  [
    /^“(.*)”: its name does not say which paper it is\. Name .*$/s,
    (path) => `“${path}”: কোন কাগজ তা নাম দেখে বোঝা যায় না। কাগজের নামে নাম দিন, যেমন “medical” বা “photo”।`,
  ],
  [
    /^“(.*)” is an empty file\. .*$/s,
    (path) => `“${path}” খালি ফাইল। কাগজটি আবার স্ক্যান করুন, অথবা ফাইলটি আবার কপি করুন।`,
  ],
  [
    /^“(.*)” is larger than (\d+) MiB\. .*$/s,
    (path, most) => `“${path}” ${digits(most)} MiB-র চেয়ে বড়। কম রেজোলিউশনে স্ক্যান করুন।`,
  ],
  [
    /^“(.*)” is packed in a way that cannot be read\. .*$/s,
    (path) => `“${path}” যেভাবে প্যাক করা তা পড়া যায় না। ছবিগুলো সাধারণ zip করে আবার বেছে নিন।`,
  ],
  [
    /^“(.*)” would unpack to far more than a scan has.*$/s,
    (path) =>
      `“${path}” খুললে স্ক্যানের চেয়ে অনেক বড় হয়, তাই এই zip থেকে কিছুই নেওয়া হয়নি। ছবিগুলো আবার প্যাক করুন।`,
  ],
  [
    /^This zip has more than ([\d,]+) files\. .*$/,
    (most) => `এই zip-এ ${digits(most)}টির বেশি ফাইল আছে। ছোট ছোট কয়েকটি করুন।`,
  ],
  [
    /^An import takes at most ([\d,]+) files\. .*$/,
    (most) => `একটি ইমপোর্টে সর্বোচ্চ ${digits(most)}টি ফাইল চলে। ছবিগুলো একটি zip করুন।`,
  ],
  [
    /^This spreadsheet reaches as far as cell ([A-Z]*\d+), .*$/,
    (cell) =>
      `স্প্রেডশিটটি ${cell} সেল পর্যন্ত গেছে, মাঝে প্রায় কিছুই নেই। যেসব সারি ও কলাম দরকার নেই মুছুন, অথবা CSV (UTF-8) করে আবার বেছে নিন।`,
  ],
  [
    /^This spreadsheet is larger than (\d+) MiB\. .*$/,
    (most) => `স্প্রেডশিটটি ${digits(most)} MiB-র চেয়ে বড়। CSV (UTF-8) করুন, অথবা কয়েকটি ফাইলে ভাগ করুন।`,
  ],
  [
    /^This table has ([\d,]+) columns; at most ([\d,]+) are read\. .*$/,
    (has, most) =>
      `টেবিলে ${digits(has)}টি কলাম আছে; সর্বোচ্চ ${digits(most)}টি পড়া হয়। যেগুলো দরকার নেই সরিয়ে আবার বেছে নিন।`,
  ],
  [
    /^This table has more than ([\d,]+) rows\. .*$/,
    (most) => `টেবিলে ${digits(most)}টির বেশি সারি আছে। কয়েকটি ফাইলে ভাগ করে একে একে ইমপোর্ট করুন।`,
  ],
  [
    /^A cell in row (\d+), column “(.*)”, has more than ([\d,]+) characters\. .*$/s,
    (row, column, most) =>
      `${digits(row)} নম্বর সারির “${column}” কলামের সেলে ${digits(most)}টির বেশি অক্ষর আছে। ছোট করে আবার বেছে নিন।`,
  ],
  [
    /^A quotation mark near line (\d+) is opened and never closed.*$/,
    (line) =>
      `${digits(line)} নম্বর লাইনের কাছে একটি উদ্ধৃতি চিহ্ন খোলা, বন্ধ করা হয়নি; তাই পরের সারিগুলো আলাদা করা যায় না। বন্ধ করুন বা সরান, তারপর আবার বেছে নিন।`,
  ],
  [
    /^Entry (\d+) of this JSON has a mistake.*$/,
    (entry) => `এই JSON-এর ${digits(entry)} নম্বর অংশে ভুল আছে। আবার এক্সপোর্ট করে ফাইলটি বেছে নিন।`,
  ],
  [/^([^:“]+): (.*)$/s, (label, rest) => after(labelOf(label), rest)],
  [/^“([^”]*)”: (.*)$/s, (path, rest) => after(`“${path}”`, rest)],
]

const leftOut: Readonly<Record<string, string>> = {
  ' This cell is left out.': ' এই সেলটি বাদ থাকে।',
  ' Its dates are left out.': ' এর তারিখগুলো বাদ থাকে।',
}

function said(sentence: string): string | undefined {
  const known = sentences[sentence] ?? ofAll.say(sentence)
  if (known !== undefined) return known
  const code = notedCode(sentence)
  if (code) return said(code)
  for (const [end, inBengali] of Object.entries(leftOut)) {
    if (!sentence.endsWith(end)) continue
    const rest = said(sentence.slice(0, -end.length))
    return rest && `${rest}${inBengali}`
  }
  for (const [pattern, text] of patterns) {
    const [whole, ...parts] = pattern.exec(sentence) ?? []
    if (whole !== undefined) return text(...parts)
  }
}

/** A sentence behind a name; none where nobody translated it. */
function after(name: string, sentence: string): string | undefined {
  const inBengali = said(sentence)
  return inBengali && `${name}: ${inBengali}`
}

export const words = { say: said }
