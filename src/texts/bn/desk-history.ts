import type { historyWords as english } from '../en/desk-history.ts'
import type { InAnyLanguage } from '../words.ts'
import { consentLabels } from './consent-labels.ts'
import { recordEvents } from './desk-record-events.ts'
import { count as digits } from './numbers.ts'

/** A record's history on its page, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  title: 'রেকর্ডে যা যা হয়েছে',
  label: 'রেকর্ডে যা যা হয়েছে, নতুনটি আগে',
  more: 'আরও দেখুন',
  altered:
    'এই ঘটনার সাথে রাখা মান ডেটাবেসে পরে বদলানো হয়েছে, তাই দেখানো হচ্ছে না। সিস্টেমের দায়িত্বে যিনি আছেন, তাঁকে জানান।',
  deletedAccount: 'মুছে ফেলা একটি অ্যাকাউন্ট',
  did: (name, deed) => `${name} ${deed}`,
  byAccount: (name) => `${name} যুক্ত অ্যাকাউন্ট দিয়ে ফাইলটি খুলেছেন`,
  changed: {
    many: (name, count) => `${name} ${digits(count)}টি তথ্য বদলেছেন`,
    one: (name, label) => `${name} বদলেছেন: ${label}`,
    fromTo: (name, label, before, after) =>
      `${name} বদলেছেন: ${label}, আগে ${before}, এখন ${after}`,
    nothing: 'কিছু নেই',
    value: (value) => `“${value}”`,
  },
  consents: consentLabels,
  document: 'একটি কাগজ',
  version: (document, version) => `${document}, সংস্করণ ${digits(version)}`,
  deeds: {
    'record.created': 'রেকর্ড যোগ করেছেন',
    'record.changed': 'তথ্য বদলেছেন',
    'record.approved': 'রেকর্ড অনুমোদন করেছেন',
    'record.returned': 'রেকর্ড ফেরত দিয়েছেন, যিনি যোগ করেছিলেন তাঁকে',
    'record.resubmitted': 'রেকর্ড আবার জমা দিয়েছেন',
    'record.withdrawn': 'অনুমোদন তুলে নিয়েছেন',
    'record.stage_set': 'ধাপ ঠিক করেছেন',
    'record.assigned': 'রেকর্ডটি কার দায়িত্বে তা বদলেছেন',
    'record.note_written': 'নোট লিখেছেন',
    'original.received': 'আসল কাগজ নিয়েছেন',
    'original.returned': 'আসল কাগজ ফেরত দেওয়া হয়েছে বলে লিখেছেন',
    'original.confirmed': 'আসল কাগজের একটি ধাপ নিশ্চিত করেছেন',
    'original.asked_back': 'আসল কাগজ ফেরত চেয়েছেন',
    'record.hidden': 'রেকর্ড লুকিয়েছেন',
    'record.unhidden': 'রেকর্ড আবার দেখিয়েছেন',
    'record.deleted': 'রেকর্ড ট্র্যাশে নিয়েছেন',
    'record.restored': 'রেকর্ড ট্র্যাশ থেকে ফিরিয়ে এনেছেন',
    'record.copied': 'পুরো ফাইল একটি PDF হিসেবে নিয়েছেন',
    'document.uploaded': 'আপলোড করেছেন: {}',
    'document.removed': 'সরিয়েছেন: {}',
    'document.dates_noted': 'কাগজে ছাপা তারিখ লিখেছেন: {}',
    'document.original_downloaded': 'মূল ফাইল ডাউনলোড করেছেন: {}',
    'document.earlier_version_viewed': 'আগের একটি স্ক্যান খুলেছেন: {}',
    'contract.terms_entered': 'চুক্তির শর্ত লিখেছেন',
    'contract.read': 'চুক্তির শর্ত পড়া হয়েছে বলে জানিয়েছেন',
    'access_code.issued': 'অ্যাক্সেস কোড দিয়েছেন',
    'access_code.printed': 'অ্যাক্সেস কোডের স্লিপ ছাপা হয়েছে বলে জানিয়েছেন',
    'access_code.handed_over': 'অ্যাক্সেস কোড হাতে হাতে দিয়েছেন বলে জানিয়েছেন',
    'access_code.changed': 'প্রার্থী হিসেবে অ্যাক্সেস কোড বদলেছেন',
    'access_code.rehashed': 'অ্যাক্সেস কোড দিয়ে ফাইল খুলেছেন; কোডটি বর্তমান গোপন চাবিতে আবার রাখা হয়েছে',
    'access_code.revoked': 'অ্যাক্সেস কোড বাতিল করেছেন',
    'record_link.made': 'নিজের অ্যাকাউন্টের সাথে রেকর্ড যুক্ত করেছেন',
    'record_link.ended': 'অ্যাকাউন্টের সাথে রেকর্ডের যোগ শেষ করেছেন',
    'message.sent_again': 'প্রার্থীকে বার্তা আবার পাঠিয়েছেন',
    'message.switched': 'প্রার্থীর বার্তা বন্ধ বা চালু করেছেন',
    'sighting.noted': 'একটি কাগজ দেখেছেন বলে লিখেছেন, স্ক্যান রাখা হয়নি',
    'sighting.removed': 'দেখা কাগজের একটি লেখা সরিয়েছেন',
    'consent.given': 'প্রার্থী হিসেবে আমাদের প্রশ্নে রাজি হয়েছেন',
    'consent.withdrawn': 'প্রার্থী হিসেবে আমাদের প্রশ্নে না বলেছেন',
    'share.made': 'শেয়ার তৈরি করেছেন',
    'share.revoked': 'শেয়ার বাতিল করেছেন',
  },
  strangers: {
    'viewing.opened': 'অ্যাক্সেস কোড দিয়ে কেউ ফাইলটি খুলেছেন',
    'viewing.closed': 'ফাইলটি আবার বন্ধ হয়েছে',
    'contract.read': 'প্রার্থী জানিয়েছেন যে চুক্তির শর্ত পড়া হয়েছে',
    'message.switched': 'প্রার্থী বার্তা বন্ধ বা চালু করেছেন',
    'access_code.changed': 'প্রার্থী অ্যাক্সেস কোড বদলেছেন',
    'consent.given': 'প্রার্থী একটি প্রশ্নে রাজি হয়েছেন',
    'consent.withdrawn': 'প্রার্থী একটি প্রশ্নে না বলেছেন',
    'share.made': 'প্রার্থী শেয়ার তৈরি করেছেন',
    'share.viewed': 'শেয়ার কোড দিয়ে কেউ একটি শেয়ার খুলেছেন',
    'share.closed': 'একটি শেয়ার আবার বন্ধ হয়েছে',
    'share.revoked': 'প্রার্থী একটি শেয়ার বাতিল করেছেন',
  },
  other: (action, told, document) => {
    const event = (recordEvents as Readonly<Record<string, string>>)[action]
    if (event === undefined) return told
    return document === '' ? event : `${event}: ${document}`
  },
}
