import { type InEachLanguage, inLanguage } from '#platform/languages.schema'

/** What a payment was for. */
export const itemNamesInLanguages = {
  fee: {
    en: 'Recruitment or placement fee',
    bn: 'নিয়োগ বা চাকরি দেওয়ার ফি',
    hi: 'भर्ती या नौकरी दिलाने की फ़ीस',
    ne: 'भर्ना वा काम लगाइदिएको शुल्क',
    ar: 'رسوم التوظيف أو الاستقدام',
    fil: 'Recruitment o placement fee',
  },
  medical: {
    en: 'Medical examination or vaccination',
    bn: 'মেডিকেল পরীক্ষা বা টিকা',
    hi: 'मेडिकल जाँच या टीका',
    ne: 'मेडिकल जाँच वा खोप',
    ar: 'الفحص الطبي أو التطعيم',
    fil: 'Medical exam o bakuna',
  },
  insurance: {
    en: 'Insurance or welfare fund',
    bn: 'বীমা বা কল্যাণ তহবিল',
    hi: 'बीमा या कल्याण कोष',
    ne: 'बीमा वा कल्याणकारी कोष',
    ar: 'التأمين أو صندوق الرعاية',
    fil: 'Insurance o welfare fund',
  },
  tests: {
    en: 'Test of skills, language or certificates',
    bn: 'দক্ষতা, ভাষা বা সনদের পরীক্ষা',
    hi: 'हुनर, भाषा या सर्टिफ़िकेट की परीक्षा',
    ne: 'सीप, भाषा वा सर्टिफिकेटको परीक्षा',
    ar: 'اختبار المهارات أو اللغة أو الشهادات',
    fil: 'Test sa kasanayan, wika o mga sertipiko',
  },
  training: {
    en: 'Training or orientation',
    bn: 'প্রশিক্ষণ বা ওরিয়েন্টেশন',
    hi: 'ट्रेनिंग या जाने से पहले की क्लास',
    ne: 'तालिम वा अभिमुखीकरण',
    ar: 'التدريب أو التوجيه',
    fil: 'Training o orientation',
  },
  equipment: {
    en: 'Tools, uniform or safety gear',
    bn: 'যন্ত্রপাতি, পোশাক বা নিরাপত্তার সরঞ্জাম',
    hi: 'औज़ार, वर्दी या सुरक्षा का सामान',
    ne: 'औजार, पोसाक वा सुरक्षाका सामान',
    ar: 'الأدوات أو ملابس العمل أو معدات السلامة',
    fil: 'Gamit, uniporme o kagamitang pangkaligtasan',
  },
  travel: {
    en: 'Ticket, travel or lodging',
    bn: 'টিকিট, যাতায়াত বা থাকা',
    hi: 'टिकट, सफ़र या ठहरना',
    ne: 'टिकट, यात्रा वा बास',
    ar: 'التذكرة أو السفر أو السكن المؤقت',
    fil: 'Tiket, biyahe o tuluyan',
  },
  visa: {
    en: 'Visa, work permit or residence permit',
    bn: 'ভিসা, কাজের অনুমতি বা থাকার অনুমতি',
    hi: 'वीज़ा, वर्क परमिट या रहने का परमिट',
    ne: 'भिसा, वर्क परमिट वा बस्ने अनुमति',
    ar: 'التأشيرة أو تصريح العمل أو الإقامة',
    fil: 'Visa, work permit o residence permit',
  },
  papers: {
    en: 'Passport, clearances, contract or bank',
    bn: 'পাসপোর্ট, ছাড়পত্র, চুক্তি বা ব্যাংক',
    hi: 'पासपोर्ट, क्लियरेंस, कॉन्ट्रैक्ट या बैंक',
    ne: 'पासपोर्ट, क्लियरेन्स, सम्झौता वा बैंक',
    ar: 'جواز السفر أو التصاريح أو العقد أو البنك',
    fil: 'Passport, mga clearance, kontrata o bangko',
  },
  deposit: {
    en: 'Deposit, bond, bribe or tip',
    bn: 'জামানত, বন্ড, ঘুষ বা বকশিশ',
    hi: 'ज़मानत, बॉन्ड, रिश्वत या बख़्शीश',
    ne: 'धरौटी, बन्ड, घुस वा बक्सिस',
    ar: 'وديعة أو كفالة أو رشوة أو إكرامية',
    fil: 'Deposito, bond, suhol o tip',
  },
  other: {
    en: 'Something that is not for the recruitment',
    bn: 'এমন কিছু যা নিয়োগের জন্য নয়',
    hi: 'कुछ और, जो भर्ती के लिए नहीं था',
    ne: 'भर्नाका लागि नभएको अरू कुरा',
    ar: 'شيء آخر ليس للتوظيف',
    fil: 'Iba pa na hindi para sa recruitment',
  },
} as const satisfies Record<string, InEachLanguage>

