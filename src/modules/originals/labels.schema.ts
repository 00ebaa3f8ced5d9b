import type { InEachLanguage } from '#platform/languages.schema'

/** What an agency takes in hand. Chosen from a list, so that no typed text reaches the candidate's page. */
export const originalKinds = {
  passport: {
    en: 'Passport',
    bn: 'পাসপোর্ট',
    hi: 'पासपोर्ट',
    ne: 'पासपोर्ट',
    ar: 'جواز السفر',
    fil: 'Passport',
  },
  'identity-paper': {
    en: 'Identity paper',
    bn: 'পরিচয়পত্র',
    hi: 'पहचान पत्र',
    ne: 'परिचयपत्र',
    ar: 'وثيقة الهوية',
    fil: 'Dokumento ng pagkakakilanlan',
  },
  'birth-certificate': {
    en: 'Birth certificate',
    bn: 'জন্মসনদ',
    hi: 'जन्म प्रमाण पत्र',
    ne: 'जन्मदर्ता प्रमाणपत्र',
    ar: 'شهادة الميلاد',
    fil: 'Birth certificate',
  },
  'school-certificate': {
    en: 'School certificate',
    bn: 'শিক্ষা সনদ',
    hi: 'स्कूल का सर्टिफ़िकेट',
    ne: 'विद्यालयको प्रमाणपत्र',
    ar: 'شهادة المدرسة',
    fil: 'Sertipiko sa paaralan',
  },
  'trade-certificate': {
    en: 'Trade or training certificate',
    bn: 'কাজ বা প্রশিক্ষণের সনদ',
    hi: 'हुनर या ट्रेनिंग का सर्टिफ़िकेट',
    ne: 'सीप वा तालिमको प्रमाणपत्र',
    ar: 'شهادة مهنة أو تدريب',
    fil: 'Sertipiko sa kasanayan o training',
  },
  'driving-licence': {
    en: 'Driving licence',
    bn: 'ড্রাইভিং লাইসেন্স',
    hi: 'ड्राइविंग लाइसेंस',
    ne: 'सवारी चालक लाइसेन्स',
    ar: 'رخصة القيادة',
    fil: 'Lisensya sa pagmamaneho',
  },
  other: {
    en: 'Another paper',
    bn: 'অন্য কাগজ',
    hi: 'कोई और काग़ज़',
    ne: 'अर्को कागज',
    ar: 'ورقة أخرى',
    fil: 'Ibang dokumento',
  },
} as const satisfies Record<string, InEachLanguage>

/** The purposes. Safekeeping is not one: a worker's documents are the worker's. */
export const originalPurposes = {
  'visa-application': {
    en: 'Visa application',
    bn: 'ভিসার আবেদন',
    hi: 'वीज़ा का आवेदन',
    ne: 'भिसाको आवेदन',
    ar: 'طلب التأشيرة',
    fil: 'Application sa visa',
  },
  embassy: {
    en: 'Appointment at an embassy',
    bn: 'দূতাবাসের সাক্ষাৎ',
    hi: 'दूतावास में अपॉइंटमेंट',
    ne: 'दूतावासमा भेटघाट',
    ar: 'موعد في سفارة',
    fil: 'Appointment sa embassy',
  },
  attestation: {
    en: 'Attestation or translation',
    bn: 'সত্যায়ন বা অনুবাদ',
    hi: 'अटेस्टेशन या अनुवाद',
    ne: 'प्रमाणीकरण वा अनुवाद',
    ar: 'التصديق أو الترجمة',
    fil: 'Attestation o pagsasalin',
  },
  clearance: {
    en: 'Manpower clearance',
    bn: 'ম্যানপাওয়ার ছাড়পত্র',
    hi: 'मैनपावर क्लियरेंस',
    ne: 'म्यानपावर क्लियरेन्स',
    ar: 'إذن السفر للعمل (Manpower)',
    fil: 'Manpower clearance',
  },
  medical: {
    en: 'Medical examination',
    bn: 'মেডিকেল পরীক্ষা',
    hi: 'मेडिकल जाँच',
    ne: 'मेडिकल जाँच',
    ar: 'الفحص الطبي',
    fil: 'Medical exam',
  },
  ticket: { en: 'Ticket', bn: 'টিকিট', hi: 'टिकट', ne: 'टिकट', ar: 'تذكرة السفر', fil: 'Tiket' },
} as const satisfies Record<string, InEachLanguage>
