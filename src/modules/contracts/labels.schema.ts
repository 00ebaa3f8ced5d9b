import type { InEachLanguage } from '#platform/languages.schema'

type Names = Record<string, InEachLanguage>

/** The period for which a wage is paid. */
export const wagePeriods = {
  hour: {
    en: 'an hour',
    bn: 'প্রতি ঘণ্টায়',
    hi: 'प्रति घंटा',
    ne: 'प्रति घण्टा',
    ar: 'في الساعة',
    fil: 'bawat oras',
  },
  day: {
    en: 'a day',
    bn: 'প্রতিদিন',
    hi: 'प्रति दिन',
    ne: 'प्रति दिन',
    ar: 'في اليوم',
    fil: 'bawat araw',
  },
  week: {
    en: 'a week',
    bn: 'প্রতি সপ্তাহে',
    hi: 'प्रति हफ़्ता',
    ne: 'प्रति हप्ता',
    ar: 'في الأسبوع',
    fil: 'bawat linggo',
  },
  month: {
    en: 'a month',
    bn: 'প্রতি মাসে',
    hi: 'प्रति महीना',
    ne: 'प्रति महिना',
    ar: 'في الشهر',
    fil: 'bawat buwan',
  },
  year: {
    en: 'a year',
    bn: 'প্রতি বছরে',
    hi: 'प्रति साल',
    ne: 'प्रति वर्ष',
    ar: 'في السنة',
    fil: 'bawat taon',
  },
} as const satisfies Names

/** Who provides housing and food. */
export const provisions = {
  free: {
    en: 'The employer provides it free',
    bn: 'নিয়োগকর্তা বিনা খরচে দেন',
    hi: 'नियोक्ता मुफ़्त देता है',
    ne: 'रोजगारदाताले निःशुल्क दिन्छ',
    ar: 'يوفره صاحب العمل مجانًا',
    fil: 'Libre mula sa employer',
  },
  allowance: {
    en: 'The employer pays an allowance',
    bn: 'নিয়োগকর্তা ভাতা দেন',
    hi: 'नियोक्ता भत्ता देता है',
    ne: 'रोजगारदाताले भत्ता दिन्छ',
    ar: 'يدفع صاحب العمل بدلًا عنه',
    fil: 'May allowance mula sa employer',
  },
  deducted: {
    en: 'Deducted from the wage',
    bn: 'বেতন থেকে কাটা হয়',
    hi: 'तनख़्वाह से काटा जाता है',
    ne: 'तलबबाट काटिन्छ',
    ar: 'يُخصم من الأجر',
    fil: 'Kinakaltas sa sahod',
  },
  worker: {
    en: 'The worker pays',
    bn: 'কর্মী নিজে খরচ দেন',
    hi: 'कामगार ख़ुद देता है',
    ne: 'कामदार आफैँले तिर्छ',
    ar: 'يدفعه العامل',
    fil: 'Ang manggagawa ang nagbabayad',
  },
} as const satisfies Names

/** Who pays a journey. */
export const journeyPayers = {
  employer: {
    en: 'The employer',
    bn: 'নিয়োগকর্তা',
    hi: 'नियोक्ता',
    ne: 'रोजगारदाता',
    ar: 'صاحب العمل',
    fil: 'Ang employer',
  },
  agency: {
    en: 'The agency',
    bn: 'এজেন্সি',
    hi: 'एजेंसी',
    ne: 'एजेन्सी',
    ar: 'الوكالة',
    fil: 'Ang agency',
  },
  worker: {
    en: 'The worker',
    bn: 'কর্মী নিজে',
    hi: 'कामगार ख़ुद',
    ne: 'कामदार आफैँ',
    ar: 'العامل',
    fil: 'Ang manggagawa',
  },
  shared: {
    en: 'The employer and the worker',
    bn: 'নিয়োগকর্তা ও কর্মী',
    hi: 'नियोक्ता और कामगार',
    ne: 'रोजगारदाता र कामदार',
    ar: 'صاحب العمل والعامل',
    fil: 'Ang employer at ang manggagawa',
  },
} as const satisfies Names

