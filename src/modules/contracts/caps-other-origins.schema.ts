import { itemNames, type PaymentItem, paymentItems } from '#modules/training/items.schema'
import type { InEachLanguage } from '#platform/languages.schema'

/**
 * What a law allows: a sum in minor units, the wages of so many months, nothing, or something that the table cannot
 * express.
 */
export type CapRule =
  | { kind: 'amount'; amount: number; currency: string }
  | { kind: 'wages'; months: number }
  | { kind: 'nothing' }
  | { kind: 'unknown' }

/** What a worker from one country may be charged for some items, by the law of that country. */
export interface Cap {
  /** ISO 3166 alpha-2. */
  origin: string
  /** ISO 3166 alpha-2; null: all that no other row of this origin names. */
  destinations: readonly string[] | null
  rule: CapRule
  covers: readonly PaymentItem[]
  authority: string
  /** The law, rule or circular, with its number where that was found. */
  law: string
  /** The year or day of the law; null where it was not found. */
  dated: string | null
  /** What a sum does not express; null where it expresses everything. */
  note: InEachLanguage | null
  /** Where the figure was found in print. */
  source: string
  /** YYYY-MM-DD. */
  reviewedOn: string
  /** The person who compared it with the law, and on which day; null until somebody has. */
  confirmedBy: { name: string; on: string } | null
}

/** Everything that a recruitment costs. */
export const everyCost: readonly PaymentItem[] = itemNames.filter(
  (name) => paymentItems[name].isRecruitmentCost,
)

/** Makes a row that no person has compared with the law yet; give it a name and a day when somebody has. */
export const cap = (
  written: Omit<Cap, 'reviewedOn' | 'confirmedBy' | 'note'> & Partial<Cap>,
): Cap => ({
  note: null,
  reviewedOn: '2026-11-21',
  confirmedBy: null,
  ...written,
})

const nepal = {
  origin: 'NP',
  destinations: ['MY', 'SA', 'AE', 'QA', 'KW', 'OM', 'BH'],
  authority: 'Ministry of Labour, Employment and Social Security',
  law: 'Ministerial decision “Free visa, free ticket”',
  dated: '2015-07',
  source: 'Gulf Times, 2015; Nepal News',
} as const

const philippines = {
  origin: 'PH',
  covers: ['fee'],
  authority: 'Department of Migrant Workers',
} as const

const sriLanka = {
  origin: 'LK',
  covers: ['fee'],
  authority: 'Sri Lanka Bureau of Foreign Employment',
} as const

