import { generalIssuer } from '#modules/organisation/check-texts.schema'
import type { documentsWords as english } from '../en/desk-documents.ts'
import type { InAnyLanguage } from '../words.ts'
import { adviceTexts } from './advice.ts'
import { count as digits } from './numbers.ts'

const advice: Readonly<Record<string, string>> = adviceTexts

/** A record and its documents in the viewer, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  details: {
    title: 'তথ্য',
    entered: 'যোগের সময়',
    waitsSince: 'অপেক্ষার শুরু',
    approved: 'অনুমোদনের সময়',
  },
  changes: {
    nothing: 'কিছু নেই',
    unknown: 'বদলানো হয়েছে (আগের লেখা রাখা হয়নি)',
  },
  approval: {
    approve: 'অনুমোদন করুন',
    noDateOfBirth:
      'জন্মতারিখ নেই: এই ব্যক্তির বয়স ১৮ হয়েছে কি না কেউ দেখেনি। অনুমোদনের আগে পাসপোর্ট দেখে তারিখটি লিখুন।',
    tooYoung: (day) => `বয়স ১৮ বছরের কম। ${day} থেকে এই রেকর্ড অনুমোদন করা যাবে।`,
    tooSoon: 'রেকর্ডটি এইমাত্র এসেছে। আবার চাপুন।',
    stillLoading: 'কাগজটি এখনো আসছে।',
    notSeen: (documents) => `এখনো দেখা হয়নি: ${documents}`,
    next: 'পরের কাগজ দেখুন',
  },
  checks: {
    of: (document) => `কোথায় জিজ্ঞাসা করবেন: ${document}`,
    title: 'যা শুধু কর্তৃপক্ষই বলতে পারে',
    newTab: (service) => `${service} (নতুন ট্যাবে খোলে)`,
    reviewed: (day) => `শেষবার মিলিয়ে দেখা: ${day}`,
    said: (text, code) => advice[code ?? ''] ?? text,
    issuer: (name) => advice[generalIssuer(name) ?? ''] ?? name,
  },
  original: {
    download: 'মূল ফাইল ডাউনলোড করুন',
    of: (document) => `মূল ফাইল ডাউনলোড করুন: ${document}`,
  },
  none: 'রেকর্ডে কোনো কাগজ নেই।',
  versions: 'আগের সংস্করণ',
  viewer: {
    title: 'কাগজ দেখার পর্দায়',
    nameOf: (document, version) => `${document}, সংস্করণ ${digits(version)}`,
    caption: (version, moment) => `সংস্করণ ${digits(version)} · ${moment}`,
    failed: 'এই পাতা দেখানো যায়নি। আবার চেষ্টা করুন, অথবা মূল ফাইল ডাউনলোড করে নিজে খুলুন।',
    picture: (document) => `ছবি: ${document}; বড় করলে স্ক্রল করা যায়`,
    fullPicture: (document) => `পুরো পর্দায় ছবি: ${document}; বড় করলে স্ক্রল করা যায়`,
    loading: 'আসছে…',
    page: (document, page) => `${document}, পাতা ${digits(page)}`,
    zoom: 'জুম',
    percent: (percent) => `${digits(percent)} %`,
    pageOf: (page, pages) => `পাতা ${digits(page)}, মোট ${digits(pages)}`,
    beside: 'পাশে রাখুন',
    nothing: 'কিছু না',
    version: (version, day) => `সংস্করণ ${digits(version)}, ${day}`,
    leaveFullScreen: 'পুরো পর্দা থেকে বের হন',
    mark: 'জলছাপ',
    tools: {
      zoomIn: 'বড় করে দেখুন',
      zoomOut: 'ছোট করে দেখুন',
      fit: 'পুরো চওড়ায় দেখুন',
      turn: 'ঘোরান',
      fullScreen: 'পুরো পর্দা',
      nextPage: 'পরের পাতা',
      previousPage: 'আগের পাতা',
      nextDocument: 'পরের কাগজ',
      previousDocument: 'আগের কাগজ',
    },
    keys: {
      zoomIn: 'বড় করে দেখুন',
      zoomOut: 'ছোট করে দেখুন',
      fit: 'পুরো চওড়ায় দেখুন',
      turn: 'ডানে ঘোরান',
      fullScreen: 'পুরো পর্দা, আবার চাপলে আগের মতো',
      compare: 'আগের সংস্করণ পাশে রাখুন, আবার চাপলে সরে যায়',
      nextPage: 'পরের পাতা',
      previousPage: 'আগের পাতা',
      nextDocument: 'পরের কাগজ',
      previousDocument: 'আগের কাগজ',
    },
  },
}
