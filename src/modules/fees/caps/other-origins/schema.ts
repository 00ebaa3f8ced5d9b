import { type Cap, cap } from '../cap/schema.ts'

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

/** Each origin but Bangladesh, as far as its rule was found in print. */
export const otherOrigins: readonly Cap[] = [
  cap({
    ...nepal,
    rule: { kind: 'amount', amount: 1_000_000, currency: 'NPR' },
    covers: ['fee'],
    note: {
      en: 'Only where the employer does not pay the agency. Insurance, welfare fund and medical examination come on top.',
      bn: 'শুধু যখন নিয়োগকর্তা এজেন্সিকে টাকা দেন না। বীমা, কল্যাণ তহবিল ও মেডিকেল পরীক্ষা এর বাইরে।',
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
      en: 'Domestic workers and seafarers pay no placement fee. Papers such as a passport are not part of it.',
      bn: 'গৃহকর্মী ও নাবিকেরা কোনো প্লেসমেন্ট ফি দেন না। পাসপোর্টের মতো কাগজের খরচ এর মধ্যে পড়ে না।',
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
    },
    source: 'OPN, report on the Bureau’s notice of digital payments, without a date',
  }),
]