/** Each origin except Bangladesh, as far as its rule was found in print. */
export const otherOrigins: readonly Cap[] = [
  cap({
    ...nepal,
    rule: { kind: 'amount', amount: 1_000_000, currency: 'NPR' },
    covers: ['fee'],
    note: {
      en: 'Only where the employer does not pay the agency. Insurance, welfare fund and medical examination come on top.',
      bn: 'শুধু যখন নিয়োগকর্তা এজেন্সিকে টাকা দেন না। বীমা, কল্যাণ তহবিল ও মেডিকেল পরীক্ষা এর বাইরে।',
      hi: 'सिर्फ़ तब, जब नियोक्ता एजेंसी को पैसे नहीं देता। बीमा, कल्याण कोष और मेडिकल जाँच का ख़र्च अलग है।',
      ne: 'रोजगारदाताले एजेन्सीलाई पैसा नदिएको बेला मात्र। बीमा, कल्याणकारी कोष र मेडिकल जाँचको खर्च अलग हुन्छ।',
      ar: 'فقط عندما لا يدفع صاحب العمل للوكالة. ويضاف إليه التأمين وصندوق الرعاية والفحص الطبي.',
      fil: 'Kung hindi lang nagbabayad ang employer sa agency. Hiwalay pa ang insurance, welfare fund at medical exam.',
    },
  }),
  cap({ ...nepal, rule: { kind: 'nothing' }, covers: ['visa', 'travel'] }),
  cap({
    ...nepal,
    destinations: null,
    rule: { kind: 'unknown' },
    covers: ['fee'],
    law: 'Foreign Employment Act, section 24',
    dated: '2007',
    note: {
      en: 'The government fixes the most for each country or company. We found no sum for this one: ask the Department of Foreign Employment.',
      bn: 'সরকার প্রতিটি দেশ বা কোম্পানির জন্য সর্বোচ্চ খরচ ঠিক করে। এই দেশের জন্য কোনো অঙ্ক আমরা পাইনি: বৈদেশিক কর্মসংস্থান বিভাগকে জিজ্ঞাসা করুন।',
      hi: 'सरकार हर देश या कंपनी के लिए सबसे ज़्यादा रक़म तय करती है। यहाँ के लिए हमें कोई रक़म नहीं मिली: Department of Foreign Employment से पूछें।',
      ne: 'सरकारले हरेक देश वा कम्पनीका लागि बढीमा कति भनी तोक्छ। यसका लागि हामीले रकम भेटेनौं: वैदेशिक रोजगार विभागलाई सोध्नुहोस्।',
      ar: 'تحدد الحكومة الحد الأقصى لكل بلد أو شركة. لم نجد مبلغًا لهذه الحالة: اسأل Department of Foreign Employment.',
      fil: 'Ang gobyerno ang nagtatakda ng pinakamataas na bayad sa bawat bansa o kumpanya. Wala kaming nakitang halaga para rito: magtanong sa Department of Foreign Employment.',
    },
    source: 'Foreign Employment Act of Nepal, section 24, in translation',
  }),
  cap({
    origin: 'IN',
    destinations: null,
    rule: { kind: 'amount', amount: 3_000_000, currency: 'INR' },
    covers: ['fee', 'tests'],
    authority: 'Protector General of Emigrants',
    law: 'Emigration Rules 1983, rule 25, as amended in 2017',
    dated: '2017-12-14',
    note: {
      en: 'Goods and services tax comes on top. Visa, medical examination and ticket are not part of it.',
      bn: 'পণ্য ও সেবা কর এর বাইরে। ভিসা, মেডিকেল পরীক্ষা ও টিকিট এর মধ্যে পড়ে না।',
      hi: 'जीएसटी अलग से लगता है। वीज़ा, मेडिकल जाँच और टिकट इसमें शामिल नहीं हैं।',
      ne: 'वस्तु तथा सेवा कर अलग लाग्छ। भिसा, मेडिकल जाँच र टिकट यसमा पर्दैनन्।',
      ar: 'تضاف إليه ضريبة السلع والخدمات. ولا يشمل التأشيرة والفحص الطبي والتذكرة.',
      fil: 'Hiwalay pa ang goods and services tax. Hindi kasama ang visa, medical exam at tiket.',
    },
    source: 'Emigration (Amendment) Rules, 2017, as printed by The Dollar Business',
  }),
  cap({
    ...sriLanka,
    destinations: null,
    rule: { kind: 'nothing' },
    law: 'Sri Lanka Bureau of Foreign Employment Act No. 21 of 1985, section 34',
    dated: '1985-06-07',
    note: {
      en: 'By its heading: an agency is not to charge a fee. The registration fee of the Bureau is another matter.',
      bn: 'ধারার শিরোনাম অনুযায়ী: এজেন্সি কোনো ফি নিতে পারে না। ব্যুরোর নিবন্ধন ফি আলাদা।',
      hi: 'धारा के शीर्षक के अनुसार: एजेंसी को फ़ीस नहीं लेनी है। ब्यूरो की रजिस्ट्रेशन फ़ीस अलग बात है।',
      ne: 'दफाको शीर्षकअनुसार: एजेन्सीले शुल्क लिनु हुँदैन। ब्युरोको दर्ता शुल्क अर्कै कुरा हो।',
      ar: 'بحسب عنوان المادة: لا يجوز للوكالة أن تأخذ رسومًا. أما رسم التسجيل لدى Bureau فأمر آخر.',
      fil: 'Ayon sa pamagat ng seksiyon: hindi dapat maningil ng bayad ang agency. Iba pa ang bayad sa pagpaparehistro sa Bureau.',
    },
    source: 'Arrangement of sections at srilankalaw.lk; The Nation, 19 August 2017',
  }),
  cap({
    ...sriLanka,
    destinations: ['JP'],
    rule: { kind: 'amount', amount: 35_000_000, currency: 'LKR' },
    law: 'Notice of the Bureau for technical work in Japan',
    dated: null,
    note: {
      en: 'For technical work. For other work ask the Bureau. We found the notice without its day.',
      bn: 'কারিগরি কাজের জন্য। অন্য কাজের জন্য ব্যুরোকে জিজ্ঞাসা করুন। বিজ্ঞপ্তিটির তারিখ আমরা পাইনি।',
      hi: 'तकनीकी काम के लिए। दूसरे काम के लिए ब्यूरो से पूछें। हमें यह सूचना बिना तारीख़ के मिली।',
      ne: 'प्राविधिक कामका लागि। अरू कामका लागि ब्युरोलाई सोध्नुहोस्। हामीले यो सूचना मितिबिना भेट्यौं।',
      ar: 'للعمل الفني. ولغيره من الأعمال اسأل Bureau. وجدنا الإعلان بلا تاريخ.',
      fil: 'Para sa gawaing teknikal. Para sa ibang trabaho, magtanong sa Bureau. Walang petsa ang abisong nakita namin.',
    },
    source: 'Lanka Net News, without a date',
  }),
  cap({
    ...philippines,
    destinations: null,
    rule: { kind: 'wages', months: 1 },
    law: 'POEA Memorandum Circular No. 14 of 1999; DMW rules for landbased workers of 2023',
    dated: '1999-05-10',
    note: {
      en: 'Domestic workers and seafarers pay no placement fee. Documents such as a passport are not part of it.',
      bn: 'গৃহকর্মী ও নাবিকেরা কোনো প্লেসমেন্ট ফি দেন না। পাসপোর্টের মতো কাগজের খরচ এর মধ্যে পড়ে না।',
      hi: 'घरेलू कामगार और नाविक नौकरी दिलाने की फ़ीस नहीं देते। पासपोर्ट जैसे काग़ज़ों का ख़र्च इसमें शामिल नहीं है।',
      ne: 'घरेलु कामदार र नाविकले काम लगाइदिएको शुल्क तिर्दैनन्। पासपोर्टजस्ता कागजको खर्च यसमा पर्दैन।',
      ar: 'عمال المنازل والبحارة لا يدفعون رسوم توظيف. ولا تدخل فيه تكلفة أوراق مثل جواز السفر.',
      fil: 'Walang placement fee ang mga kasambahay at marino. Hindi kasama ang gastos sa mga dokumento gaya ng passport.',
    },
    source: 'Circular as printed by Lawyerly; Respicio & Co.',
  }),
  cap({
    ...philippines,
    destinations: ['GB', 'IE', 'NO', 'NL', 'NZ'],
    rule: { kind: 'nothing' },
    law: 'Countries where no placement fee may be charged',
    dated: null,
    source: 'Respicio & Co., “Legal limits on recruitment fees”',
  }),
  cap({
    ...philippines,
    destinations: ['CA', 'US'],
    rule: { kind: 'unknown' },
    law: 'Countries where a placement fee may be charged to some only',
    dated: null,
    note: {
      en: 'It depends on the province or the kind of visa: ask the Department of Migrant Workers.',
      bn: 'এটি প্রদেশ বা ভিসার ধরনের উপর নির্ভর করে: অভিবাসী শ্রমিক বিভাগকে জিজ্ঞাসা করুন।',
      hi: 'यह प्रांत या वीज़ा के प्रकार पर निर्भर है: Department of Migrant Workers से पूछें।',
      ne: 'यो प्रान्त वा भिसाको किसिममा भर पर्छ: Department of Migrant Workers लाई सोध्नुहोस्।',
      ar: 'يتوقف ذلك على المقاطعة أو نوع التأشيرة: اسأل Department of Migrant Workers.',
      fil: 'Depende ito sa probinsiya o uri ng visa: magtanong sa Department of Migrant Workers.',
    },
    source: 'Respicio & Co., “Legal limits on recruitment fees”',
  }),
  cap({
    origin: 'ID',
    destinations: null,
    rule: { kind: 'nothing' },
    covers: ['fee', 'medical', 'insurance', 'tests', 'training', 'travel', 'visa', 'papers'],
    authority: 'Ministry of Protection of Indonesian Migrant Workers',
    law: 'Law No. 18 of 2017, article 30; BP2MI Regulation No. 9 of 2020',
    dated: '2020-07',
    note: {
      en: 'The regulation names ten kinds of jobs, such as work in a household, care, cleaning, fields and fishing.',
      bn: 'বিধিমালায় দশ ধরনের কাজের কথা আছে, যেমন গৃহকর্ম, সেবাযত্ন, পরিচ্ছন্নতা, খেত ও মাছ ধরা।',
      hi: 'नियम में दस तरह के काम लिखे हैं, जैसे घर का काम, देखभाल, सफ़ाई, खेती और मछली पकड़ना।',
      ne: 'नियममा दस किसिमका काम लेखिएका छन्, जस्तै घरको काम, हेरचाह, सरसफाइ, खेती र माछा मार्ने।',
      ar: 'تذكر اللائحة عشرة أنواع من الأعمال، مثل العمل في المنازل والرعاية والتنظيف والزراعة وصيد السمك.',
      fil: 'Sampung uri ng trabaho ang nasa regulasyon, gaya ng gawaing bahay, pag-aalaga, paglilinis, pagsasaka at pangingisda.',
    },
    source: 'DDHK News, 2021; IDN Times, 2024; Labour Department of Hong Kong',
  }),
  cap({
    origin: 'PK',
    destinations: null,
    rule: { kind: 'amount', amount: 1_500_000, currency: 'PKR' },
    covers: ['fee'],
    authority: 'Bureau of Emigration and Overseas Employment',
    law: 'Emigration Rules 1979, rule 15',
    dated: null,
    note: {
      en: 'Ticket, medical examination, visa, work permit and levies are not part of it. No cash: through a bank only.',
      bn: 'টিকিট, মেডিকেল পরীক্ষা, ভিসা, কাজের অনুমতি ও সরকারি ফি এর মধ্যে পড়ে না। নগদে নয়, শুধু ব্যাংকের মাধ্যমে।',
      hi: 'टिकट, मेडिकल जाँच, वीज़ा, वर्क परमिट और दूसरे शुल्क इसमें शामिल नहीं हैं। नक़द नहीं: सिर्फ़ बैंक से।',
      ne: 'टिकट, मेडिकल जाँच, भिसा, वर्क परमिट र अरू दस्तुर यसमा पर्दैनन्। नगद होइन: बैंकबाट मात्र।',
      ar: 'لا يشمل التذكرة والفحص الطبي والتأشيرة وتصريح العمل والرسوم الأخرى. لا نقدًا: عن طريق البنك فقط.',
      fil: 'Hindi kasama ang tiket, medical exam, visa, work permit at iba pang singil. Huwag cash: sa bangko lang.',
    },
    source: 'OPN, report on the Bureau’s notice of digital payments, without a date',
  }),
]