/** The label of each term of a contract. */
export const termNamesInLanguages = {
  employer: {
    en: 'Employer',
    bn: 'নিয়োগকর্তা',
    hi: 'नियोक्ता',
    ne: 'रोजगारदाता',
    ar: 'صاحب العمل',
    fil: 'Employer',
  },
  place: {
    en: 'Place of work',
    bn: 'কাজের জায়গা',
    hi: 'काम की जगह',
    ne: 'काम गर्ने ठाउँ',
    ar: 'مكان العمل',
    fil: 'Lugar ng trabaho',
  },
  job: { en: 'Job', bn: 'কাজ', hi: 'काम', ne: 'काम', ar: 'الوظيفة', fil: 'Trabaho' },
  wage: { en: 'Wage', bn: 'বেতন', hi: 'तनख़्वाह', ne: 'तलब', ar: 'الأجر', fil: 'Sahod' },
  hoursPerWeek: {
    en: 'Hours a week',
    bn: 'সপ্তাহে কত ঘণ্টা',
    hi: 'हफ़्ते में कितने घंटे',
    ne: 'हप्तामा कति घण्टा',
    ar: 'ساعات العمل في الأسبوع',
    fil: 'Oras bawat linggo',
  },
  housing: {
    en: 'Housing',
    bn: 'থাকার জায়গা',
    hi: 'रहने की जगह',
    ne: 'बस्ने ठाउँ',
    ar: 'السكن',
    fil: 'Tirahan',
  },
  food: { en: 'Food', bn: 'খাবার', hi: 'खाना', ne: 'खाना', ar: 'الطعام', fil: 'Pagkain' },
  durationMonths: {
    en: 'Duration in months',
    bn: 'মেয়াদ, মাসে',
    hi: 'अवधि, महीनों में',
    ne: 'अवधि, महिनामा',
    ar: 'المدة بالأشهر',
    fil: 'Tagal sa buwan',
  },
  leaveDays: {
    en: 'Days of paid leave a year',
    bn: 'বছরে বেতনসহ ছুটি, দিনে',
    hi: 'साल में तनख़्वाह के साथ छुट्टी, दिनों में',
    ne: 'वर्षमा तलबसहितको बिदा, दिनमा',
    ar: 'أيام الإجازة المدفوعة في السنة',
    fil: 'Araw ng bayad na bakasyon bawat taon',
  },
  journeyOut: {
    en: 'Who pays the journey out',
    bn: 'যাওয়ার খরচ কে দেয়',
    hi: 'जाने का ख़र्च कौन देता है',
    ne: 'जाँदाको खर्च कसले तिर्छ',
    ar: 'من يدفع تكلفة السفر ذهابًا',
    fil: 'Sino ang nagbabayad ng biyahe papunta',
  },
  journeyBack: {
    en: 'Who pays the journey back',
    bn: 'ফেরার খরচ কে দেয়',
    hi: 'लौटने का ख़र्च कौन देता है',
    ne: 'फर्कँदाको खर्च कसले तिर्छ',
    ar: 'من يدفع تكلفة السفر عودةً',
    fil: 'Sino ang nagbabayad ng biyahe pauwi',
  },
  compensationDeath: {
    en: 'Compensation for death',
    bn: 'মৃত্যু হলে ক্ষতিপূরণ',
    hi: 'मौत होने पर मुआवज़ा',
    ne: 'मृत्यु भएमा क्षतिपूर्ति',
    ar: 'التعويض عن الوفاة',
    fil: 'Bayad-pinsala sa pagkamatay',
  },
  compensationInjury: {
    en: 'Compensation for injury',
    bn: 'আহত হলে ক্ষতিপূরণ',
    hi: 'चोट लगने पर मुआवज़ा',
    ne: 'चोट लागेमा क्षतिपूर्ति',
    ar: 'التعويض عن الإصابة',
    fil: 'Bayad-pinsala sa pagkapinsala',
  },
} as const satisfies Names
