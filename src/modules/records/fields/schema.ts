import type { Disclosure, Entrance, Field, Label } from './row/schema.ts'

export type { Control, Disclosure, Field } from './row/schema.ts'

const always = ['add', 'update', 'import'] as const
const everyShare = ['share:employer', 'share:bank', 'share:authority', 'share:other'] as const

/**
 * The details of a record, in the order of pages and exports. One table: schemas,
 * columns of the database, import, export, forms and displays derive from it.
 */
const table = {
  passportNumber: {
    label: { en: 'Passport number', bn: 'পাসপোর্ট নম্বর' },
    control: 'number',
    least: 5,
    most: 20,
    hint: 'As printed; spaces and dashes do not matter',
    requiredBy: always,
    shownTo: ['slip'],
    listed: 'usual',
    searchedBy: 'number',
    headings: ['passportnumber', 'passportno', 'passport', 'ppno', 'পাসপোর্টনম্বর'],
    oldField: 'id',
  },
  referenceNumber: {
    label: { en: 'Reference number', bn: 'রেফারেন্স নম্বর' },
    control: 'number',
    least: 4,
    most: 30,
    hint: 'The authority’s number of the application',
    requiredBy: always,
    listed: 'usual',
    searchedBy: 'number',
    headings: [
      ...['referencenumber', 'referenceno', 'reference'],
      ...['irccnumber', 'irccno', 'applicationnumber'],
    ],
    oldField: 'IRCC_Num',
  },
  name: {
    label: { en: 'Name', bn: 'নাম' },
    control: 'line',
    most: 120,
    hint: 'As in the passport',
    requiredBy: always,
    shownTo: ['candidate', ...everyShare],
    searchedBy: 'words',
    headings: ['name', 'fullname', 'candidatename', 'candidate', 'নাম'],
    oldField: 'name',
  },
  fatherName: {
    label: { en: "Father's name", bn: 'বাবার নাম' },
    control: 'line',
    most: 120,
    // Lists often lack a parent, and an import that asks for one would be told inventions.
    requiredBy: ['add'],
    shownTo: ['candidate'],
    searchedBy: 'words',
    headings: ['fathersname', 'fathername', 'father', 'পিতারনাম'],
    oldField: 'F_name',
  },
  motherName: {
    label: { en: "Mother's name", bn: 'মায়ের নাম' },
    control: 'line',
    most: 120,
    requiredBy: ['add'],
    shownTo: ['candidate'],
    headings: ['mothersname', 'mothername', 'mother', 'মাতারনাম'],
    oldField: 'M_name',
  },
  address: {
    label: { en: 'Permanent address', bn: 'স্থায়ী ঠিকানা' },
    control: 'text',
    most: 500,
    requiredBy: always,
    shownTo: ['candidate'],
    searchedBy: 'words',
    headings: ['permanentaddress', 'address', 'homeaddress', 'ঠিকানা'],
    oldField: 'Po_address',
  },
  nationality: {
    label: { en: 'Nationality', bn: 'জাতীয়তা' },
    control: 'country',
    hint: 'As in the passport',
    askedBefore: 'fatherName',
    // An import without it takes the usual one of the settings.
    requiredBy: ['add', 'update'],
    shownTo: ['candidate', ...everyShare, 'slip'],
    listed: 'chosen',
    headings: ['nationality', 'citizenship'],
    oldField: 'nationality',
  },
  destinationCountry: {
    label: { en: 'Destination country', bn: 'গন্তব্য দেশ' },
    control: 'country',
    hint: 'Picks the official checks and the help outside that are shown',
    requiredBy: [],
    shownTo: ['candidate', 'slip'],
    headings: ['destinationcountry', 'destination', 'country'],
    oldField: null,
  },
  dateOfBirth: {
    label: { en: 'Date of birth', bn: 'জন্মতারিখ' },
    control: 'date',
    hint: 'As in the passport',
    requiredBy: [],
    shownTo: ['candidate'],
    headings: ['dateofbirth', 'dob', 'birthdate', 'birthday', 'জন্মতারিখ'],
    oldField: null,
  },
  telephone: {
    label: { en: 'Telephone', bn: 'টেলিফোন' },
    control: 'telephone',
    hint: 'With the country code: +880 1711 123456',
    requiredBy: [],
    shownTo: ['candidate'],
    headings: [
      ...['telephone', 'telephoneno', 'telephonenumber', 'mobile', 'mobileno', 'mobilenumber'],
      ...['phone', 'phoneno', 'phonenumber', 'cell', 'contactno', 'contactnumber', 'whatsapp'],
      ...['মোবাইল', 'মোবাইলনম্বর', 'ফোন'],
    ],
    oldField: null,
  },
  email: {
    label: { en: 'Email', bn: 'ইমেইল' },
    control: 'email',
    requiredBy: [],
    shownTo: ['candidate'],
    headings: ['email', 'emailaddress', 'mail', 'ইমেইল'],
    oldField: null,
  },
  language: {
    label: { en: 'Preferred language', bn: 'পছন্দের ভাষা' },
    control: 'language',
    hint: 'In which the candidate is written to',
    requiredBy: [],
    shownTo: ['candidate'],
    headings: ['preferredlanguage', 'language', 'ভাষা'],
    oldField: null,
  },
  nextOfKin: {
    label: { en: 'Next of kin', bn: 'নিকটাত্মীয়' },
    control: 'line',
    most: 120,
    hint: 'Whom to call when something happens',
    requiredBy: [],
    shownTo: ['candidate'],
    headings: ['nextofkin', 'kin', 'emergencycontact', 'emergencycontactname'],
    oldField: null,
  },
  nextOfKinTelephone: {
    label: { en: 'Telephone of next of kin', bn: 'নিকটাত্মীয়ের টেলিফোন' },
    control: 'telephone',
    hint: 'With the country code',
    requiredBy: [],
    shownTo: ['candidate'],
    headings: [
      ...['nextofkintelephone', 'telephoneofnextofkin', 'nextofkinphone', 'nextofkinmobile'],
      ...['emergencyphone', 'emergencynumber', 'emergencycontactnumber', 'emergencymobile'],
    ],
    oldField: null,
  },
  flightOn: {
    label: { en: 'Flight date', bn: 'ফ্লাইটের তারিখ' },
    control: 'day',
    hint: 'The candidate sees how long before it the contract came',
    requiredBy: [],
    shownTo: ['candidate'],
    headings: ['flightdate', 'flighton', 'dateofflight', 'departuredate', 'ফ্লাইটেরতারিখ'],
    oldField: null,
  },
  broughtBy: {
    label: { en: 'Brought by', bn: 'যার মাধ্যমে এসেছেন' },
    control: 'line',
    most: 120,
    judgedAs: 'person',
    hint: 'The sub-agent who brought the candidate. Leave it empty if there was none',
    requiredBy: [],
    shownTo: ['candidate'],
    headings: ['broughtby', 'subagent', 'subagentname', 'agentname', 'referredby', 'সাবএজেন্ট'],
    oldField: null,
  },
  broughtByNumber: {
    label: { en: 'Registration of the sub-agent', bn: 'সাব-এজেন্টের নিবন্ধন নম্বর' },
    control: 'number',
    least: 3,
    most: 30,
    judgedAs: 'mark',
    hint: 'The number under which a regulator lists the sub-agent',
    requiredBy: [],
    shownTo: ['candidate'],
    headings: [
      ...['subagentregistration', 'subagentregistrationno', 'subagentnumber', 'subagentlicence'],
      'সাবএজেন্টেরনিবন্ধন',
    ],
    oldField: null,
  },
} as const satisfies Record<string, Field>

