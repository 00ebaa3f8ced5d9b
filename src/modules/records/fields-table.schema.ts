import type { Field } from './fields-rows.schema.ts'

const always = ['add', 'update', 'import'] as const
const everyShare = ['share:employer', 'share:bank', 'share:authority', 'share:other'] as const

/**
 * The details of a record, in the order of pages and exports. Schemas, columns of the database, import, export, forms
 * and displays all derive from this table.
 */
export const table = {
  passportNumber: {
    control: 'number',
    least: 5,
    most: 20,
    requiredBy: always,
    shownTo: ['slip'],
    listed: 'usual',
    searchedBy: 'number',
    oldField: 'id',
  },
  referenceNumber: {
    control: 'number',
    least: 4,
    most: 30,
    listed: 'chosen',
    searchedBy: 'number',
    oldField: 'IRCC_Num',
  },
  name: {
    control: 'line',
    isName: true,
    most: 120,
    judgedAs: 'name',
    requiredBy: always,
    shownTo: ['candidate', ...everyShare],
    searchedBy: 'name',
    oldField: 'name',
  },
  fatherName: {
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
    control: 'line',
    isName: true,
    most: 120,
    judgedAs: 'name',
    requiredBy: ['add'],
    shownTo: ['candidate'],
    oldField: 'M_name',
  },
  address: {
    control: 'text',
    most: 500,
    judgedAs: 'detail',
    requiredBy: always,
    shownTo: ['candidate'],
    searchedBy: 'words',
    oldField: 'Po_address',
  },
  nationality: {
    // Identifies nobody.
    inClear: true,
    control: 'country',
    askedBefore: 'fatherName',
    // An import without it uses the default from the settings.
    requiredBy: ['add', 'update'],
    shownTo: ['candidate', ...everyShare, 'slip'],
    listed: 'chosen',
    oldField: 'nationality',
  },
  destinationCountry: {
    // Identifies nobody.
    inClear: true,
    control: 'country',
    shownTo: ['candidate', 'slip'],
    listed: 'usual',
  },
  dateOfBirth: {
    control: 'date',
    shownTo: ['candidate'],
    listed: 'chosen',
  },
  telephone: {
    control: 'telephone',
    dialledIn: 'nationality',
    shownTo: ['candidate'],
    searchedBy: 'telephone',
    listed: 'chosen',
  },
  email: {
    control: 'email',
    shownTo: ['candidate'],
    searchedBy: 'email',
  },
  language: {
    // Identifies nobody.
    inClear: true,
    control: 'language',
    shownTo: ['candidate'],
  },
  nextOfKin: {
    control: 'line',
    isName: true,
    most: 120,
    judgedAs: 'name',
    shownTo: ['candidate'],
    searchedBy: 'name',
  },
  nextOfKinTelephone: {
    control: 'telephone',
    dialledIn: 'nationality',
    shownTo: ['candidate'],
    searchedBy: 'telephone',
  },
  flightOn: {
    // Identifies nobody.
    inClear: true,
    control: 'day',
    shownTo: ['candidate'],
    listed: 'usual',
  },
  flightTime: {
    // Identifies nobody.
    inClear: true,
    control: 'time',
    shownTo: ['candidate'],
  },
  flightZone: {
    // Identifies nobody.
    inClear: true,
    control: 'zone',
    shownTo: ['candidate'],
  },
  flightNumber: {
    control: 'number',
    least: 3,
    most: 12,
    judgedAs: 'mark',
    shownTo: ['candidate'],
  },
  flightRoute: {
    control: 'line',
    most: 120,
    judgedAs: 'detail',
    shownTo: ['candidate'],
  },
  broughtBy: {
    control: 'line',
    most: 120,
    judgedAs: 'person',
    shownTo: ['candidate'],
  },
  broughtByNumber: {
    control: 'number',
    least: 3,
    most: 30,
    judgedAs: 'mark',
    shownTo: ['candidate'],
  },
} as const satisfies Record<string, Field>
