import type { InEachLanguage, StaffLanguage } from '#platform/languages.schema'

/** The label of each detail of a record. */
export const fieldNamesInLanguages = {
  passportNumber: {
    en: 'Passport number',
    bn: 'পাসপোর্ট নম্বর',
    hi: 'पासपोर्ट नंबर',
    ne: 'पासपोर्ट नम्बर',
    ar: 'رقم جواز السفر',
    fil: 'Passport number',
  },
  referenceNumber: {
    en: 'Reference number',
    bn: 'রেফারেন্স নম্বর',
    hi: 'रेफ़रेंस नंबर',
    ne: 'रेफरेन्स नम्बर',
    ar: 'رقم المرجع',
    fil: 'Reference number',
  },
  name: { en: 'Name', bn: 'নাম', hi: 'नाम', ne: 'नाम', ar: 'الاسم', fil: 'Pangalan' },
  fatherName: {
    en: "Father's name",
    bn: 'বাবার নাম',
    hi: 'पिता का नाम',
    ne: 'बुबाको नाम',
    ar: 'اسم الأب',
    fil: 'Pangalan ng ama',
  },
  motherName: {
    en: "Mother's name",
    bn: 'মায়ের নাম',
    hi: 'माता का नाम',
    ne: 'आमाको नाम',
    ar: 'اسم الأم',
    fil: 'Pangalan ng ina',
  },
  address: {
    en: 'Permanent address',
    bn: 'স্থায়ী ঠিকানা',
    hi: 'स्थायी पता',
    ne: 'स्थायी ठेगाना',
    ar: 'العنوان الدائم',
    fil: 'Permanenteng tirahan',
  },
  nationality: {
    en: 'Nationality',
    bn: 'জাতীয়তা',
    hi: 'राष्ट्रीयता',
    ne: 'राष्ट्रियता',
    ar: 'الجنسية',
    fil: 'Nasyonalidad',
  },
  destinationCountry: {
    en: 'Destination country',
    bn: 'গন্তব্য দেশ',
    hi: 'जिस देश जाना है',
    ne: 'जाने देश',
    ar: 'بلد السفر',
    fil: 'Bansang pupuntahan',
  },
  dateOfBirth: {
    en: 'Date of birth',
    bn: 'জন্মতারিখ',
    hi: 'जन्म की तारीख़',
    ne: 'जन्म मिति',
    ar: 'تاريخ الميلاد',
    fil: 'Petsa ng kapanganakan',
  },
  telephone: {
    en: 'Telephone',
    bn: 'টেলিফোন',
    hi: 'फ़ोन नंबर',
    ne: 'फोन नम्बर',
    ar: 'الهاتف',
    fil: 'Telepono',
  },
  email: {
    en: 'Email',
    bn: 'ইমেইল',
    hi: 'ईमेल',
    ne: 'इमेल',
    ar: 'البريد الإلكتروني',
    fil: 'Email',
  },
  language: {
    en: 'Preferred language',
    bn: 'পছন্দের ভাষা',
    hi: 'पसंद की भाषा',
    ne: 'रोजेको भाषा',
    ar: 'اللغة المفضلة',
    fil: 'Piniling wika',
  },
  nextOfKin: {
    en: 'Next of kin',
    bn: 'নিকটাত্মীয়',
    hi: 'नज़दीकी रिश्तेदार',
    ne: 'नजिकको नातेदार',
    ar: 'أقرب قريب',
    fil: 'Pinakamalapit na kamag-anak',
  },
  nextOfKinTelephone: {
    en: 'Telephone of next of kin',
    bn: 'নিকটাত্মীয়ের টেলিফোন',
    hi: 'नज़दीकी रिश्तेदार का फ़ोन',
    ne: 'नजिकको नातेदारको फोन',
    ar: 'هاتف أقرب قريب',
    fil: 'Telepono ng pinakamalapit na kamag-anak',
  },
  flightOn: {
    en: 'Flight date',
    bn: 'ফ্লাইটের তারিখ',
    hi: 'उड़ान की तारीख़',
    ne: 'उडानको मिति',
    ar: 'تاريخ الرحلة الجوية',
    fil: 'Araw ng flight',
  },
  flightTime: {
    en: 'Flight time',
    bn: 'ফ্লাইটের সময়',
    hi: 'उड़ान का समय',
    ne: 'उडानको समय',
    ar: 'وقت الرحلة الجوية',
    fil: 'Oras ng flight',
  },
  flightZone: {
    en: 'Time zone of the flight time',
    bn: 'ফ্লাইটের সময় কোন টাইম জোনে',
    hi: 'उड़ान के समय का टाइम ज़ोन',
    ne: 'उडानको समय कुन समय क्षेत्रको हो',
    ar: 'المنطقة الزمنية لوقت الرحلة',
    fil: 'Time zone ng oras ng flight',
  },
  flightNumber: {
    en: 'Flight number',
    bn: 'ফ্লাইট নম্বর',
    hi: 'उड़ान नंबर',
    ne: 'उडान नम्बर',
    ar: 'رقم الرحلة الجوية',
    fil: 'Numero ng flight',
  },
  flightRoute: {
    en: 'Flight route',
    bn: 'ফ্লাইটের পথ',
    hi: 'उड़ान का रास्ता',
    ne: 'उडानको बाटो',
    ar: 'مسار الرحلة الجوية',
    fil: 'Ruta ng flight',
  },
  broughtBy: {
    en: 'Brought by',
    bn: 'যার মাধ্যমে এসেছেন',
    hi: 'किसके ज़रिए आए',
    ne: 'कसमार्फत आएको',
    ar: 'جاء عن طريق',
    fil: 'Dinala ni',
  },
  broughtByNumber: {
    en: 'Registration of the sub-agent',
    bn: 'সাব-এজেন্টের নিবন্ধন নম্বর',
    hi: 'सब-एजेंट का रजिस्ट्रेशन नंबर',
    ne: 'सब-एजेन्टको दर्ता नम्बर',
    ar: 'رقم تسجيل الوكيل الفرعي',
    fil: 'Rehistro ng sub-agent',
  },
} as const satisfies Record<string, InEachLanguage>