type Table = typeof table
export type FieldName = keyof Table
/** The details by name, with all that is known of each. */
export const recordFields: Readonly<Record<FieldName, Field>> = table
/** Their names in the order of pages and exports. */
export const fieldNames = Object.keys(table) as FieldName[]
/** The same in the order of the form. */
export const askedFields = fieldNames
  .filter((name) => recordFields[name].askedBefore === undefined)
  .flatMap((name) => [...fieldNames.filter((one) => recordFields[one].askedBefore === name), name])

/** Whether a name, from wherever it comes, is that of a detail. */
export function isField(name: PropertyKey): name is FieldName {
  return Object.hasOwn(table, name)
}

type Says<Key extends string, Word> = {
  [Name in FieldName]: Table[Name] extends { [Each in Key]: Word } ? Name : never
}[FieldName]
/** Those whose row names every one of the words. */
type Names<Key extends string, Word> = {
  [Name in FieldName]: Table[Name] extends { [Each in Key]: readonly (infer Each)[] }
    ? [Word] extends [Each]
      ? Name
      : never
    : never
}[FieldName]

export type RequiredBy<By extends Entrance> = Names<'requiredBy', By>
/** Of several disclosures: what each of them shows. */
export type ShownTo<To extends Disclosure> = Names<'shownTo', To>
/** What at least one of them shows. */
export type ShownToAny<To extends Disclosure> = To extends Disclosure ? ShownTo<To> : never
export type ListedField<As extends 'usual' | 'chosen' = 'usual' | 'chosen'> = Says<'listed', As>
export type SearchedBy<By extends 'words' | 'number'> = Says<'searchedBy', By>

/** The details as they are kept: one that a form may leave empty can be nothing. */
export type Details = {
  [Name in FieldName]: Name extends RequiredBy<'add'> & RequiredBy<'update'>
    ? string
    : string | null
}

export function isRequired(name: FieldName, by: Entrance): boolean {
  return recordFields[name].requiredBy.includes(by)
}

/** Whether it may be nothing on file. */
export function mayBeEmpty(name: FieldName): boolean {
  return !isRequired(name, 'add') || !isRequired(name, 'update')
}

/** The details that are shown to somebody beside staff. */
export function fieldsShownTo<To extends Disclosure>(to: To): ShownToAny<To>[] {
  return fieldNames.filter((name) => recordFields[name].shownTo?.includes(to)) as ShownToAny<To>[]
}

/** Of a record, what is shown to somebody beside staff. */
export type Shown<To extends Disclosure> = Pick<Details, ShownTo<To>> &
  Partial<Pick<Details, ShownToAny<To>>>

export function detailsShownTo<To extends Disclosure>(
  to: To,
  record: Pick<Details, ShownToAny<To>>,
): Shown<To> {
  const shown = fieldsShownTo(to).map((name) => [name, record[name]])
  return Object.fromEntries(shown) as Shown<To>
}

/** The details that have a column in the list of records. */
export function fieldsListed<As extends 'usual' | 'chosen'>(as: As): ListedField<As>[] {
  return fieldNames.filter((name) => recordFields[name].listed === as) as ListedField<As>[]
}

/** The details by which staff find records. */
export function fieldsSearchedBy<By extends 'words' | 'number'>(by: By): SearchedBy<By>[] {
  return fieldNames.filter((name) => recordFields[name].searchedBy === by) as SearchedBy<By>[]
}

/** What each detail is called on pages for the public, with a printed apostrophe. */
export function fieldLabels(language: keyof Label): Record<FieldName, string> {
  const labels = fieldNames.map((name) => [
    name,
    recordFields[name].label[language].replaceAll("'", '’'),
  ])
  return Object.fromEntries(labels) as Record<FieldName, string>
}
