import type { InEachLanguage } from '#platform/languages.schema'

/**
 * The kinds of documents with their names: the table of kinds, the settings and the official checks have no other list.
 * No name says that a document is genuine or valid (H4).
 */
export const kindNamesInLanguages = {
  photo: {
    en: 'Candidate photo',
    bn: 'প্রার্থীর ছবি',
    hi: 'उम्मीदवार की फ़ोटो',
    ne: 'उम्मेदवारको फोटो',
    ar: 'صورة المرشح',
    fil: 'Litrato ng aplikante',
  },
  'work-permit': {
    en: 'Work Permit Certificate',
    bn: 'ওয়ার্ক পারমিট সার্টিফিকেট',
    hi: 'वर्क परमिट सर्टिफ़िकेट',
    ne: 'वर्क परमिट सर्टिफिकेट',
    ar: 'شهادة تصريح العمل',
    fil: 'Sertipiko ng work permit',
  },
  'job-offer': {
    en: 'Job Offer Letter',
    bn: 'চাকরির অফার লেটার',
    hi: 'नौकरी का ऑफ़र लेटर',
    ne: 'कामको अफर लेटर',
    ar: 'خطاب عرض العمل',
    fil: 'Sulat ng alok na trabaho',
  },
  'application-status': {
    en: 'Application Status',
    bn: 'আবেদনের অবস্থা',
    hi: 'आवेदन की स्थिति',
    ne: 'आवेदनको अवस्था',
    ar: 'حالة الطلب',
    fil: 'Status ng application',
  },
  lmia: {
    en: 'LMIA Certificate',
    bn: 'LMIA সার্টিফিকেট',
    hi: 'LMIA सर्टिफ़िकेट',
    ne: 'LMIA सर्टिफिकेट',
    ar: 'شهادة LMIA',
    fil: 'Sertipiko ng LMIA',
  },
  'visa-paper': {
    en: 'Visa Paper',
    bn: 'ভিসার কাগজ',
    hi: 'वीज़ा का काग़ज़',
    ne: 'भिसाको कागज',
    ar: 'ورقة التأشيرة',
    fil: 'Dokumento ng visa',
  },
  medical: {
    en: 'Medical Form',
    bn: 'মেডিকেল ফর্ম',
    hi: 'मेडिकल फ़ॉर्म',
    ne: 'मेडिकल फारम',
    ar: 'استمارة الفحص الطبي',
    fil: 'Medical form',
  },
  'police-clearance': {
    en: 'Police Clearance',
    bn: 'পুলিশ ক্লিয়ারেন্স',
    hi: 'पुलिस क्लियरेंस',
    ne: 'पुलिस क्लियरेन्स',
    ar: 'شهادة الشرطة',
    fil: 'Police clearance',
  },
  fingerprint: {
    en: 'Fingerprint Paper',
    bn: 'আঙুলের ছাপের কাগজ',
    hi: 'उँगलियों की छाप का काग़ज़',
    ne: 'औँठाछापको कागज',
    ar: 'ورقة بصمات الأصابع',
    fil: 'Dokumento ng fingerprint',
  },
  ticket: { en: 'Ticket', bn: 'টিকিট', hi: 'टिकट', ne: 'टिकट', ar: 'تذكرة السفر', fil: 'Tiket' },
  'visa-approval': {
    en: 'Visa Approval Letter',
    bn: 'ভিসা অনুমোদনের চিঠি',
    hi: 'वीज़ा अप्रूवल लेटर',
    ne: 'भिसा एप्रुभल लेटर',
    ar: 'خطاب الموافقة على التأشيرة',
    fil: 'Sulat ng pag-apruba sa visa',
  },
  manpower: {
    en: 'Manpower Clearance',
    bn: 'ম্যানপাওয়ার ক্লিয়ারেন্স',
    hi: 'मैनपावर क्लियरेंस',
    ne: 'म्यानपावर क्लियरेन्स',
    ar: 'إذن السفر للعمل (Manpower)',
    fil: 'Manpower clearance',
  },
  contract: {
    en: 'Employment Contract',
    bn: 'চাকরির চুক্তিপত্র',
    hi: 'नौकरी का कॉन्ट्रैक्ट',
    ne: 'रोजगार सम्झौता',
    ar: 'عقد العمل',
    fil: 'Kontrata sa trabaho',
  },
  'contract-translation': {
    en: 'Contract Translation',
    bn: 'চুক্তিপত্রের অনুবাদ',
    hi: 'कॉन्ट्रैक्ट का अनुवाद',
    ne: 'सम्झौताको अनुवाद',
    ar: 'ترجمة العقد',
    fil: 'Salin ng kontrata',
  },
  passport: {
    en: 'Passport',
    bn: 'পাসপোর্ট',
    hi: 'पासपोर्ट',
    ne: 'राहदानी',
    ar: 'جواز السفر',
    fil: 'Pasaporte',
  },
} as const satisfies Record<string, InEachLanguage>

export type DocumentKindName = keyof typeof kindNamesInLanguages

type KindBesidesPhoto = Exclude<DocumentKindName, 'photo'>
/** The kinds that are documents: a portrait is not. */
export const kindsBesidesPhoto = (Object.keys(kindNamesInLanguages) as DocumentKindName[]).filter(
  (kind): kind is KindBesidesPhoto => kind !== 'photo',
)
