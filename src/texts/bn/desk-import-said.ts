import type { termProblems } from '#modules/contracts/schema'
import {
  type DocumentKind,
  documentKinds,
  kindLabel,
  type printedDateProblems,
} from '#modules/documents/schema'
import { languageName } from '#modules/records/facts.schema'
import type { ImportTarget } from '#modules/tables/columns/columns.schema'
import { choicesOf } from '#modules/tables/columns/columns-beside.schema'
import type { paymentProblems } from '#modules/training/problems.schema'
import { ofArea, type SaidGaps } from '../said.ts'
import { targetIn } from '../target-in.ts'
import { words } from './desk-import.ts'
import { importNotes } from './desk-import-notes.ts'

/**
 * The server's messages about imports, besides those of all pages: refusals by their codes, all others by
 * their names.
 */
const refusals = {
  'import.not_found': 'এমন কোনো ইমপোর্ট নেই।',
  'import.unreadable': 'টেবিলটি পড়া যায় না। CSV (UTF-8), XLSX বা ODS করে আবার বেছে নিন।',
  'import.encoding_unknown':
    'ফাইলটি কোন এনকোডিংয়ে লেখা তা বোঝা যায় না। এনকোডিং বেছে নিন, অথবা CSV (UTF-8) করে আবার বেছে নিন।',
  'import.too_large': 'টেবিলটি ৬৪ এমবি-র চেয়ে বড়। কয়েকটি ফাইলে ভাগ করে একে একে ইমপোর্ট করুন।',
  'import.images_unreadable': 'ছবির zip পড়া যায় না। পাসওয়ার্ড ছাড়া আবার প্যাক করে বেছে নিন।',
  'import.mapping': 'কলামগুলো টেবিলের সাথে মেলে না। কোন কলাম কী, আবার বেছে নিন।',
  'import.wrong_state': 'ইমপোর্ট এখন যেখানে আছে, সেখানে এটি করা যায় না। পাতাটি আবার লোড করে দেখুন।',
  'import.licence_stops':
    'এখন নতুন রেকর্ড যোগ করা যায় না: শেষবার দেখার সময় এই এজেন্সির লাইসেন্স শেষ বা অজানা ছিল, অথবা ৯০ দিন কেউ দেখেননি। তালিকায় দেখে সেটিংসে লিখুন, অথবা “যেসব রেকর্ড আগে থেকেই আছে সেগুলো বদলান” বেছে নিন।',
  'import.busy': 'আরেকটি ইমপোর্ট চলছে। শেষ হওয়া পর্যন্ত অপেক্ষা করুন, অথবা সেটি বাদ দিন।',
  'import.undo_over': 'ইমপোর্ট ২৪ ঘণ্টার মধ্যে ফিরিয়ে নেওয়া যায়। এখন রেকর্ডগুলো একটি একটি করে মুছুন।',
  'import.files_removed':
    'এই ইমপোর্টের ফাইল সরানো হয়েছে, কারণ তাতে পাসপোর্ট নম্বর থাকে। টেবিলটি আবার বেছে নিন।',
}

/** Other modules' messages about a cell; all pages have those about a record's field. */
const ofOthers = {
  ...ofArea<Pick<typeof printedDateProblems, 'badYear' | 'endsBeforeIssue'>>('documents')({
    badYear: 'সালটি ঠিক হতে পারে না। কাগজের সাথে মিলিয়ে দেখুন।',
    endsBeforeIssue: 'ইস্যুর আগে কাগজের মেয়াদ শেষ হতে পারে না। দুটি তারিখই কাগজের সাথে মিলিয়ে দেখুন।',
  }),
  ...ofArea<Pick<typeof termProblems, 'badCount' | 'longTerm'>>('contracts')({
    badCount: '{least} থেকে {most}-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন।',
    longTerm: 'লেখাটি {most} অক্ষরের বেশি। ছোট করুন।',
  }),
  ...ofArea<Pick<typeof paymentProblems, 'largeAmount' | 'longReference'>>('training')({
    largeAmount: 'পরিমাণটি অস্বাভাবিক বড়। শূন্যগুলো দেখুন।',
    longReference: 'রেফারেন্সটি {most} অক্ষরের বেশি। ছোট করুন।',
  }),
}

const list = (value: unknown) => value as string[]
const labelOf = (target: string) => targetIn('bn', target as ImportTarget, words.targets)
const kindOf = (kind: string) => kindLabel(kind as DocumentKind, 'bn')

/** A value in a gap, in Bengali; entered text stays. */
const gaps: SaidGaps = {
  column: (target) => labelOf(String(target)),
  field: (target) => labelOf(String(target)),
  kind: (kind) => kindOf(String(kind)),
  kinds: (kinds) => list(kinds).map(kindOf).join(', '),
  paths: (paths) =>
    list(paths)
      .map((path) => `“${path}”`)
      .join(' ও '),
  languages: (codes) =>
    list(codes)
      .map((code) => languageName(code, 'bn'))
      .join(', '),
  choices: (target) =>
    Object.values(choicesOf(String(target)) ?? {})
      .map(({ bn }) => bn)
      .join(', '),
  difference: (difference) => {
    const fields = list(difference).filter((word) => !(word in standings))
    const standing = list(difference).flatMap((word) => standings[word] ?? [])
    return [
      ...(fields.length > 0 ? [`${fields.map(labelOf).join(', ')} আলাদা`] : []),
      ...standing,
    ].join(', ')
  },
  changed: (changed) =>
    list(changed)
      .map((word) => {
        if (word in documentKinds) return `${kindOf(word)} (তারিখ)`
        return word === 'visible' ? 'দেখা যায়' : (standings[word] ?? labelOf(word))
      })
      .join(', '),
  delimiter: (sign) => delimiters[String(sign)] ?? `“${sign}”`,
}

const standings: Readonly<Record<string, string>> = { hidden: 'লুকানো', visible: 'লুকানো নয়' }
const delimiters: Readonly<Record<string, string>> = {
  ',': 'কমা',
  ';': 'সেমিকোলন',
  '\t': 'ট্যাব',
  '|': 'খাড়া দাগ',
}

export const said = { texts: { ...refusals, ...importNotes, ...ofOthers }, gaps }

export { words }
