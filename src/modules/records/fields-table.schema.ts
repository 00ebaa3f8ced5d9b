import { type Field, fieldNamesInLanguages } from './fields-labels.schema.ts'

const always = ['add', 'update', 'import'] as const
const everyShare = ['share:employer', 'share:bank', 'share:authority', 'share:other'] as const

/**
 * The details of a record, in the order of pages and exports. Schemas, columns of the database, import, export, forms
 * and displays all derive from this table.
 */
export const table = {
  passportNumber: {
    label: fieldNamesInLanguages.passportNumber,
    // Found by SQL.
    inClear: true,
    control: 'number',
    least: 5,
    most: 20,
    hint: {
      en: 'As printed; spaces and dashes do not matter',
      bn: 'যেমন ছাপা আছে; ফাঁকা জায়গা বা ড্যাশ থাকলে সমস্যা নেই',
    },
    requiredBy: always,
    shownTo: ['slip'],
    listed: 'usual',
    searchedBy: 'number',
    oldField: 'id',
  },
  referenceNumber: {
    label: fieldNamesInLanguages.referenceNumber,
    // Found by SQL.
    inClear: true,
    control: 'number',
    least: 4,
    most: 30,
    hint: {
      en: 'The authority’s number of the application. Leave it empty until the authority gives one',
      bn: 'কর্তৃপক্ষের দেওয়া আবেদনের নম্বর। কর্তৃপক্ষ না দেওয়া পর্যন্ত ফাঁকা রাখুন',
    },
    listed: 'chosen',
    searchedBy: 'number',
    oldField: 'IRCC_Num',
  },
  name: {
    label: fieldNamesInLanguages.name,
    control: 'line',
    isName: true,
    most: 120,
    judgedAs: 'name',
    hint: {
      en: 'As in the passport',
      bn: 'পাসপোর্টে যেমন আছে',
    },
    requiredBy: always,
    shownTo: ['candidate', ...everyShare],
    searchedBy: 'name',
    oldField: 'name',
  },
  fatherName: {
    label: fieldNamesInLanguages.fatherName,
    control: 'line',
    isName: true,
    most: 120,
    judgedAs: 'name',
    // Lists often lack a parent, and an import that required one would get invented names.
    requiredBy: ['add'],
    shownTo: ['candidate'],
    searchedBy: 'name',
    oldField: 'F_name',
  },
  motherName: {
    label: fieldNamesInLanguages.motherName,
    control: 'line',
    isName: true,
    most: 120,
    judgedAs: 'name',
    requiredBy: ['add'],
    shownTo: ['candidate'],
    oldField: 'M_name',
  },
  address: {
    label: fieldNamesInLanguages.address,
    control: 'text',
    most: 500,
    judgedAs: 'detail',
    requiredBy: always,
    shownTo: ['candidate'],
    searchedBy: 'words',
    oldField: 'Po_address',
  },
  nationality: {
    label: fieldNamesInLanguages.nationality,
    // Identifies nobody.
    inClear: true,
    control: 'country',
    hint: {
      en: 'As in the passport',
      bn: 'পাসপোর্টে যেমন আছে',
    },
    askedBefore: 'fatherName',
    // An import without it uses the default from the settings.
    requiredBy: ['add', 'update'],
    shownTo: ['candidate', ...everyShare, 'slip'],
    listed: 'chosen',
    oldField: 'nationality',
  },
  destinationCountry: {
    label: fieldNamesInLanguages.destinationCountry,
    // Identifies nobody.
    inClear: true,
    control: 'country',
    hint: {
      en: 'Picks the official checks and the help outside that are shown',
      bn: 'কোন কর্তৃপক্ষের কাছে নিজে যাচাই করবেন আর বাইরে কোথায় সাহায্য পাবেন, তা এ থেকে ঠিক হয়',
    },
    shownTo: ['candidate', 'slip'],
    listed: 'usual',
  },
  dateOfBirth: {
    label: fieldNamesInLanguages.dateOfBirth,
    control: 'date',
    hint: {
      en: 'As in the passport. It shows that the candidate is 18',
      bn: 'পাসপোর্টে যেমন আছে। প্রার্থীর বয়স ১৮ হয়েছে কি না, এতে বোঝা যায়',
    },
    shownTo: ['candidate'],
    listed: 'chosen',
  },
  telephone: {
    label: fieldNamesInLanguages.telephone,
    control: 'telephone',
    dialledIn: 'nationality',
    hint: {
      en: 'As it is dialled in the candidate’s country, or with the country code: +880 1711 123456',
      bn: 'প্রার্থীর দেশে যেভাবে ডায়াল করা হয়, অথবা দেশের কোডসহ: +880 1711 123456',
    },
    shownTo: ['candidate'],
    searchedBy: 'telephone',
    listed: 'chosen',
  },
  email: {
    label: fieldNamesInLanguages.email,
    control: 'email',
    shownTo: ['candidate'],
    searchedBy: 'email',
  },
  language: {
    label: fieldNamesInLanguages.language,
    // Identifies nobody.
    inClear: true,
    control: 'language',
    hint: {
      en: 'In which the candidate is written to',
      bn: 'যে ভাষায় প্রার্থীকে লেখা হয়',
    },
    shownTo: ['candidate'],
  },
  nextOfKin: {
    label: fieldNamesInLanguages.nextOfKin,
    control: 'line',
    isName: true,
    most: 120,
    judgedAs: 'name',
    hint: {
      en: 'Whom to call when something happens',
      bn: 'কিছু হলে যাকে ফোন করা হবে',
    },
    shownTo: ['candidate'],
    searchedBy: 'name',
  },
  nextOfKinTelephone: {
    label: fieldNamesInLanguages.nextOfKinTelephone,
    control: 'telephone',
    dialledIn: 'nationality',
    hint: {
      en: 'As it is dialled in the candidate’s country, or with the country code',
      bn: 'প্রার্থীর দেশে যেভাবে ডায়াল করা হয়, অথবা দেশের কোডসহ',
    },
    shownTo: ['candidate'],
    searchedBy: 'telephone',
  },
  flightOn: {
    label: fieldNamesInLanguages.flightOn,
    // Identifies nobody.
    inClear: true,
    control: 'day',
    hint: {
      en: 'The candidate sees how long before it the contract came',
      bn: 'ফ্লাইটের কত আগে চুক্তি এসেছে, প্রার্থী তা দেখতে পান',
    },
    shownTo: ['candidate'],
    listed: 'usual',
  },
  flightTime: {
    label: fieldNamesInLanguages.flightTime,
    // Identifies nobody.
    inClear: true,
    control: 'time',
    hint: {
      en: 'Departure, by the clock of the place. Before 05:00 the candidate reads which night it is',
      bn: 'ছাড়ার সময়, ওই জায়গার ঘড়িতে। ০৫:০০-র আগে হলে প্রার্থী পড়েন এটি কোন রাত',
    },
    shownTo: ['candidate'],
  },
  flightZone: {
    label: fieldNamesInLanguages.flightZone,
    // Identifies nobody.
    inClear: true,
    control: 'zone',
    hint: {
      en: 'Leave it empty where it is the office’s own',
      bn: 'অফিসের নিজের হলে ফাঁকা রাখুন',
    },
    shownTo: ['candidate'],
  },
  flightNumber: {
    label: fieldNamesInLanguages.flightNumber,
    control: 'number',
    least: 3,
    most: 12,
    judgedAs: 'mark',
    hint: { en: 'As on the ticket, such as BG305', bn: 'টিকিটে যেমন আছে, যেমন BG305' },
    shownTo: ['candidate'],
  },
  flightRoute: {
    label: fieldNamesInLanguages.flightRoute,
    control: 'line',
    most: 120,
    judgedAs: 'detail',
    hint: {
      en: 'From, changes, to: Dhaka – Doha – Toronto',
      bn: 'কোথা থেকে, বদল, কোথায়: ঢাকা – দোহা – টরন্টো',
    },
    shownTo: ['candidate'],
  },
  broughtBy: {
    label: fieldNamesInLanguages.broughtBy,
    control: 'line',
    most: 120,
    judgedAs: 'person',
    hint: {
      en: 'The sub-agent who brought the candidate. Leave it empty if there was none',
      bn: 'যে সাব-এজেন্ট প্রার্থীকে এনেছেন। কেউ না থাকলে ফাঁকা রাখুন',
    },
    shownTo: ['candidate'],
  },
  broughtByNumber: {
    label: fieldNamesInLanguages.broughtByNumber,
    control: 'number',
    least: 3,
    most: 30,
    judgedAs: 'mark',
    hint: {
      en: 'The number under which a regulator lists the sub-agent',
      bn: 'নিয়ন্ত্রকের তালিকায় সাব-এজেন্টের যে নম্বর আছে',
    },
    shownTo: ['candidate'],
  },
} as const satisfies Record<string, Field>
