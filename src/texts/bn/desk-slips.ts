import type { slipsWords as english } from '../en/desk-slips.ts'
import type { InAnyLanguage } from '../words.ts'
import { named } from './desk-parts.ts'
import { count as digits } from './numbers.ts'

/** Access codes issued and printed for many records, and those not printed, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  title: 'কোড দিন ও ছাপুন',
  lead: 'প্রত্যেক প্রার্থী অ্যাক্সেস কোডসহ একটি স্লিপ পান। কোডগুলো শুধু এবারই দেখানো হয়: পাতা ছেড়ে যাওয়ার আগে সব স্লিপ ছাপুন।',
  all: 'সব রেকর্ড',
  none: 'কোনো রেকর্ড বাছাই করা হয়নি।',
  choose: 'তালিকা থেকে বাছুন',
  gone: (count) => `বাছাই করা ${digits(count)}টি রেকর্ড ট্র্যাশে আছে বা মুছে ফেলা হয়েছে। এতে কোড দেওয়া হবে না।`,
  refused: (count) => `${digits(count)}টি রেকর্ডে কোড দেওয়া যায়নি`,
  aRecord: 'একটি রেকর্ড',
  chosen: {
    title: 'বাছাই করা রেকর্ড',
    candidate: 'প্রার্থী',
    record: 'রেকর্ড',
    passport: 'পাসপোর্ট নম্বর',
    state: 'অবস্থা',
    hint: 'রেকর্ড অনুমোদিত হলে এবং লুকানো না থাকলে তবেই কোড দিয়ে ফাইল খোলে। যাঁর চালু কোড আছে তাঁর সেটিই থাকে; বদলাতে চাইলে পরের ধাপে ঠিক করবেন।',
    issue: (count) => `${digits(count)}টি অ্যাক্সেস কোড দিন`,
  },
  held: {
    title: (count) => `${digits(count)} জন প্রার্থীর আগে থেকেই কোড আছে`,
    issue: (count) => `${digits(count)}টি নতুন কোড দিন`,
  },
  mayReplace: {
    title: (count) => `${digits(count)}টি নতুন কোড দেবেন?`,
    text: 'এই প্রার্থীদের এখনকার কোড সাথে সাথে বন্ধ হয়ে যাবে। সেই কোডে খোলা ফাইল বন্ধ হবে, আর সেই কোডে করা শেয়ারও থেমে যাবে।',
  },
  leave: {
    title: 'স্লিপ না নিয়েই চলে যাবেন?',
    text: 'কোডগুলো শুধু এবারই দেখানো হচ্ছে, আর আপনি তা ছাপেননি। এখন চলে গেলে কোডগুলো হারিয়ে যাবে, নতুন কোড দিতে হবে।',
  },
  tools: { print: 'ছাপুন', back: 'রেকর্ডের তালিকায় ফিরে যান', language: 'স্লিপের ভাষা' },
  didPrint: {
    title: 'সব স্লিপ কি ছাপা হয়েছে?',
    text: 'না হলে আবার ছাপুন: আপনি চলে না যাওয়া পর্যন্ত কোডগুলো এখানে থাকে। যেসব কোড ছাপা হয়েছে বলে না জানাবেন, সেগুলো “এক নজরে” পাতায় থেকে যাবে।',
    yes: (count) => (count === 1 ? 'হ্যাঁ, স্লিপটি ছাপা হয়েছে' : `হ্যাঁ, ${digits(count)}টি স্লিপই ছাপা হয়েছে`),
  },
  allPrinted: 'সব স্লিপ ছাপা হয়েছে বলে লেখা হয়েছে। প্রতিটি স্লিপ প্রার্থীর নিজের হাতে দিন।',
  unprinted: {
    title: 'অ্যাক্সেস কোড দেওয়া হয়েছে, স্লিপ ছাপা হয়নি',
    lead: 'এসব কোড কাজ করে, কিন্তু স্লিপ ছাপা হয়েছে বলে কেউ জানাননি, আর কোডগুলো আবার দেখানো যায় না। স্লিপ আপনার হাতে না থাকলে নতুন কোড দিন।',
    empty: 'স্লিপের জন্য দেওয়া প্রতিটি কোড ছাপা হয়েছে।',
    candidate: 'প্রার্থী',
    issued: 'কবে দেওয়া হয়েছে',
    by: 'কে দিয়েছেন',
    issuer: named,
    actions: 'কাজ',
    reissue: 'নতুন কোড দিন',
    reissueOne: (name) => `নতুন কোড দিন: ${name}`,
    printed: 'ছাপা হয়েছে বলে জানান',
    printedOne: (name) => `ছাপা হয়েছে বলে জানান: ${name}`,
  },
}

/** The server's refusals where access codes of many records are handled, besides those of all pages. */
const refusals = {
  'slip_run.not_found': 'এই স্লিপের জন্য আর কোনো অ্যাক্সেস কোড অপেক্ষায় নেই। পাতাটি আবার লোড করুন।',
}

export const said = { texts: refusals }