/** The ways in for a record's details: the add forms, the update form, an import. */
export type Entrance = 'add' | 'update' | 'import'

/**
 * Who is shown a detail, apart from staff. `candidate`: a person who opens the file with number and access code, on the
 * site, by the linked account or by the API. `share:…`: the recipient of a share for that purpose. `slip`: the slip
 * prints the last three characters of the number, and help by the countries.
 */
export type Disclosure =
  | 'candidate'
  | 'share:employer'
  | 'share:bank'
  | 'share:authority'
  | 'share:other'
  | 'slip'

/** The detail that names the country in which a telephone without a country code is dialled. */
export type DialledIn = 'nationality'

/**
 * How a detail is typed, checked and shown. A `date` is past, a `day` may be in the future. A `time` is `02:15` on the
 * wall of a `zone` (`Asia/Dhaka`). A `number` is letters and digits, as documents print them.
 */
export type Control =
  | { control: 'country' | 'date' | 'day' | 'email' | 'language' | 'time' | 'zone' }
  | { control: 'telephone'; dialledIn: DialledIn }
  | { control: 'line' | 'text'; most: number }
  | { control: 'number'; least: number; most: number }

export type SearchedBy = 'name' | 'words' | 'number' | 'telephone' | 'email'

/** A detail of a candidate. The defaults are the strict ones: without `shownTo`, only staff see it. */
export type Field = Control & {
  /**
   * Whether the database has it in clear: SQL finds it, or it identifies nobody. Everything else is sealed under the key of
   * its record (docs/decisions/0026).
   */
  inClear?: true
  label: InEachLanguage
  /** What the form says below the label. */
  hint?: Readonly<Record<StaffLanguage, string>>
  /** Whether it is somebody's name. */
  isName?: true
  /** The kind of public text that it is judged as, where somebody other than staff reads words of it. */
  judgedAs?: 'name' | 'person' | 'mark' | 'detail'
  /** The field before which the form asks for it, where that differs from its place in the table. */
  askedBefore?: string
  /** Where it has to be given. */
  requiredBy?: readonly Entrance[]
  /** Each entry is a decision about somebody's data; a test names them all. */
  shownTo?: readonly Disclosure[]
  /** Whether it has a column in the list of records: by default, or for staff who choose it. */
  listed?: 'usual' | 'chosen'
  /** Whether staff find records by it: by words (of a name by their sound too), or by its beginning or end. */
  searchedBy?: SearchedBy
  /** Its name in the older system's export. */
  oldField?: string
}