/** Who paid. */
export const payerNamesInLanguages = {
  worker: {
    en: 'The candidate',
    bn: 'প্রার্থী',
    hi: 'उम्मीदवार',
    ne: 'उम्मेदवार',
    ar: 'المرشح',
    fil: 'Ang aplikante',
  },
  employer: {
    en: 'The employer',
    bn: 'নিয়োগকর্তা',
    hi: 'नियोक्ता',
    ne: 'रोजगारदाता',
    ar: 'صاحب العمل',
    fil: 'Ang employer',
  },
  agency: {
    en: 'The agency itself',
    bn: 'এজেন্সি নিজে',
    hi: 'एजेंसी ख़ुद',
    ne: 'एजेन्सी आफैँ',
    ar: 'الوكالة نفسها',
    fil: 'Ang agency mismo',
  },
  other: {
    en: 'Family or somebody else for the candidate',
    bn: 'প্রার্থীর হয়ে পরিবার বা অন্য কেউ',
    hi: 'उम्मीदवार की ओर से परिवार या कोई और',
    ne: 'उम्मेदवारको तर्फबाट परिवार वा अरू कोही',
    ar: 'الأسرة أو شخص آخر نيابة عن المرشح',
    fil: 'Pamilya o iba pa para sa aplikante',
  },
} as const satisfies Record<string, InEachLanguage>

interface Item {
  label: InEachLanguage
  /** The paragraph of the definition that names it; null where none does. */
  paragraph: string | null
  /** Whether it is a recruitment fee or a related cost, which no worker should pay. */
  isRecruitmentCost: boolean
}

/**
 * What a payment can be for: the recruitment fees, related costs and illegitimate costs of the ILO's "General
 * principles and operational guidelines for fair recruitment and Definition of recruitment fees and related costs"
 * (2019, part II). Its "administrative costs" are two items here, because laws treat visas and a passport differently.
 */
export const paymentItems = {
  fee: {
    label: itemNamesInLanguages.fee,
    paragraph: 'Recruitment fees',
    isRecruitmentCost: true,
  },
  medical: {
    label: itemNamesInLanguages.medical,
    paragraph: 'Medical costs',
    isRecruitmentCost: true,
  },
  insurance: {
    label: itemNamesInLanguages.insurance,
    paragraph: 'Insurance costs',
    isRecruitmentCost: true,
  },
  tests: {
    label: itemNamesInLanguages.tests,
    paragraph: 'Costs for skills and qualification tests',
    isRecruitmentCost: true,
  },
  training: {
    label: itemNamesInLanguages.training,
    paragraph: 'Costs for training and orientation',
    isRecruitmentCost: true,
  },
  equipment: {
    label: itemNamesInLanguages.equipment,
    paragraph: 'Equipment costs',
    isRecruitmentCost: true,
  },
  travel: {
    label: itemNamesInLanguages.travel,
    paragraph: 'Travel and lodging costs',
    isRecruitmentCost: true,
  },
  visa: {
    label: itemNamesInLanguages.visa,
    paragraph: 'Administrative costs',
    isRecruitmentCost: true,
  },
  papers: {
    label: itemNamesInLanguages.papers,
    paragraph: 'Administrative costs',
    isRecruitmentCost: true,
  },
  deposit: {
    label: itemNamesInLanguages.deposit,
    paragraph: 'Illegitimate, unreasonable and undisclosed costs',
    isRecruitmentCost: true,
  },
  other: {
    label: itemNamesInLanguages.other,
    paragraph: null,
    isRecruitmentCost: false,
  },
} as const satisfies Record<string, Item>

export type PaymentItem = keyof typeof paymentItems
export const itemNames = Object.keys(paymentItems) as PaymentItem[]

/** Who paid. What the agency bore itself is not money that it received. */
export type Payer = keyof typeof payerNamesInLanguages
export const payerNames = Object.keys(payerNamesInLanguages) as Payer[]

/** Returns the item of an entry in the reader's language; null for entries that have none. */
export function itemLabel(item: PaymentItem | null, language: string): string | null {
  return item === null ? null : inLanguage(paymentItems[item].label, language)
}

/**
 * Tells whether an entry is the charge that came with money for an item, and is corrected only with that money: nothing
 * else charges an item.
 */
export function isCorrectedAlong(entry: { kind: string; item: PaymentItem | null }): boolean {
  return entry.kind === 'charge' && entry.item !== null
}

/** Tells whether the worker, or somebody for the worker, paid it. */
export function isOfWorker(payer: Payer | null): boolean {
  return payer === 'worker' || payer === 'other'
}

/** Returns who paid, in the reader's language. */
export function payerLabel(payer: Payer, language: string): string {
  return inLanguage(payerNamesInLanguages[payer], language)
}
